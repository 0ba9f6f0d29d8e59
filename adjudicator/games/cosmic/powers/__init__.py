"""Alien powers, one to a file."""
