"""What a match is worth to each alien at its end, by its galaxy and by titles; all of it follows from the position."""
