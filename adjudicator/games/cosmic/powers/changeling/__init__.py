"""Changeling: the power."""
