"""What a title must say of its game: questions, order words, pieces, scripts, pictures. Needs text."""
