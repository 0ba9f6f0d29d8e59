"""What our letters say, as values. Needs office and game."""
