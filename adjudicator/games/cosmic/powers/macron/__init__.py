"""Macron: the power and its flare."""
