"""How a game begins, and what a position must be."""
