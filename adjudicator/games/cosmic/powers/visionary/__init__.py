"""Visionary: the power."""
