"""Assessor: the power."""
