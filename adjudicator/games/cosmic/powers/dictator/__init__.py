"""Dictator: the power and its flare."""
