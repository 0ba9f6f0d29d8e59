"""Sayings: everyday plans of several laps, `first turn play ..., second turn retire`, in words of orders.

A line is split at the laps it names, and each part is offered with its lap: without one, it would be carried out in
every lap. Nothing is read by this.
"""

import re
from collections.abc import Iterator
from typing import Final

from adjudicator.games.cosmoclasm.table.board import MATS, NAMES, POINTS_OF
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
_NEXT: Final = "(?: (?:the )?next(?: round| one| planet)?)?"
_ON: Final = "(?:keep playing|keep going|go on|play on|stay in|wait|hold)"
_THEN: Final = "(?: ,)?(?: and)?(?: then)?(?: i(?: will)?)?"
_SAID: Final = (
    (re.compile(r"retire from ((?:if|unless) .+)"), r"RETIRE \1"),  # `steige aus, wenn`
    (re.compile(r"retire (?:only |but only )?(?:after|once|if after) (.+)"), r"RETIRE IF \1"),
    (re.compile(rf"(?:once|after|{_ON} until|until|not until) (.+?){_THEN} (?:retire|fold)(?: too)?"), r"RETIRE IF \1"),
    (re.compile(rf"{_ON} until (.+)"), r"RETIRE IF \1"),
    (
        re.compile(
            r"(play .+?)(?: ,)?(?: with| using| use)?(?: (?:my |the )?(?:ability|innovation|faction card))?"
            r"(?: to| and)? cover(?:ing)? (?:the )?(\w+)"
        ),
        r"\1 with innovation covering \2",
    ),
    (re.compile(rf"(?:start|begin|go first|fange an|beginne){_NEXT}"), "START me"),
    (
        re.compile(
            rf"(?:next round )?(?:let )?(\w+) (?:starts?|begins?|first|go(?:es)? first|starten|fangen an){_NEXT}"
        ),
        r"START \1",
    ),
    (re.compile(r"(?:(?:next|start|first) )*player (?:[:=] |is )?(\w+)"), r"START \1"),
    (re.compile(r"(?:switch|swap) (?:planets? )?(\d+) (?:/|< - >|-|,) (\d+)"), r"SWITCH \1 with \2"),
    (re.compile(r"exchange (?:planets? )?(\d+) (?:/|with|and|for) (\d+)"), r"SWITCH \1 with \2"),
)
"""Whole lines, and the orders they mean; without `I`, and without `first` at their beginning."""


_MATS: Final = re.compile(
    r"(?:switch|swap|exchange) (?:planets? |mats? )?([a-l]) (?:/|< - >|-|,|and|with|for) (?:planet |mat )?([a-l])"
)
_TAKES: Final = re.compile(
    r"(?:take|pick up|pick|grab|want|get|draw|choose|recruit|(?:new )?cards? :) (?P<list>.+?)"
    r"(?: with (?:the )?stargate)?"
)
_STARGATE: Final = re.compile(
    r"(?:(?:if|when) (?:i (?:get|take|win|have|got) )?(?:the )?stargate(?: superiority)?(?: ,| then)*|stargate :)"
    r" (?P<rest>.+)"
)
"""Words before an action of the stargate's owner: nobody else is asked for a start player or a switch."""
_OR: Final = re.compile(r"(?: ,)? (?:then|or|else|,) (?:then |else )?", re.I)
_PICKED: Final = (
    (re.compile(r"(?:the )?best(?:e|en)?(?: ones?| cards?| there is| available| of them)?"), "double, any"),
    (
        re.compile(
            r"what(?:ever|soever)?(?: is| i s)?(?: left| there)?|(?:two|2 )?cards|something|a card|irgendwas|egal"
        ),
        "any",
    ),
    (re.compile(r"(?:2 |two |a )?blacks?(?: cards?| ones?)?"), ", ".join(SUITS)),
    (re.compile(r"(?:2 |two |a )?whites?(?: cards?| ones?)?"), "eclipse"),
    (re.compile(r"(?:(?:the|a|an) )?(.+)"), r"\1"),
)
"""Everyday names for cards of the market."""
_STATION: Final = "(?:(?:put|place|build|set) )?(?:(?:a|my|the) )?stations?"
_ANYWHERE: Final = re.compile(
    rf"(?:{_STATION}|place|put)(?: it)?(?: (?:is|goes|go|on|at|to))? (?:anywhere|wherever|somewhere|everywhere|random"
    "|irgendwo|any(?: free)?(?: point| place| where)?|(?:the )?best(?: place| point| spot)?"
    "|whatever|where possible|where free)"
)
_ONE: Final = "(?:it|them|one|1|another|the other)(?: one)?"
_PLACED: Final = re.compile(rf"(?:{_STATION}|place|put)(?: {_ONE})? (?:on|at|to) (?P<list>.+)")
_ANOTHER: Final = re.compile(rf"(?: ,)?(?: (?:and|then))*(?: {_ONE})? (?:on|at|to) ")


def sayings(said: str, here: Situation) -> Iterator[str]:
    """The orders that a line may mean, each with its lap."""
    if RETIRES.fullmatch(said):
        yield "RETIRE"
    yield from _with_stargate(said, here)
    yield from _recruiting(said)
    yield from _placing(said, here)
    yield from planned(said, here)
    short = _short(said)
    if short:
        yield short
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


def _with_stargate(said: str, here: Situation) -> Iterator[str]:
    """Sayings for a player with the stargate superiority."""
    found = _STARGATE.fullmatch(said)
    if found is None:
        return
    told = []
    for part in re.split(r"(?: ,)? (?:and|then|,|\.|;) ", found["rest"]):
        wish = re.sub("^(?:i|we) ", "", part.strip(" .,;!"))
        taken = next(_recruiting(wish), "")
        told.append(f"{taken} IF I took stargate" if taken else next(_placing(wish, here), "") or _short(wish))
    if all(told):
        yield ". ".join(told)


def _short(said: str) -> str:
    """A whole line that means an order, and the order."""
    for pattern, order in _SAID:
        if (found := pattern.fullmatch(said)) is not None:
            return found.expand(order).replace(" / ", "/")
    return f"{said[:6].upper()}{said[6:]}" if said.startswith(("start ", "switch ")) else ""


def _recruiting(said: str) -> Iterator[str]:
    """Sayings on taking from the market."""
    found = _TAKES.fullmatch(said)
    if found is not None:
        yield f"TAKE {', '.join(_picked(part) for part in _OR.split(found['list']))}"


def _picked(said: str) -> str:
    said = said.strip(" .,!").replace(" / ", "/")
    return next(found.expand(meant) for one, meant in _PICKED if (found := one.fullmatch(said))) if said else ""


def _placing(said: str, here: Situation) -> Iterator[str]:
    """Sayings on placing stations and switching planets."""
    if here.planet is not None and _ANYWHERE.fullmatch(said):
        yield f"STATION {', '.join(NAMES[point] for point in POINTS_OF[here.planet])}"
    found = _PLACED.fullmatch(said)
    if found is not None:
        listed = re.sub(r"\b([a-l]) (\d)", r"\1\2", _ANOTHER.sub(" , ", found["list"]))
        yield f"STATION on {', '.join(_OR.split(listed.upper()))}"
    mats = _MATS.fullmatch(said)
    if mats is not None:
        one, other = (here.counters.index(MATS.index(letter.upper())) + 1 for letter in mats.groups())
        yield f"SWITCH {one} with {other}"


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
