"""Flares, one to a file: the Wild and the Super section of a power's card."""
