"""The nine systems, a file each."""
