"""Empath: the power and its flare."""
