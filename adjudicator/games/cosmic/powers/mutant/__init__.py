"""Mutant: the power and its flare."""
