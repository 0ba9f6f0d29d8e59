"""Warhawk: the power."""
