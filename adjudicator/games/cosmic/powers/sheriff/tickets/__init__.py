"""The tickets of Sheriff: who can get each, and what it costs."""
