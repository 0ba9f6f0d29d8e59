"""Wrack: the power."""
