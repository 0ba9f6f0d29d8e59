"""Oracle: the power and its flare."""
