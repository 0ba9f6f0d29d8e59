"""Barbarian: the power and its flare."""
