"""Whole games by bots without a table: what comes of many of them, held against the bands that they should lie in."""
