"""Sting: the power."""
