"""Pacifist: the power and its flare."""
