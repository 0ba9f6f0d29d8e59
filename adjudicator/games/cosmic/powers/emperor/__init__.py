"""Emperor: the power and its flare."""
