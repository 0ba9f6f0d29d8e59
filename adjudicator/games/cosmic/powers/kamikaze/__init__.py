"""Kamikaze: the power and its flare."""
