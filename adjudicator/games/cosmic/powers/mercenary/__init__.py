"""Mercenary: the power."""
