"""The part of a calendar file that is read: lines that date events, and simple time zones.

A file may come from anybody. The library that reads it is given nothing that could take forever.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.given_files import text, within

MOST_BYTES: Final = 4 << 20
MOST_EVENTS: Final = 5000
MOST_DATES: Final = 20_000
MOST_DEEP: Final = 4
"""How deeply parts of a calendar may be nested: a reminder in an event in a calendar is three levels."""
MOST_ZONE_RULES: Final = 100
MOST_ZONE_LINES: Final = 20_000
NONE: Final = "it is no calendar file; export one as .ics"
_LONGEST: Final = 100_000
"""How many characters a line may have: a list of dates can be long."""

_LINE: Final = re.compile(r"([A-Za-z0-9-]+)[;:]")
_EVENT: Final = frozenset(("DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "STATUS"))
_YEARLY: Final = re.compile(r"RRULE[^:]*:(?!.*(?:INTERVAL|BYHOUR|BYMINUTE|BYSECOND))(?=.*FREQ=YEARLY\b)", re.I)


class Looked(NamedTuple):
    """The lines that are used, and the line of the file where each event begins."""

    data: bytes
    events: tuple[int, ...]


class _Line(NamedTuple):
    number: int
    name: str
    said: str


def looked_at(raw: bytes) -> Looked:
    """The used part of a file; raises ValueError, which says what is too much and on which line."""
    kept: list[str] = []
    events: list[int] = []
    stack: list[str] = []
    rules = zone_lines = 0
    dates = 0
    for number, name, said in _unfolded(_text(within(raw, MOST_BYTES))):
        part = said.partition(":")[2].strip().upper()
        if name == "BEGIN":
            stack.append(part)
            if len(stack) > MOST_DEEP:
                raise ValueError(f"line {number}: parts of a calendar stand in each other more than {MOST_DEEP} times")
            if part == "VEVENT":
                events.append(number)
                if len(events) > MOST_EVENTS:
                    raise ValueError(f"line {number}: there are more than {MOST_EVENTS} events; leave out old ones")
        in_zone = "VTIMEZONE" in stack
        if in_zone:
            zone_lines += 1
            rules += name == "RRULE"
            _require_plain_zone(number, name, said, rules, zone_lines)
        dates += said.count(",") if name in ("RDATE", "EXDATE") else 0
        if dates > MOST_DATES:
            raise ValueError(f"line {number}: there are more than {MOST_DATES} dates in lists; leave out old ones")
        if in_zone or _wanted(name, part, stack):
            kept.append(said)
        if name == "END":
            _close(stack, part)
    if not kept:
        raise ValueError(NONE)
    return Looked("".join(f"{one}\r\n" for one in kept).encode(), tuple(events))


def _text(raw: bytes) -> str:
    """The text of a file; names of holidays may be in any encoding, since nobody reads them."""
    return text(raw) if b"\0" in raw else raw.decode("utf-8-sig", "replace")


def _unfolded(said: str) -> Iterator[_Line]:
    """The lines as they were before folding, each with the number of its first line."""
    number, held = 0, list[str]()
    for at, line in enumerate(said.split("\n"), start=1):
        if line[:1] in (" ", "\t") and held:
            held.append(line[1:].rstrip("\r"))
            continue
        if held:
            yield _line(number, "".join(held))
        number, held = at, [line.rstrip("\r")]
    yield _line(number, "".join(held))


def _line(number: int, said: str) -> _Line:
    found = _LINE.match(said)
    name = found[1].upper() if found is not None else ""
    if len(said) > _LONGEST and name in _EVENT:
        raise ValueError(f"line {number}: it is longer than {_LONGEST} characters")
    return _Line(number, name, said)


def _wanted(name: str, part: str, stack: list[str]) -> bool:
    """Whether a line dates an event, or begins or ends a part."""
    if name in ("BEGIN", "END"):
        return part in ("VCALENDAR", "VEVENT")
    return name in _EVENT and stack[-1:] == ["VEVENT"]


def _require_plain_zone(number: int, name: str, said: str, rules: int, lines: int) -> None:
    if name == "RRULE" and _YEARLY.match(said) is None:
        raise ValueError(f"line {number}: the clock of a time zone changes by yearly rules; leave this zone out")
    if rules > MOST_ZONE_RULES or lines > MOST_ZONE_LINES or len(said) > _LONGEST:
        raise ValueError(f"line {number}: its time zones say too much; leave out those that no event needs")


def _close(stack: list[str], part: str) -> None:
    """Leave a part, and anything unclosed within it."""
    if part in stack:
        while stack.pop() != part:
            pass
