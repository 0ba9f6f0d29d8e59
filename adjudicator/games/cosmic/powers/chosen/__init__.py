"""Chosen: the power and its flare."""
