"""One order from its lines: where it starts, what continues it, what it comes to. Needs grammar and what it needs."""
