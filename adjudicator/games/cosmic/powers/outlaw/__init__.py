"""Outlaw: the power."""
