"""How many modules of the program one thing goes through: fewer are easier to follow."""
