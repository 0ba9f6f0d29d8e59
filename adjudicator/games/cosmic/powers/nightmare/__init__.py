"""Nightmare: the power, its dreams and its flare."""
