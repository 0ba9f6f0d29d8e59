"""Evil Twin: the power and its flare."""
