"""Timings, each beside something known that is run in the same session: `make bench`."""
