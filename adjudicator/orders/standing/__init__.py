"""What stands for a player: letters merged, read back, and what became of each order. Needs values and lines."""
