"""Plant: the power."""
