"""Reborn: the power."""
