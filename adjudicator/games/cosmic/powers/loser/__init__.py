"""Loser: the power and its flare."""
