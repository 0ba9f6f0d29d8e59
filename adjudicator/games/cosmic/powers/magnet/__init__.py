"""Magnet: the power."""
