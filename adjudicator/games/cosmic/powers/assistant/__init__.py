"""Assistant: the power, its helps and its flare."""
