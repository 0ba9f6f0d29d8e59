"""Clone: the power and its flare."""
