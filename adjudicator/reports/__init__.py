"""Letters to people: the content of each kind as values, and its text and HTML made from the same values."""
