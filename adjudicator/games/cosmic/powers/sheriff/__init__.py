"""Sheriff: the power, its tickets and its flare."""
