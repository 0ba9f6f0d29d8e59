"""Observer: the power and its flare."""
