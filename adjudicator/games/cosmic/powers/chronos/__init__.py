"""Chronos: the power and its flare."""
