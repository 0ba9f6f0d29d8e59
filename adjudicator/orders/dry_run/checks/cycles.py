"""Plays of one's own that wait for each other."""

from collections.abc import Iterator

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import CANCELS, Piece, Pieces
from adjudicator.engine.text.sayings import Together, house
from adjudicator.orders.dry_run.order_checks import Check, Sheet
from adjudicator.orders.values.conditions import And, Condition, Truth
from adjudicator.orders.values.findings import Finding


class Cycle(Check):
    """Two or more of your own plays wait for each other, so that none of them happens.

    `PLAY A IF I use B` and `PLAY B IF I use A` both wait. Let one of them go without that condition.
    """

    code = "A109"

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        waits = {}
        lines: dict[str, int] = {}
        for piece, needs in _needs(sheet).items():
            waits[piece] = needs[1]
            lines[piece] = needs[0]
        for piece in waits:
            ring = _ring(waits, piece)
            if ring is not None and lines[piece] == min(lines[one] for one in ring):
                waiting = [house("waits-for", play=one, line=lines[one], other=after) for one, after in _pairs(ring)]
                yield self.whole(sheet, lines[piece], house("found-cycle", plays=Together(waiting, ", ")))


def _pairs(ring: list[str]) -> list[tuple[str, str]]:
    return list(zip(ring, [*ring[1:], ring[0]], strict=True))


def _needs(sheet: Sheet) -> dict[str, tuple[int, frozenset[str]]]:
    """For each piece that orders would use: the first line that uses it, and the pieces every such line waits for."""
    by_word = sheet.title.pieces.picked(_by_word)
    found: dict[str, tuple[int, frozenset[str]]] = {}
    for wish in sheet.wishes():
        name = by_word.get(type(wish.choice), "")
        if name:
            needs = frozenset(_required(wish.condition, sheet))
            line, before = found.get(name, (wish.line, needs))
            found[name] = (line, before & needs)
    return found


def _by_word(pieces: Pieces) -> dict[type[Choice], str]:
    """The name of the piece that an order word uses; empty for a word of several, which does not say which one."""
    found: dict[type[Choice], str] = {}
    for piece in pieces:
        for word in piece.choices if _is_asked(piece) else ():
            found[word] = "" if word in found else piece.name
    return found


def _is_asked(piece: Piece) -> bool:
    """Whether a piece is used only if its owner orders it."""
    return all(rule.optional or rule.inherent or rule.verb == CANCELS for rule in piece.rules)


def _required(condition: Condition | None, sheet: Sheet) -> Iterator[str]:
    """The seat's own uses that a condition needs in order to be true, of pieces that have not been used yet."""
    if isinstance(condition, Truth):
        use = condition.fact.use()
        if use is not None and use[0] == sheet.seat and not sheet.so_already(condition.fact):
            yield use[1]
    elif isinstance(condition, And):
        for part in condition.parts:
            yield from _required(part, sheet)


def _ring(waits: dict[str, frozenset[str]], start: str) -> list[str] | None:
    """The shortest chain of waiting pieces that leads from a piece back to itself."""
    ways = [[start]]
    seen = set()
    while ways:
        way = ways.pop(0)
        for after in sorted(waits.get(way[-1], ())):
            if after == start:
                return way
            if after not in seen and after in waits:
                seen.add(after)
                ways.append([*way, after])
    return None
