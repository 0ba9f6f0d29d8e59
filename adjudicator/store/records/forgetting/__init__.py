"""Erases people from the tables: who wants it, what holds a trace of them, and how it is removed."""
