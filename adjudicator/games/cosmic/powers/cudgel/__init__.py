"""Cudgel: the power and its flare."""
