"""The case law: positions, letters and what should come of them, in files that players can read, write and run."""
