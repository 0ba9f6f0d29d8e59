"""The board, the cards, and the position of a game."""
