"""What each kind of letter says, as plain values, and the words that go with them."""
