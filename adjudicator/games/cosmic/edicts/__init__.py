"""The edicts of rule 20, one to a file."""
