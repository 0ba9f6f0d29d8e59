"""The titles: whole games, each in a folder of its own (or in another package's entry point)."""
