"""Deadlines as people plan them: "Tue, Fri 21:00; not 17 Dec - 31 Dec", by the clock of a zone."""

from adjudicator.service.timetable.rules import Timetable

__all__ = ["Timetable", "keeping", "read"]


def read(text: str) -> Timetable:
    """The timetable that a text means; raises ValueError, which says what would work."""
    # A game keeps its timetable as it was understood, so code that ends a phase reads none.
    from adjudicator.service.timetable import reading

    return reading.read(text)


def keeping(text: str, before: str) -> str:
    """A timetable with the excluded days in the words of the one before it."""
    from adjudicator.service.timetable import reading

    return reading.keeping(text, before)
