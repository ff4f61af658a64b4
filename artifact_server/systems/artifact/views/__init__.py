"""What each seat is shown, offered and refused: from what it knows and public matters, never from the truth."""
