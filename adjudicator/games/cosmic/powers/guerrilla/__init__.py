"""Guerrilla: the power."""
