"""What a writer may have meant by a line that is no order. Needs parsing and what is below it."""
