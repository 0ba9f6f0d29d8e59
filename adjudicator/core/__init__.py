"""What every game is made of: events, what is told of them, chance, values as bytes. It knows no game and no rule."""
