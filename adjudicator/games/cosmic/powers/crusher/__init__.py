"""Crusher: the power and its flare."""
