"""Phantasm: the power."""
