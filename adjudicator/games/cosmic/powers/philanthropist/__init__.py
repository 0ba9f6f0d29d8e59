"""Philanthropist: the power and its flare."""
