"""Tide: the power."""
