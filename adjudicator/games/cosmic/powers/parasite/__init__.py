"""Parasite: the power and its flare."""
