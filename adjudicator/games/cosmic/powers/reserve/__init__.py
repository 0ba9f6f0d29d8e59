"""Reserve: the power and its flare."""
