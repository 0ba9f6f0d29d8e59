"""Sayings: everyday plans of several laps, `first turn play ..., second turn retire`, in words of orders.

A line is split at the laps it names, and each part is offered with its lap: without one, it would be carried out in
every lap. Nothing is read by this.
"""

import re
from collections.abc import Iterator
from typing import Final

from adjudicator.games.cosmoclasm.table.board import NAMES, POINTS_OF
from adjudicator.games.cosmoclasm.table.cards import SUITS
from adjudicator.games.cosmoclasm.words.card_plans import RETIRES, planned
from adjudicator.games.cosmoclasm.words.situations import Situation

_ORDINALS: Final = {
    **dict.fromkeys(("first", "1 st", "1 .", "erste", "erster", "ersten"), 1),
    **dict.fromkeys(("second", "2 nd", "2 .", "zweite", "zweiter", "zweiten"), 2),
    **dict.fromkeys(("third", "3 rd", "3 .", "dritte", "dritter", "dritten"), 3),
    **dict.fromkeys(("fourth", "4 th", "4 .", "vierte", "vierter", "vierten"), 4),
}
_BEFORE: Final = "(?:(?:in|on|for|im|my|mein|meine|meinem|meiner|the) )*"
_WHICH: Final = f"(?P<which>{'|'.join(map(re.escape, _ORDINALS))})"
_TURN: Final = "(?:turn|lap|go|zug|umlauf)"
_NAMED: Final = rf"{_BEFORE}(?:{_WHICH} {_TURN}|{_TURN} (?P<number>\d))(?!\S)"
_LAP: Final = re.compile(rf"(?<!\S){_NAMED}(?: [:,-])?(?: i(?: will)?(?!\S))? ")
_HEADING: Final = re.compile(_NAMED)
_ROUND: Final = re.compile(rf"{_BEFORE}(?:{_WHICH} (?:round|runde)|(?:round|runde) (?P<number>\d+)(?! [.,] \d))(?!\S)")
"""A round is that of a planet, but players who count their turns may call them rounds, too."""
_SECOND: Final = 2
_FIRST: Final = re.compile(rf"^{_TURN}(?! \d)(?!\S)(?: [:,-])?")
"""`first turn ..., second turn ...` without its first word, which was taken for `first of all` or a list's number."""
_BETWEEN: Final = re.compile(r"(?: (?:[.,;!&]|and|then|und|dann))+$|^(?:(?:[.,;!&]|then|and|dann|und) )+")
_PLAYS: Final = re.compile(rf"^(?:(?:card|(?:ich )?spiele?) |(?=(?:{'|'.join(SUITS)}) ))")
_STATION: Final = "(?:(?:put|place|build|set) )?(?:(?:a|my|the) )?stations?"
_ANYWHERE: Final = re.compile(
    rf"(?:{_STATION}|place|put)(?: it)?(?: (?:is|goes|go|on|at|to))? (?:anywhere|wherever|somewhere|everywhere|random"
    "|irgendwo|any(?: free)?(?: point| place| where)?|(?:the )?best(?: place| point| spot)?"
    "|whatever|where possible|where free)"
)

_OWNER: Final = re.compile(r"(?:if|when) i (?:get|take|win|have|got) (?:the )?stargate(?: ,| then)* (take .+)")
"""Cards are taken when it is known who took the stargate."""


def sayings(said: str, here: Situation) -> Iterator[str]:
    """The orders that a line may mean, each with its lap."""
    if RETIRES.fullmatch(said):
        yield "RETIRE"
    if here.planet is not None and _ANYWHERE.fullmatch(said):
        yield f"STATION {', '.join(NAMES[point] for point in POINTS_OF[here.planet])}"
    if (owner := _OWNER.fullmatch(said)) is not None:
        yield f"{owner[1]} IF I took stargate".replace(" / ", "/")
    yield from planned(said, here)
    laps = list(_LAP.finditer(f"{said} "))
    if not laps:
        return
    numbers = [int(lap["number"] or _ORDINALS[lap["which"]]) for lap in laps]
    starts, ends = [0, *(lap.end() for lap in laps)], [*(lap.start() for lap in laps), len(said)]
    parts = [_bare(said[start:end]) for start, end in zip(starts, ends, strict=True)]
    if numbers[0] == _SECOND:
        parts[0] = _bare(_FIRST.sub("", parts[0]))
    if not parts[-1]:  # each lap stands behind its order
        parts.pop()
    elif not parts[0]:
        parts.pop(0)
    elif numbers[0] > 1:
        numbers.insert(0, numbers[0] - 1)
    if all(parts) and len(parts) == len(numbers):
        yield ". ".join(f"{part} in lap {number}" for part, number in zip(parts, numbers, strict=True))


def heading(said: str, now: int) -> tuple[int, int] | None:
    """The heading of a lap at the beginning of a line, as `Spoken`; that of round `now` may stand above a letter."""
    lap = _HEADING.match(said)
    if lap is not None:
        return len(lap[0].split()), int(lap["number"] or _ORDINALS[lap["which"]])
    planet = _ROUND.match(said)
    if planet is None:
        return None
    number = int(planet["number"] or _ORDINALS[planet["which"]])
    alone = not said[planet.end() :].strip(" :.,-")
    return None if alone and number == now else (len(planet[0].split()), 0)


def _bare(part: str) -> str:
    """An order without words that join it to others."""
    return _PLAYS.sub("play ", _BETWEEN.sub("", part.strip())).replace(" / ", "/")
