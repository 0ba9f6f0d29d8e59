"""Human: the power and its flare."""
