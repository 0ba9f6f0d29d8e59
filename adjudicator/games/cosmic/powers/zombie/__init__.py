"""Zombie: the power and its flare."""
