"""One game as it stands on file: its table, positions, and the orders of every seat. Needs settings and timetable."""
