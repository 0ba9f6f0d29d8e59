"""Vulch: the power and its flare."""
