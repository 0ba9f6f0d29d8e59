"""Cases: positions, letters and their expected results, in files that players can read, write and run."""
