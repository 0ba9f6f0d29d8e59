"""Shadow: the power and its flare."""
