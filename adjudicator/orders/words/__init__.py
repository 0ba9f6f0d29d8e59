"""From a line of text to its words: the lexer, names, idioms and the words of the service. Needs only values."""
