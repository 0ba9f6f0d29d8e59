"""Perfectionist: the power and its flare."""
