"""Everything that happens, and what is said of it."""
