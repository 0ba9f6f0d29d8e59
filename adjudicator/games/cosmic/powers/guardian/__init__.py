"""Guardian: the power."""
