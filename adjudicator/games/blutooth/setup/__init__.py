"""How a match is set up, and what can never be so."""
