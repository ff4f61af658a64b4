"""Pairs of worlds that differ in one secret, played through the real server: whoever cannot know it gets the same bytes."""
