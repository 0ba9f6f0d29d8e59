"""Alien: the power, its traumas and its flare."""
