"""What a player wants done, and what can be wrong with it, as values. Needs no other room of orders."""
