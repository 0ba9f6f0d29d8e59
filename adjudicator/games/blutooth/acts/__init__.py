"""What single powers, stations and artifacts do, in words that the kits hand to pieces."""
