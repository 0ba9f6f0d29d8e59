"""The words of the desk: the same in the terminal, on its pages and in plain print."""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from adjudicator.cli.tools.showing import when

if TYPE_CHECKING:
    from adjudicator.service.master.overview import HeldLetter, Line, Overview, Place, Seen, Told
    from adjudicator.store.tables.values import Notice

BLIND: Final = "You play in this game: you are shown no more of it than its other players."
ORDERS: Final = {"come": "orders have come", "owed": "orders are still to come", "none": "owes none", "": ""}
_UNITS: Final = (("day", 86400), ("hour", 3600), ("minute", 60))


def span(left: timedelta | None) -> str:
    """The remaining time: `in 2 days 3 hours`, `4 hours ago`; empty for None."""
    if left is None:
        return ""
    seconds = abs(int(left.total_seconds()))
    parts = []
    for name, length in _UNITS:
        count, seconds = divmod(seconds, length)
        if count:
            parts.append(f"{count} {name}{'s' if count > 1 else ''}")
    said = " ".join(parts[:2])
    if not said:
        return "now"
    return f"{said} ago" if left < timedelta() else f"in {said}"


def short(left: timedelta | None) -> str:
    """The same as short as possible: `2d 3h`, `-4h`."""
    said = span(left).removeprefix("in ")
    late = said.endswith(" ago")
    letters = [f"{count}{name[0]}" for count, name in zip(*[iter(said.removesuffix(" ago").split())] * 2, strict=False)]
    return said if said in ("", "now") else f"{'-' if late else ''}{' '.join(letters)}"


def written(line: "Line") -> str:
    """How many of the players who owe orders have sent some."""
    return "" if line.owing is None or not line.owed else f"{line.owed - len(line.owing)} of {line.owed}"


def phase(line: "Line") -> str:
    """The open phase, or the reason why none goes on."""
    if line.status == "running":
        return line.heading
    return f"{line.heading}, {line.status}" if line.heading else line.status


def waits(line: "Line") -> tuple[str, ...]:
    """What waits for a game master, besides orders."""
    counted = (
        ("Held letters", line.letters),
        ("Messages that wait", line.press),
        ("Seats that letters come back from", line.bounced),
        ("Unread notices", line.notices),
    )
    held = (f"The phase is held: {line.held}",) if line.held else ()
    return (*held, *(f"{what}: {count}" for what, count in counted if count))


def brief(line: "Line") -> str:
    """The same as short as possible."""
    counted = (("letter", line.letters), ("press", line.press), ("back", line.bounced), ("notice", line.notices))
    held = ("phase held",) if line.held else ()
    return ", ".join((*held, *(f"{count} {what}" for what, count in counted if count)))


def house(found: "Overview") -> tuple[str, ...]:
    """The state of the installation: what concerns no single game."""
    counted = (
        ("Unread notices about no game", found.notices),
        ("Letters given up", found.given_up),
        ("Letters that are tried again", found.tried_again),
        ("Addresses that want no letters", found.refusals),
    )
    return (*(f"{what}: {count}" for what, count in counted if count), *(one.rstrip(".") for one in found.aside))


def overview(found: "Overview") -> Iterator[str]:
    """All games, one after the other."""
    yield f"Games: {len(found.lines)}."
    yield from (f"{said}." for said in house(found))
    for line in found.lines:
        yield ""
        heading = f", {line.heading} is open" if line.heading else ""
        yield f"{line.name} ({line.title}) is {line.status}{heading}."
        if line.deadline is not None:
            ends = f", {span(line.left)}" if line.left is not None else ""
            yield f"Orders are due by {when(line.deadline, line.zone)}{ends}."
        if line.owing is not None and line.owed:
            yield f"Orders have come from {written(line)}; owed by: {', '.join(line.owing) or 'nobody'}."
        yield from (f"{said}." for said in waits(line))


def clock(seen: "Seen") -> Iterator[str]:
    """How a game stands, and when its phase ends."""
    heading = f", {seen.heading} is open" if seen.heading else ""
    yield f"{seen.name} ({seen.title}) is {seen.status}{heading}."
    if seen.winners:
        yield f"It was won by {' and '.join(seen.winners)}."
    if seen.deadline is not None:
        ends = f", {span(seen.left)}" if seen.left is not None and seen.ends_at is None else ""
        yield f"Orders are due by {when(seen.deadline, seen.zone)}{ends}."
    if seen.ends_at is not None:
        yield f"It ends at {when(seen.ends_at, seen.zone)}, {span(seen.left)}."
    if seen.resumes_at is not None:
        yield f"It goes on by itself at {when(seen.resumes_at, seen.zone)}."
    if seen.held:
        yield f"The phase is held: {seen.held}."
    yield from seen.said
    if seen.blind:
        yield BLIND


def place(one: "Place") -> str:
    """A seat, its player, and whether they have written."""
    parts = [f"{one.player} <{one.address}>" if one.address else one.player, one.status]
    if ORDERS[one.orders]:
        parts.append(ORDERS[one.orders])
    if one.bounced:
        parts.append(f"letters come back ({one.bounced})")
    return f"{one.seat}: {', '.join(parts)}"


def told(one: "Told", zone: str) -> str:
    """A notice or an action, on one line."""
    return f"{when(one.at, zone)}, {one.who}: {' '.join(one.text.split())}"


def letter_line(one: "HeldLetter", zone: str) -> str:
    """A letter that is held."""
    return f"Letter {one.number} for {one.seat}, from {one.sender}, {when(one.since, zone)}"


def notices(found: "Sequence[Notice]", zone: str) -> tuple[str, ...]:
    """Full notices, one below the other, without their numbers, which reveal how many there were in all games."""
    said = [part for one in found for part in (f"{when(one.at, zone)}, {one.kind}:", one.text, "")]
    return tuple(said) or ("There are no new notices.",)


def sections(seen: "Seen") -> Iterator[tuple[str, tuple[str, ...]]]:
    """One game in full, in sections with a heading; empty sections are left out."""
    zone = seen.zone
    letters = (letter_line(one, zone) for one in seen.letters)
    hidden = seen.press - len(seen.copies)
    press = [" ".join(one.split()) for one in seen.copies]
    if hidden:
        press.append(f"{hidden} that the settings of the game do not show you")
    found = (
        ("Trouble", (" ".join(seen.trouble.split()),) if seen.trouble else ()),
        ("Seats", map(place, seen.seats)),
        ("Held letters", letters),
        ("Messages that wait", press),
        ("Unread notices", (told(one, zone) for one in seen.notices)),
        ("Phases that are over", seen.over),
        ("What has been done", (told(one, zone) for one in seen.deeds)),
    )
    for heading, lines in found:
        if there := tuple(lines):
            yield heading, there


def seen(found: "Seen") -> Iterator[str]:
    """One game in full, line by line."""
    yield from clock(found)
    for heading, lines in sections(found):
        yield ""
        yield f"{heading}:"
        yield from (f"- {line}" for line in lines)
