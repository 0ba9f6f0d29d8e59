"""What a player wants done, and what can be wrong with it, as values. Needs nothing else of orders."""
