"""Warpish: the power and its flare."""
