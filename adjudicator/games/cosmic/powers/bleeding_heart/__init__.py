"""Bleeding Heart: the power and its flare."""
