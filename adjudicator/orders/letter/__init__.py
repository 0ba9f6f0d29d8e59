"""A whole letter read with the words of a title. Needs suggestions and what is below them."""
