"""Disease: the power and its flare."""
