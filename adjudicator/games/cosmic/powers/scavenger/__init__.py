"""Scavenger: the power."""
