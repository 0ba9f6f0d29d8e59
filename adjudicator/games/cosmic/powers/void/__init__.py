"""Void: the power and its flare."""
