"""Porcupine: the power."""
