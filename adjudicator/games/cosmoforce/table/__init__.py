"""Ships, their systems, and how a game stands."""
