"""Warrior: the power and its flare."""
