"""A judge-moderated table for board games of hidden movement."""

__version__ = "0.1.0"
