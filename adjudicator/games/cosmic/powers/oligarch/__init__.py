"""Oligarch: the power, its privileges and its flare."""
