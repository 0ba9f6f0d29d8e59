"""Coward: the power and its flare."""
