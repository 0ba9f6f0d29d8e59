"""The legacies, several to a file by what they concern; one names the alien whose it is."""
