"""Klutz: the power and its flare."""
