"""What a player is told: reports, forms, facts, and what became of their orders."""
