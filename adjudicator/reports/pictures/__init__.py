"""Pictures of positions, and letters on paper."""
