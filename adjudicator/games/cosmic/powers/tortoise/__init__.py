"""Tortoise: the power and its flare."""
