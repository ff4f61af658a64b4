"""Deck plans: reading, lint, steps, sight, craft, the outside."""
