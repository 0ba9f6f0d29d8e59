"""Multitude: the power and its flare."""
