"""Everything that happens, as events, and what each seat is told of it."""
