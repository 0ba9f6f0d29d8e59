"""The possible answers to questions."""
