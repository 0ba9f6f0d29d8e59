"""References: whom and what words of a sentence stand for, which do not name it."""
