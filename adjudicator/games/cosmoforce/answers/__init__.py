"""What may answer a question."""
