"""Orders in prose: what a sentence can mean, found by its names and numbers. Reads nothing; needs the parsing."""
