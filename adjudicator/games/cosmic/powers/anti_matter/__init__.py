"""Anti-Matter: the power and its flare."""
