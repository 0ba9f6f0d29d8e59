"""Checks of standing orders of Cosmoforce, in addition to those of every title."""
