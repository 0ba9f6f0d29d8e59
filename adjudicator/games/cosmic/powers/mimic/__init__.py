"""Mimic: the power."""
