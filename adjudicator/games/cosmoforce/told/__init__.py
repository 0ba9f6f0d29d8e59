"""What a player is told: reports, forms, facts."""
