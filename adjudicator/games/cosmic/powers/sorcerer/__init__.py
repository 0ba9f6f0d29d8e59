"""Sorcerer: the power and its flare."""
