"""Mirror: the power and its flare."""
