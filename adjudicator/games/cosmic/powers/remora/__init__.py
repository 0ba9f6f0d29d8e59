"""Remora: the power and its flare."""
