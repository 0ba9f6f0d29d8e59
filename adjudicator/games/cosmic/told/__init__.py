"""What a player is told: reports, forms, facts, and what has become of their orders."""
