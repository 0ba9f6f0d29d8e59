"""Winner: the power."""
