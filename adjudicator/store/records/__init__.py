"""What is on file, one noun a module: games, letters, phases, mails to send. Needs the tables."""
