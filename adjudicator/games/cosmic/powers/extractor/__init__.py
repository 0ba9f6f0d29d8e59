"""Extractor: the power."""
