"""Siren: the power."""
