"""AI: the power and its flare."""
