"""Booster: the power."""
