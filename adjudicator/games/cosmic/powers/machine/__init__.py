"""Machine: the power and its flare."""
