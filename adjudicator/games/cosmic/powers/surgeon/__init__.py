"""Surgeon: the power, its facelifts and its flare."""
