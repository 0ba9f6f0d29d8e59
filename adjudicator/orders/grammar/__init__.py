"""What a title's order words allow, and reading words by it. Needs values, words and lines."""
