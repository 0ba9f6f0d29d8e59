"""What is on file of people: their seats, addresses, absences, votes and wishes. May use the other records."""
