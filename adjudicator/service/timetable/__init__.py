"""Deadlines as people plan them: "Tue, Fri 21:00; not 17 Dec - 31 Dec", by the clock of a zone."""

from adjudicator.service.timetable.reading import read
from adjudicator.service.timetable.rules import Timetable

__all__ = ["Timetable", "read"]
