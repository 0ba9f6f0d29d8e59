"""Angler: the power."""
