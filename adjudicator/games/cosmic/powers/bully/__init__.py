"""Bully: the power."""
