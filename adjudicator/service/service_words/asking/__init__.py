"""Service words that ask for something and change nothing."""
