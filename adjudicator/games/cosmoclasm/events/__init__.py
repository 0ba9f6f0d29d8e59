"""Everything that happens, and the sentences for it."""
