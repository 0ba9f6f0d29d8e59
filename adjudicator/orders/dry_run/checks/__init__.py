"""Checks of standing orders, one to a file: a new file is a new check."""
