"""The privileges of Oligarch: each is in force where it lies open before its owner."""
