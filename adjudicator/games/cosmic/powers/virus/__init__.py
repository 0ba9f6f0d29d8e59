"""Virus: the power and its flare."""
