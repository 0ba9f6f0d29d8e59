"""The space stations, one in a file."""
