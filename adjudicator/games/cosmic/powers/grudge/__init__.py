"""Grudge: the power and its flare."""
