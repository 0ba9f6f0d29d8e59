"""How players lose or give up tokens: by force, by choice, as a price."""
