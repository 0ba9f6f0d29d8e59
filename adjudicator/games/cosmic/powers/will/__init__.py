"""Will: the power and its flare."""
