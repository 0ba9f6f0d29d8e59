"""Healer: the power and its flare."""
