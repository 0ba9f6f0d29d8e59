"""What is on file, one kind of record per module: games, letters, phases, mails to send. Needs the tables."""
