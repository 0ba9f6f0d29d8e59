"""Neighbor: the power."""
