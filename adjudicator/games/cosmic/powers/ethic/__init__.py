"""Ethic: the power."""
