"""Cult: the power, its members and its flare."""
