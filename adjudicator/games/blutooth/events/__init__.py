"""Everything that happens: `apply` is the only writer of positions."""
