"""Orders that would answer a question: for forms, for buttons, and for house bots."""
