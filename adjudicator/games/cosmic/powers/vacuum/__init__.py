"""Vacuum: the power and its flare."""
