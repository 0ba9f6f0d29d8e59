"""Tick-Tock: the power and its flare."""
