"""Trader: the power and its flare."""
