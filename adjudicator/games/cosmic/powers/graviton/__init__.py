"""Graviton: the power."""
