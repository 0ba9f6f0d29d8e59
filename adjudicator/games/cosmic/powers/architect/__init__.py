"""Architect: the power and its flare."""
