"""Xenophile: the power."""
