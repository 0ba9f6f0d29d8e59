"""The order words of the game, and everyday ways of saying them."""
