"""The board, the cards, and how a game stands."""
