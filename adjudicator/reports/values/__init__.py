"""The content of each kind of letter, as plain values, and the words that go with them."""
