"""The hazards, several to a file by what they concern."""
