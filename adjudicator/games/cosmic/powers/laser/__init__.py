"""Laser: the power and its flare."""
