why-no-nest-there = you can only spread within the system, from a base with enough tokens
