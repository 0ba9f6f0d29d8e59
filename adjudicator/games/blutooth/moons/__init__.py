"""The moons, several to a file by type."""
