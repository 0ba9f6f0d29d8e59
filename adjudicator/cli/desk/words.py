"""The words of the desk: the same in the terminal, on its pages and in plain print.

They are phrases. What the service reports to game masters (notices, deeds, why a phase is held) is English everywhere.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Final, Protocol
from zoneinfo import ZoneInfo

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.text.phrasebook import Phrasebook, Tongue, book
from adjudicator.engine.text.plurals import ENGLISH

if TYPE_CHECKING:
    from adjudicator.service.master.overview import HeldLetter, Line, Overview, Place, Seen, Told
    from adjudicator.store.tables.values import Notice


class Say(Protocol):
    """Says a phrase of the desk in a language."""

    def __call__(self, name: str, /, **args: object) -> str:
        """The phrase of this name with these arguments."""


LANGUAGES: Final = (("en", "English"), ("de", "Deutsch"))
"""The languages of the desk: two letters, and the language's own name."""
PACKAGE: Final = __package__
_UNITS: Final = (("days", 86400), ("hours", 3600), ("minutes", 60))


@cache
def _book(language: str) -> Phrasebook:
    return book(PACKAGE, Tongue(language))


def saying(language: str) -> Say:
    """Says phrases in one of the languages of the desk."""
    return _book(language).say


def english(name: str, /, **args: object) -> str:
    """A phrase in English, which the terminal speaks."""
    return _book(ENGLISH).say(name, **args)


def headed(heading: str, say: Say = english) -> str:
    """A phase as it stands on file, for a reader."""
    found = Heading.written(heading)
    return say("heading", turn=found.turn, phase=found.phase)


def moment(at: datetime, zone: str, say: Say = english) -> str:
    """An instant by the clock of a zone."""
    there = at.astimezone(ZoneInfo(zone))
    day, time = f"{there:%d}", f"{there:%H:%M}"
    return say(
        "moment", weekday=there.isoweekday(), day=day, month=there.month, year=str(there.year), time=time, zone=zone
    )


def span(left: timedelta | None, say: Say = english) -> str:
    """The remaining time: `in 2 days 3 hours`, `4 hours ago`; empty for None."""
    if left is None:
        return ""
    said = " ".join(say(name, count=count) for name, count in _parts(left))
    if not said:
        return say("now")
    return say("past", left=said) if left < timedelta() else say("ahead", left=said)


def _parts(left: timedelta) -> list[tuple[str, int]]:
    """The two largest units of a time, and how many there are of each."""
    seconds, found = abs(int(left.total_seconds())), []
    for name, length in _UNITS:
        count, seconds = divmod(seconds, length)
        if count:
            found.append((name, count))
    return found[:2]


def short(left: timedelta | None) -> str:
    """The same as short as possible: `2d 3h`, `-4h`."""
    if left is None:
        return ""
    said = " ".join(f"{count}{name[0]}" for name, count in _parts(left))
    return f"{'-' if left < timedelta() else ''}{said}" if said else "now"


def written(line: "Line", say: Say = english) -> str:
    """How many of the players who owe orders have sent some."""
    if line.owing is None or not line.owed:
        return ""
    return say("written", come=line.owed - len(line.owing), owed=line.owed)


def phase(line: "Line", say: Say = english) -> str:
    """The open phase, or the reason why none goes on."""
    if line.status == "running":
        return headed(line.heading, say)
    status = say("game-status", status=line.status)
    return say("phase-stopped", heading=headed(line.heading, say), status=status) if line.heading else status


def waits(line: "Line", say: Say = english) -> tuple[str, ...]:
    """What waits for a game master, besides orders."""
    counted = (
        ("waits-letters", line.letters),
        ("waits-press", line.press),
        ("waits-bounced", line.bounced),
        ("waits-notices", line.notices),
    )
    held = (say("waits-held", why=line.held),) if line.held else ()
    return (*held, *(say(what, count=count) for what, count in counted if count))


def brief(line: "Line") -> str:
    """The same as short as possible."""
    counted = (("letter", line.letters), ("press", line.press), ("back", line.bounced), ("notice", line.notices))
    held = ("phase held",) if line.held else ()
    return ", ".join((*held, *(f"{count} {what}" for what, count in counted if count)))


def house(found: "Overview", say: Say = english) -> tuple[str, ...]:
    """The state of the installation: what concerns no single game."""
    counted = (
        ("house-notices", found.notices),
        ("house-given-up", found.given_up),
        ("house-tried-again", found.tried_again),
        ("house-refusals", found.refusals),
    )
    return (*(say(what, count=count) for what, count in counted if count), *(one.rstrip(".") for one in found.aside))


def overview(found: "Overview") -> Iterator[str]:
    """All games, one after the other."""
    yield f"Games: {len(found.lines)}."
    yield from (f"{said}." for said in house(found))
    for line in found.lines:
        yield ""
        yield _stands(line, english)
        yield from _due(line, english)
        if line.owing is not None and line.owed:
            names = ", ".join(line.owing) or english("nobody")
            yield english("come-from", come=line.owed - len(line.owing), owed=line.owed, names=names)
        yield from (f"{said}." for said in waits(line))


def _stands(it: "Line | Seen", say: Say) -> str:
    heading, status = headed(it.heading, say) if it.heading else "no", say("game-status", status=it.status)
    return say("stands", game=it.name, title=it.title, status=status, heading=heading)


def _due(it: "Line | Seen", say: Say, *, ends: bool = True) -> Iterator[str]:
    if it.deadline is not None:
        left = span(it.left, say) if it.left is not None and ends else "no"
        yield say("due", when=moment(it.deadline, it.zone, say), left=left)


def clock(seen: "Seen", say: Say = english) -> Iterator[str]:
    """How a game stands, and when its phase ends."""
    yield _stands(seen, say)
    if seen.winners:
        yield say("won-by", winners=f" {say('and')} ".join(seen.winners))
    yield from _due(seen, say, ends=seen.ends_at is None)
    if seen.ends_at is not None:
        yield say("ends", when=moment(seen.ends_at, seen.zone, say), left=span(seen.left, say))
    if seen.resumes_at is not None:
        yield say("resumes", when=moment(seen.resumes_at, seen.zone, say))
    if seen.held:
        yield f"{say('waits-held', why=seen.held)}."
    yield from seen.said
    if seen.blind:
        yield say("blind")


def who(one: "Place", say: Say = english) -> str:
    """The player of a seat, and whether they have written."""
    parts = [f"{one.player} <{one.address}>" if one.address else one.player, say("seat-status", status=one.status)]
    if one.orders:
        parts.append(say(f"orders-{one.orders}"))
    if one.bounced:
        parts.append(say("come-back", count=one.bounced))
    return ", ".join(parts)


def place(one: "Place", say: Say = english) -> str:
    """A seat, its player, and whether they have written."""
    return f"{one.seat}: {who(one, say)}"


def told(one: "Told", zone: str, say: Say = english) -> str:
    """A notice or an action, on one line."""
    return f"{moment(one.at, zone, say)}, {one.who}: {' '.join(one.text.split())}"


def letter_line(one: "HeldLetter", zone: str, say: Say = english) -> str:
    """A letter that is held."""
    when = moment(one.since, zone, say)
    return say("letter", number=str(one.number), seat=one.seat, sender=one.sender, when=when)


def notices(found: "Sequence[Notice]", zone: str, say: Say = english) -> tuple[str, ...]:
    """Full notices, one below the other, without their numbers, which reveal how many there were in all games."""
    said = [part for one in found for part in (f"{moment(one.at, zone, say)}, {one.kind}:", one.text, "")]
    return tuple(said) or (say("notices-none"),)


def sections(seen: "Seen", say: Say = english) -> Iterator[tuple[str, tuple[str, ...]]]:
    """One game in full, in sections with the name of their heading; empty sections are left out."""
    zone = seen.zone
    hidden = seen.press - len(seen.copies)
    press = [" ".join(one.split()) for one in seen.copies]
    if hidden:
        press.append(say("press-hidden", count=hidden))
    found = (
        ("trouble", (" ".join(seen.trouble.split()),) if seen.trouble else ()),
        ("seats", (place(one, say) for one in seen.seats)),
        ("held-letters", (letter_line(one, zone, say) for one in seen.letters)),
        ("press", press),
        ("notices", (told(one, zone, say) for one in seen.notices)),
        ("over", (headed(one, say) for one in seen.over)),
        ("deeds", (told(one, zone, say) for one in seen.deeds)),
    )
    for name, lines in found:
        if there := tuple(lines):
            yield name, there


def seen(found: "Seen") -> Iterator[str]:
    """One game in full, line by line."""
    yield from clock(found)
    for name, lines in sections(found):
        yield ""
        yield f"{english(name)}:"
        yield from (f"- {line}" for line in lines)
