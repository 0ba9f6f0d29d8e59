"""Pickpocket: the power."""
