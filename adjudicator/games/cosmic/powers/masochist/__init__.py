"""Masochist: the power and its flare."""
