"""Dervish: the power."""
