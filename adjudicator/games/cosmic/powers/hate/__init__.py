"""Hate: the power and its flare."""
