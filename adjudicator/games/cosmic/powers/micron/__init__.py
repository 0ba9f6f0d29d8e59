"""Micron: the power."""
