"""Deadlines for calendar programs (RFC 5545): published, so that nobody is asked to answer (RFC 5546, 3.2.1).

The moments are in UTC: a single one needs no time zone rules, and every program shows it by its reader's own clock.
"""

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from adjudicator.disk_cache import name, says, shelf

TYPE: Final = "text/calendar; charset=utf-8; method=PUBLISH"
_PRODID: Final = "-//adjudicator//deadlines//EN"
_FOLD_AT: Final = 74
"""Octets of a line before its end."""
_PLAIN: Final = re.compile(r"[ !-+\--:<-\[\]_-~]+\Z")
"""Text that needs no escaping, and may be folded anywhere."""
_VALUE: Final = re.compile(rb"(?<=\n)(UID|DTSTAMP|SEQUENCE|DTSTART|DTEND|SUMMARY|DESCRIPTION):[^\r]*")
"""A line of an entry that holds one of its values."""
_LENGTH: Final = timedelta(minutes=15)
"""Programs hide entries without a length, so an entry ends at the deadline and begins this long before it."""


class Entry(Struct, frozen=True):
    """A deadline in a calendar. `uid` stays the same when it moves; `moves` says how often it has."""

    uid: str
    at: datetime
    moves: int
    summary: str
    said: str = ""
    cancelled: bool = False


def written(entries: Sequence[Entry], organiser: tuple[str, str], stamp: datetime) -> bytes:
    """The calendar that holds these entries; the same values give the same bytes.

    `organiser` is the name and address that the letter comes from, `stamp` the moment at which it is written.
    """
    moulds = [_mould(organiser, described=bool(entry.said), cancelled=entry.cancelled) for entry in entries]
    out = [moulds[0].before]
    for mould, entry in zip(moulds, entries, strict=True):
        begins, ends, now = _moments(entry.at, stamp)
        values = {
            b"UID": _line("UID", entry.uid),
            b"DTSTAMP": now,
            b"SEQUENCE": b"SEQUENCE:%d" % entry.moves,
            b"DTSTART": begins,
            b"DTEND": ends,
            b"SUMMARY": _line("SUMMARY", entry.summary),
            b"DESCRIPTION": _line("DESCRIPTION", entry.said) if entry.said else b"",
        }
        out.append(mould.around[0])
        for of, after in zip(mould.names, mould.around[1:], strict=True):
            out += (values[of], after)
    return b"".join([*out, moulds[0].behind])


class _Mould(NamedTuple):
    """A calendar of one entry: the parts before and after the entry, and around the lines with its values."""

    before: bytes
    around: tuple[bytes, ...]
    names: tuple[bytes, ...]
    behind: bytes


@lru_cache(64)
def _moments(at: datetime, stamp: datetime) -> tuple[bytes, bytes, bytes]:
    """The lines that say when an entry begins and ends, and when it was written: the same for a whole table."""
    end = at.astimezone(UTC)
    return _instant("DTSTART", end - _LENGTH), _instant("DTEND", end), _instant("DTSTAMP", stamp.astimezone(UTC))


def _instant(of: str, at: datetime) -> bytes:
    """A line with an instant of UTC as calendars write it (RFC 5545, 3.3.5, form 2)."""
    return f"{of}:{at:%Y%m%dT%H%M%SZ}".encode()


def _line(of: str, value: str) -> bytes:
    """A line of a calendar, folded where it is long."""
    if _PLAIN.match(value):
        said = f"{of}:{value}"
        return "\r\n ".join([said[at : at + _FOLD_AT] for at in range(0, len(said), _FOLD_AT)]).encode()
    from icalendar import Parameters, vText
    from icalendar.parser import Contentline

    line: bytes = Contentline.from_parts(of, Parameters(), vText(value)).to_ical()
    return line


@lru_cache(64)
def _mould(organiser: tuple[str, str], *, described: bool, cancelled: bool) -> _Mould:
    """A calendar of one entry as the library writes it; cached for the next process, which skips the library."""
    ours = Path(__file__).read_text("utf-8")
    made = name("calendar", says("icalendar", "_version.py"), ours, *organiser, f"{described} {cancelled}")
    kept = shelf().found(made)
    if kept is None:
        kept = _by_library(organiser, described=described, cancelled=cancelled)
        shelf().keep(made, kept)
    before, event, behind = re.split(rb"(?<=\r\n)(?=BEGIN:VEVENT)|(?<=END:VEVENT\r\n)", kept)
    around = _VALUE.split(event)
    return _Mould(before, tuple(around[::2]), tuple(around[1::2]), behind)


def _by_library(organiser: tuple[str, str], *, described: bool, cancelled: bool) -> bytes:
    from icalendar import Calendar, Event, vCalAddress

    calendar = Calendar()
    calendar.add("PRODID", _PRODID)
    calendar.add("VERSION", "2.0")
    calendar.add("METHOD", "PUBLISH")
    event = Event()
    # Values of an entry are put in later, so any values will do here.
    for moment in ("DTSTAMP", "DTSTART", "DTEND"):
        event.add(moment, datetime(2000, 1, 1, tzinfo=UTC))
    for text in ("UID", "SUMMARY", *(("DESCRIPTION",) if described else ())):
        event.add(text, "0")
    event.add("SEQUENCE", 0)
    event.add("STATUS", "CANCELLED" if cancelled else "CONFIRMED")
    # It does not block anybody's time.
    event.add("TRANSP", "TRANSPARENT")
    called, address = organiser
    sender = vCalAddress(f"mailto:{address}")
    sender.params["CN"] = called
    event.add("ORGANIZER", sender)
    calendar.add_component(event)
    return bytes(calendar.to_ical(sorted=True))
