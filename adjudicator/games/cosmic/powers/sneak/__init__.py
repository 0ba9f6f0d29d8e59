"""Sneak: the power."""
