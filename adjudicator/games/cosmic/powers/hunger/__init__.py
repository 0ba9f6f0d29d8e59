"""Hunger: the power and its flare."""
