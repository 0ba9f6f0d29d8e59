"""What is looked for in standing orders of Cosmoforce, beyond what is in those of every title."""
