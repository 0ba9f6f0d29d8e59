"""Mind: the power and its flare."""
