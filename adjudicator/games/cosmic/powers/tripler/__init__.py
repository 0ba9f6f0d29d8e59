"""Tripler: the power and its flare."""
