"""Vox: the power."""
