"""The order language: players' text to clauses, clauses to standing answers, and both back to text."""
