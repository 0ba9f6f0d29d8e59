"""Filch: the power and its flare."""
