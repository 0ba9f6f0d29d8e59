"""The names and numbers of a sentence, put together as orders have them."""
