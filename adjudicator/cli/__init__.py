"""The commands a game master types."""
