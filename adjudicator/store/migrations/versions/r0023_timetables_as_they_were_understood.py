"""Timetables as they were understood, beside their words, which later versions may read differently or refuse.

Up to 0022 only the words were kept and read anew at each deadline. The code below reads them as those versions did, so
no deadline moves: "1st and 3rd Tue" becomes the 1st and every third Tuesday.
"""

import json
import re
from collections.abc import Iterator
from datetime import date
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

_GAME = sa.table("game", *map(sa.column, ("id", "schedule")))

Read = dict[str, Any]


def upgrade() -> None:
    db = op.get_bind()
    for game, text in db.execute(sa.select(_GAME.c.id, _GAME.c.schedule)).all():
        schedule = json.loads(text)
        if "deadlines" in schedule:
            words = schedule.pop("deadlines")
            if words:
                schedule["deadlines"] = understood(words)
            db.execute(sa.update(_GAME).where(_GAME.c.id == game).values(schedule=json.dumps(schedule)))


def understood(words: str) -> Read:
    """What the older versions understood; they kept no words in which they understood nothing."""
    rules: list[Read] = []
    but: list[Read] = []
    for clause in _clauses(words):
        said = clause.strip()
        if re.match(r"not\b", said, re.I):
            but += _exceptions(said[3:])
        else:
            rules += _rules(said)
    return {"rules": rules, "but": but, "words": words}


_PHASES = re.compile(r"\s*phases?\s+([\d,\s]+(?:and\s+\d+\s*)?):(.*)\Z", re.I | re.S)
_RAW = re.compile(r"\s*(?:RRULE\s*:)?\s*[A-Z]+\s*=", re.I)
_RAW_BEGINS = re.compile(r"\s*(?:RRULE\s*:|FREQ\s*=)", re.I)
_FROM = re.compile(r"\bfrom\s+(.+)\Z", re.I)


def _clauses(words: str) -> Iterator[str]:
    held: list[str] = []
    for part in re.split(r"[;\n]|,\s*(?=not\b)", words, flags=re.I):
        body = match[2] if (match := _PHASES.match(part)) is not None else part
        if _RAW.match(body):
            if held and _RAW_BEGINS.match(body):
                yield ";".join(held)
                held = []
            held.append(part.strip())
            continue
        if held:
            if _FROM.match(part.strip()):
                held.append(part.strip())
                continue
            yield ";".join(held)
            held = []
        if part.strip():
            yield part
    if held:
        yield ";".join(held)


def _rules(said: str) -> Iterator[Read]:
    more: Read = {}
    prefix = _PHASES.match(said)
    if prefix is not None:
        more["phases"] = sorted({int(number) for number in re.findall(r"\d+", prefix[1])})
        said = prefix[2].strip()
    since = _FROM.search(said)
    if since is not None:
        more["begins"] = date(*_point(" ".join(since[1].lower().split()))).isoformat()
        said = said[: since.start()].rstrip("; ")
    for text in [_raw(said)] if _RAW.match(said) else _readable(said):
        yield {"text": text, **more}


def _raw(said: str) -> str:
    parts: dict[str, str] = {}
    for part in re.sub(r"^\s*RRULE\s*:", "", said, flags=re.I).split(";"):
        name, _, value = part.partition("=")
        if part.strip():
            parts[name.strip().upper()] = value.strip().upper()
    if parts.get("INTERVAL") == "1":
        del parts["INTERVAL"]
    return ";".join(f"{name}={value}" for name, value in {"BYMINUTE": "0", **parts, "BYSECOND": "0"}.items())


# ---- days and hours

_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_CODES = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
_GROUPS = {
    **dict.fromkeys(("daily", "day", "days"), _CODES),
    "weekdays": _CODES[:5],
    "weekends": _CODES[5:],
    "weekend": _CODES[5:],
}
_ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "last": -1}
_NUMBERS = {"other": 2, "second": 2, "third": 3, "fourth": 4, "2": 2, "3": 3, "4": 4, "two": 2, "three": 3}
_PASSED_OVER = frozenset(("and", "at", "on", "the", "of", "every", "each", "month", "a", "in"))
_EVERY = re.compile(r"\bevery\s+(other|second|third|fourth|[234]|two|three)(?:nd|rd|th)?\b(?:\s+weeks?\b)?", re.I)
_TOKEN = re.compile(r"\d{1,2}(?:[:.]\d{2})?\s*[ap]m\b|\d{1,2}[:.]\d{2}|\d+(?:st|nd|rd|th)|[^\s,]+")
_TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?\Z")
_NTH = re.compile(r"\d+(?:st|nd|rd|th)\Z")


def _readable(said: str) -> Iterator[str]:
    every = _EVERY.search(said)
    often = f";INTERVAL={_NUMBERS[every[1].lower()]}" if every is not None else ""
    rest = said if every is None else f"{said[: every.start()]} {said[every.end() :]}"
    weekly: set[str] = set()
    monthly: list[str] = []
    times: list[tuple[int, int]] = []
    ordinal = 0
    for word in _TOKEN.findall(rest.lower()):
        if word in _PASSED_OVER:
            continue
        found = _TIME.match(word)
        if found is not None and (found[2] or found[3]):
            hour = int(found[1]) if not found[3] else int(found[1]) % 12 + (12 if found[3] == "pm" else 0)
            times.append((hour, int(found[2] or 0)))
            continue
        if times:
            yield from _hours(weekly, monthly, times, often)
            weekly, monthly, times, ordinal = set(), [], [], 0
        if word in _ORDINALS:
            ordinal = _ORDINALS[word]
            continue
        if _NTH.match(word):
            ordinal = int(word[:-2])
            monthly.append(f"BYMONTHDAY={ordinal}")
            continue
        which, ordinal = ordinal, 0
        number = _named(word, _WEEKDAYS)
        if which == -1 and word == "day":
            monthly.append("BYMONTHDAY=-1")
        elif number is not None and which:
            if monthly and monthly[-1] == f"BYMONTHDAY={which}":
                monthly.pop()
            monthly.append(f"BYDAY={which:+d}{_CODES[number]}")
        else:
            weekly.update(_GROUPS[word] if number is None else (_CODES[number],))
    yield from _hours(weekly, monthly, times, often)


def _hours(weekly: set[str], monthly: list[str], times: list[tuple[int, int]], often: str) -> Iterator[str]:
    for hour, minute in times:
        at = f"{often};BYHOUR={hour};BYMINUTE={minute};BYSECOND=0"
        if weekly:
            yield f"FREQ=WEEKLY;BYDAY={','.join(code for code in _CODES if code in weekly)}{at}"
        for day in monthly:
            yield f"FREQ=MONTHLY;{day}{at}"


# ---- days that are left out

_MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
_COUNTS = {"": 1, "one": 1, "two": 2, "three": 3, "four": 4, "1": 1, "2": 2, "3": 3, "4": 4}
_RANGE = re.compile(r"(.+?)\s*(?:\bto\b|\buntil\b|–|—|(?<=\s)-(?=\s)|/)\s*(.+)\Z")
_SHORT_RANGE = re.compile(r"(\d{1,2})\s*(?:-|–)\s*(\d{1,2}\s+[a-z]+(?:\s+\d{4})?)\Z")
_ISO = re.compile(r"\d{4}-\d{2}-\d{2}\Z")
_DAY = re.compile(r"(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]+)\.?(?:\s+(\d{4}))?\Z")
_DAY_LAST = re.compile(r"([a-z]+)\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?\Z")
_WEEKS = re.compile(r"(first|last)\s*(\w*?)\s*weeks?\s+(?:of|in)\s+([a-z]+)\Z")

Point = tuple[int, int, int]
"""A year, 0 for every one, a month and a day."""


def _exceptions(said: str) -> Iterator[Read]:
    for one in re.split(r",|\band\b", said, flags=re.I):
        cut = re.sub(r"^\s*(?:(?:in|on|the)\s+)+", "", one, flags=re.I)
        if cut.strip():
            yield _left_out(" ".join(cut.lower().split()))


def _left_out(said: str) -> Read:
    weeks = _WEEKS.match(said)
    if weeks is not None and (month := _named(weeks[3], _MONTHS)) is not None and weeks[2] in _COUNTS:
        return {"type": "EdgeOfMonth", "month": month + 1, "days": 7 * _COUNTS[weeks[2]], "last": weeks[1] == "last"}
    if (weekday := _named(said, _WEEKDAYS)) is not None:
        return {"type": "Weekday", "number": weekday}
    if (month := _named(said, _MONTHS)) is not None:
        return {"type": "Yearly", "first": [month + 1, 1], "last": [month + 1, 31]}
    short = _SHORT_RANGE.match(said)
    between = None if short is not None else _RANGE.match(said)
    if short is not None:
        first, last = _point(f"{short[1]} {short[2].partition(' ')[2]}"), _point(short[2])
    elif between is not None:
        first, last = _point(between[1]), _point(between[2])
    else:
        first = last = _point(said)
    if not last[0]:
        return {"type": "Yearly", "first": first[1:], "last": last[1:]}
    if not first[0]:
        # 17 Dec - 3 Jan 2027: the first day is the last such one before the other.
        first = (last[0] if first[1:] <= last[1:] else last[0] - 1, *first[1:])
    return {"type": "Once", "first": date(*first).isoformat(), "last": date(*last).isoformat()}


def _point(said: str) -> Point:
    if _ISO.match(said):
        year, month, day = map(int, said.split("-"))
        return year, month, day
    found, other = _DAY.match(said), _DAY_LAST.match(said)
    number, name, of = (
        found.groups() if found is not None else other.group(2, 1, 3) if other is not None else ("", "", "")
    )
    named = _named(name, _MONTHS)
    assert named is not None, "days that could not be read were refused"
    return int(of or 0), named + 1, int(number)


def _named(word: str, names: tuple[str, ...]) -> int | None:
    said = word.lower().rstrip(".")
    for number, name in enumerate(names):
        if len(said) >= 3 and (name.startswith(said) or (len(said) > 3 and name.startswith(said.removesuffix("s")))):
            return number
    return None
