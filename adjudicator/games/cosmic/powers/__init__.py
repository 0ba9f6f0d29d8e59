"""The powers, one to a folder."""
