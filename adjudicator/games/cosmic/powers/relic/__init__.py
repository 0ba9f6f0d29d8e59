"""Relic: the power."""
