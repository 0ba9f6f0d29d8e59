"""Maven: the power and its flare."""
