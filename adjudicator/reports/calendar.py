"""Deadlines for calendar programs (RFC 5545): published, so that nobody is asked to answer (RFC 5546, 3.2.1).

The moments are in UTC: a single one needs no rules of a zone, and every program shows it by its reader's own clock.
"""

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

TYPE: Final = "text/calendar; charset=utf-8; method=PUBLISH"
_PRODID: Final = "-//adjudicator//deadlines//EN"
_FOLD_AT: Final = 74
"""Octets of a line before its end."""
_PLAIN: Final = re.compile(r"[ !-+\--:<-\[\]_-~]+\Z")
"""What needs no escaping, and may be folded anywhere."""
_LENGTH: Final = timedelta(minutes=15)
"""Programs hide what has no length: an entry ends at the deadline, and begins so long before it."""


class Entry(Struct, frozen=True):
    """A deadline in a calendar. `uid` stays the same as it moves; `moves` says how often it has."""

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
    nameless = tuple(replace(entry, uid=str(number), summary=str(number)) for number, entry in enumerate(entries))
    data = _nameless(nameless, organiser, stamp)
    for number, entry in enumerate(entries):
        for name, value in (("UID", entry.uid), ("SUMMARY", entry.summary)):
            data = data.replace(f"\r\n{name}:{number}\r\n".encode(), b"\r\n%s\r\n" % _line(name, value), 1)
    return data


def _line(name: str, value: str) -> bytes:
    """A line of a calendar, folded where it is long."""
    if _PLAIN.match(value):
        said = f"{name}:{value}"
        return "\r\n ".join([said[at : at + _FOLD_AT] for at in range(0, len(said), _FOLD_AT)]).encode()
    from icalendar import Parameters, vText
    from icalendar.parser import Contentline

    line: bytes = Contentline.from_parts(name, Parameters(), vText(value)).to_ical()
    return line


@lru_cache(256)
def _nameless(entries: Sequence[Entry], organiser: tuple[str, str], stamp: datetime) -> bytes:
    """The calendar with numbers for whose entries they are: it serves everybody who has the same deadline."""
    from icalendar import Calendar, Event, vCalAddress

    calendar = Calendar()
    calendar.add("PRODID", _PRODID)
    calendar.add("VERSION", "2.0")
    calendar.add("METHOD", "PUBLISH")
    name, address = organiser
    for entry in entries:
        at = entry.at.astimezone(UTC)
        event = Event()
        event.add("UID", entry.uid)
        event.add("DTSTAMP", stamp.astimezone(UTC))
        event.add("SEQUENCE", entry.moves)
        event.add("DTSTART", at - _LENGTH)
        event.add("DTEND", at)
        event.add("SUMMARY", entry.summary)
        if entry.said:
            event.add("DESCRIPTION", entry.said)
        event.add("STATUS", "CANCELLED" if entry.cancelled else "CONFIRMED")
        # It takes nobody's time.
        event.add("TRANSP", "TRANSPARENT")
        sender = vCalAddress(f"mailto:{address}")
        sender.params["CN"] = name
        event.add("ORGANIZER", sender)
        calendar.add_component(event)
    return bytes(calendar.to_ical(sorted=True))
