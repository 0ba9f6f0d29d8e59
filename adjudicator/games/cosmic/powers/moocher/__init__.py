"""Moocher: the power and its flare."""
