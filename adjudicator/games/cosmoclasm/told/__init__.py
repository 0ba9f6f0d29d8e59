"""What a player is told: reports, forms, facts, positions in words."""
