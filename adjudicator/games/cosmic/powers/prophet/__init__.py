"""Prophet: the power."""
