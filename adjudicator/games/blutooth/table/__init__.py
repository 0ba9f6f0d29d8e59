"""The match as it stands: positions, pods, counts, speech."""
