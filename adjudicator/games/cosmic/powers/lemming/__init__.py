"""Lemming: the power."""
