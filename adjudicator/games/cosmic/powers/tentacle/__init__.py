"""Tentacle: the power."""
