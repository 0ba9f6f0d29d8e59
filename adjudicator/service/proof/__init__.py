"""Whether a finished game was played by its record, and by the letters of its players. Needs documents."""
