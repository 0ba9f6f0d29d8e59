"""Ghoul: the power."""
