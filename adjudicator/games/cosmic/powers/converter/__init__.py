"""Converter: the power."""
