"""Calculator: the power and its flare."""
