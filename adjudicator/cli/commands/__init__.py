"""The commands, one file for each or for several that belong together. Needs the tools."""
