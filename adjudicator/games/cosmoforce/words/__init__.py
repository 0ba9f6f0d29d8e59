"""The order words of the game, and how players say them."""
