"""General: the power."""
