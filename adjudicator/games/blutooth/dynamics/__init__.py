"""Special rules for two powers that meet."""
