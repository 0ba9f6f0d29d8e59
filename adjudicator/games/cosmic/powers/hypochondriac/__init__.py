"""Hypochondriac: the power, its anxiety tokens and its flare."""
