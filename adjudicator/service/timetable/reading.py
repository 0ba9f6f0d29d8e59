"""Reads a timetable: the form for people, and recurrence rules as calendars write them."""

import re
from collections.abc import Iterator, Sequence
from datetime import date, datetime
from functools import lru_cache
from typing import Final

from dateutil.rrule import rrulestr

from adjudicator.service.timetable import days
from adjudicator.service.timetable.days import Days
from adjudicator.service.timetable.rules import Rule, Timetable

EXAMPLE: Final = "Tue, Fri 21:00; not 17 Dec - 31 Dec"

_CODES: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
_GROUPS: Final = {
    "weekdays": _CODES[:5],
    "weekends": _CODES[5:],
    "weekend": _CODES[5:],
}
_ORDINALS: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "last": -1}
_NUMBERS: Final = {"other": 2, "second": 2, "third": 3, "fourth": 4, "2": 2, "3": 3, "4": 4, "two": 2, "three": 3}
_PASSED_OVER: Final = frozenset(("and", "at", "on", "the", "of", "every", "each", "month", "a", "in"))

_PHASES: Final = re.compile(r"\s*phases?\s+([\d,\s]+(?:and\s+\d+\s*)?):(.*)\Z", re.I | re.S)
_RAW: Final = re.compile(r"\s*(?:RRULE\s*:)?\s*[A-Z]+\s*=", re.I)
_RAW_BEGINS: Final = re.compile(r"\s*(?:RRULE\s*:|FREQ\s*=)", re.I)
_TIME: Final = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?\Z")
_FROM: Final = re.compile(r"\bfrom\s+(.+)\Z", re.I)
_EVERY: Final = re.compile(
    r"\bevery\s+(other|second|third|fourth|[234]|two|three)(?:nd|rd|th)?\b(?:\s+weeks?\b)?", re.I
)
_WEEKS: Final = 5
"""No weekday comes more often in a month."""
_ORDINAL_EXAMPLE: Final = "first Mon, 1st and 3rd Tue, last day"
_NTH: Final = re.compile(r"\d+(?:st|nd|rd|th)\Z")
_EXCEPTION: Final = re.compile(r"not\b", re.I)
_DAILY: Final = ("daily", "day", "days")
_TOKEN: Final = re.compile(r"\d{1,2}(?:[:.]\d{2})?\s*[ap]m\b|\d{1,2}[:.]\d{2}|\d+(?:st|nd|rd|th)|[^\s,]+")


@lru_cache(64)
def read(text: str) -> Timetable:
    """The timetable that a text means; raises ValueError, which says what would work."""
    rules: list[Rule] = []
    but: list[Days] = []
    for clause in _clauses(text):
        said = clause.strip()
        if _EXCEPTION.match(said):
            but += _exceptions(said[3:])
        else:
            rules += _rules(said)
    if not rules:
        raise ValueError(f"{text!r} names no day and hour; write for example {EXAMPLE}")
    return Timetable(tuple(rules), tuple(but), text)


def keeping(text: str, before: str) -> str:
    """A timetable with the excluded days in the words of the one before it."""
    said = [clause.strip() for clause in _clauses(text) if clause.strip()]
    known = {clause.casefold() for clause in said}
    kept = [clause.strip() for clause in _clauses(before) if _EXCEPTION.match(clause.strip())]
    return "; ".join([text.strip().rstrip("; "), *(clause for clause in kept if clause.casefold() not in known)])


def _clauses(text: str) -> Iterator[str]:
    """The parts between semicolons; a recurrence rule, which contains semicolons itself, is kept together."""
    held: list[str] = []
    for part in re.split(r"[;\n]|,\s*(?=not\b)", text, flags=re.I):
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


def _exceptions(said: str) -> Iterator[Days]:
    for one in re.split(r",|\band\b", said, flags=re.I):
        cut = re.sub(r"^\s*(?:(?:in|on|the)\s+)+", "", one, flags=re.I)
        if cut.strip():
            yield days.read(cut)


def _rules(said: str) -> Iterator[Rule]:
    phases: tuple[int, ...] = ()
    prefix = _PHASES.match(said)
    if prefix is not None:
        phases = tuple(sorted({int(number) for number in re.findall(r"\d+", prefix[1])}))
        said = prefix[2].strip()
    begins: date | None = None
    since = _FROM.search(said)
    if since is not None:
        begins = days.iso(since[1])
        if begins is None:
            raise ValueError(f"{since[1]!r} is no day to count from; write from 2026-12-01")
        said = said[: since.start()].rstrip("; ")
    texts = [_raw(said)] if _RAW.match(said) else list(_readable(said))
    for text in texts:
        if "INTERVAL" in text and begins is None:
            raise ValueError(f"{said!r} does not hold every week or month: say when it begins, as in from 2026-12-01")
        yield Rule(text, phases, begins)


# ---- rules as calendars write them


def _raw(said: str) -> str:
    """A recurrence rule that can be used for deadlines, in its writer's order."""
    parts: dict[str, str] = {}
    for part in re.sub(r"^\s*RRULE\s*:", "", said, flags=re.I).split(";"):
        name, _, value = part.partition("=")
        if part.strip():
            parts[name.strip().upper()] = value.strip().upper()
    if parts.get("INTERVAL") == "1":
        del parts["INTERVAL"]
    for name in ("COUNT", "UNTIL", "BYSECOND"):
        if name in parts:
            raise ValueError(
                f"the rule {said!r} has {name}, which deadlines cannot use: nobody knows how long it takes"
            )
    text = ";".join(f"{name}={value}" for name, value in {"BYMINUTE": "0", **parts, "BYSECOND": "0"}.items())
    day = ("BYDAY", "BYMONTHDAY", "BYYEARDAY", "BYEASTER")
    complete = parts.get("FREQ") == "DAILY" or any(name in parts for name in day)
    yearly = parts.get("FREQ") != "YEARLY" or any(name in parts for name in ("BYMONTH", "BYWEEKNO", *day[2:]))
    if parts.get("FREQ") not in ("DAILY", "WEEKLY", "MONTHLY", "YEARLY") or not (complete and yearly):
        raise ValueError(f"the rule {said!r} does not say on which days; write for example {_RULE}")
    if "BYHOUR" not in parts:
        raise ValueError(f"the rule {said!r} does not say at what hour; write for example {_RULE}")
    try:
        rrulestr(text, dtstart=datetime(2024, 1, 1))  # noqa: DTZ001 - by the clock on the wall
    except (ValueError, TypeError, KeyError, AttributeError) as fault:
        raise ValueError(f"the rule {said!r} cannot be read ({fault}); write for example {_RULE}") from fault
    return text


_RULE: Final = "RRULE:FREQ=WEEKLY;BYDAY=TU,FR;BYHOUR=21"


# ---- the form for people


def _readable(said: str) -> Iterator[str]:
    """The rules of one clause: days, then the hours that apply to them, and so on."""
    every = _EVERY.search(said)
    interval = _NUMBERS[every[1].lower()] if every is not None else 1
    rest = said if every is None else f"{said[: every.start()]} {said[every.end() :]}"
    found = _Days()
    times: list[tuple[int, int]] = []
    for token in _TOKEN.findall(rest.lower()):
        if token in _PASSED_OVER:
            continue
        time = _time(token)
        if time is not None:
            if not found.any:
                raise ValueError(f"{said!r} gives an hour before a day; write for example {EXAMPLE}")
            times.append(time)
            continue
        if times:
            yield from found.said(times, interval)
            found, times = _Days(), []
        if not found.add(token):
            if token in _GROUPS:
                raise ValueError(
                    f"{token!r} in {said!r} stands for several days; say which, for example {_ORDINAL_EXAMPLE}"
                )
            raise ValueError(f"{token!r} in {said!r} is no day and no hour; write for example {EXAMPLE}")
    if not times:
        raise ValueError(f"{said!r} does not say at what hour; write for example {EXAMPLE}")
    yield from found.said(times, interval)


class _Days:
    """The days named so far, before the hours that apply to them."""

    def __init__(self) -> None:
        self._daily = False
        self._weekly: set[str] = set()
        self._monthly: list[str] = []
        self._which: list[int] = []
        """Which of a month's days are meant, for weekdays that are still to come."""
        self._numbered: list[int] = []
        """Those written in digits: without a weekday behind them they are days of the month."""

    @property
    def any(self) -> bool:
        return bool(self._daily or self._weekly or self._monthly or self._numbered)

    def add(self, token: str) -> bool:
        """Whether a word continues a list of days."""
        if token in _ORDINALS:
            self._which.append(_ORDINALS[token])
            return True
        if _NTH.match(token):
            self._which.append(int(token[:-2]))
            self._numbered.append(self._which[-1])
            return 1 <= self._which[-1] <= 31
        which, self._which, self._numbered = self._which, [], []
        number = days.named(token, days.WEEKDAYS)
        if number is not None and which:
            # No month has a sixth Tuesday: "15th, Tue" are the 15th and the Tuesdays.
            ordinals = [one for one in which if one <= _WEEKS]
            self._monthly += [f"BYMONTHDAY={one}" for one in which if one > _WEEKS]
            self._monthly += [f"BYDAY={one:+d}{_CODES[number]}" for one in ordinals]
            self._weekly.update(() if ordinals else (_CODES[number],))
        elif number is not None:
            self._weekly.add(_CODES[number])
        elif token in _DAILY:
            self._monthly += [f"BYMONTHDAY={one}" for one in which]
            self._daily = self._daily or not which
        elif token in _GROUPS and not which:
            self._weekly.update(_GROUPS[token])
        else:
            return False
        return True

    def said(self, times: Sequence[tuple[int, int]], interval: int) -> Iterator[str]:
        """The rules, one for each hour; raises ValueError for a word such as "first" with no day behind it."""
        if len(self._which) > len(self._numbered):
            raise ValueError(
                f"it is not said of which day the first, second or last is meant; write for example {_ORDINAL_EXAMPLE}"
            )
        monthly = [*self._monthly, *(f"BYMONTHDAY={one}" for one in self._numbered)]
        often = f";INTERVAL={interval}" if interval > 1 else ""
        for hour, minute in times:
            at = f"{often};BYHOUR={hour};BYMINUTE={minute};BYSECOND=0"
            if self._daily:
                yield f"FREQ=DAILY{at}"
            if self._weekly:
                codes = [code for code in _CODES if code in self._weekly]
                yield f"FREQ=WEEKLY;BYDAY={','.join(codes)}{at}"
            for day in monthly:
                yield f"FREQ=MONTHLY;{day}{at}"


def _time(token: str) -> tuple[int, int] | None:
    found = _TIME.match(token)
    if found is None or not (found[2] or found[3]):
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    if found[3]:
        if not 1 <= hour <= 12:
            raise ValueError(f"{token!r} is no hour of the day; write 21:00 or 9 pm")
        hour = hour % 12 + (12 if found[3] == "pm" else 0)
    if hour > 23 or minute > 59:
        raise ValueError(f"{token!r} is no hour of the day; write 21:00 or 9 pm")
    return hour, minute
