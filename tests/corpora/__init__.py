"""The letters of three public collections, each thrown into a running game: `make corpora CORPORA=folder`."""
