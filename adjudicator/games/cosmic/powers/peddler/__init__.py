"""Peddler: the power, its store and its flare."""
