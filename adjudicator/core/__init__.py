"""The basis of every game: events, who is told of them, chance, values as bytes. It knows no game and no rule."""
