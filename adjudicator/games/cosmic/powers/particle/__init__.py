"""Particle: the power and its flare."""
