"""Anarchist: the power, its disruptions and its flare."""
