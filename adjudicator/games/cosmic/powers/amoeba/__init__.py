"""Amoeba: the power and its flare."""
