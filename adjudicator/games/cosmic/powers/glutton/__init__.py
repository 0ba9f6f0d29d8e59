"""Glutton: the power."""
