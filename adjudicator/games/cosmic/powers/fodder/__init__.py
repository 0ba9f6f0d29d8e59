"""Fodder: the power and its flare."""
