"""Letters to people: what each kind says, as values, and its text and HTML made from the same values."""
