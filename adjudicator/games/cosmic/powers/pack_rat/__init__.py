"""Pack Rat: the power and its flare."""
