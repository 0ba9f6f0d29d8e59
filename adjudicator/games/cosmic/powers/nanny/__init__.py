"""Nanny: the power, its consequences and its flare."""
