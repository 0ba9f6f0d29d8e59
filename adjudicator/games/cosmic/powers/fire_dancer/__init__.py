"""Fire Dancer: the power, its fires and its flare."""
