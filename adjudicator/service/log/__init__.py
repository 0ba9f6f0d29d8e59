"""The log: one entry for each thing that happens, without anything that anybody plays. Needs settings."""
