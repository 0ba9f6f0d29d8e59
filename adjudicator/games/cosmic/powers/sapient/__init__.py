"""Sapient: the power."""
