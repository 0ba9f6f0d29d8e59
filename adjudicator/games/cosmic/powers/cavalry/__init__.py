"""Cavalry: the power."""
