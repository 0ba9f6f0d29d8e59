"""Spiff: the power and its flare."""
