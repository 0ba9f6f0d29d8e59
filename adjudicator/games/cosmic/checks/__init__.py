"""What Postal Cosmic looks for in standing orders beyond what every title does: a new file is a new check."""
