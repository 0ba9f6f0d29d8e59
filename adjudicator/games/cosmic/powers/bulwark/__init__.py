"""Bulwark: the power."""
