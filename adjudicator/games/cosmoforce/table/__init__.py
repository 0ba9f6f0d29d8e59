"""Ships, their systems, and the position of a game."""
