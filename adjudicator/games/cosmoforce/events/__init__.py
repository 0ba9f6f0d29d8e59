"""Everything that happens. All of it is told to everybody."""
