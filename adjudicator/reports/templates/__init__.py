"""Templates: compiled, bounded, and filled in once for all letters of a shape."""
