"""Signatures without a mark: a last line that is only the player's name is no order that was not understood."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from adjudicator.core.event import State
from adjudicator.engine.contract.title import Title
from adjudicator.mail.quotation.own_lines import Sifted
from adjudicator.orders.grammar.player_names import People
from adjudicator.orders.lines.letter_reading import Fate, Ignored, LetterReading, Line
from adjudicator.orders.lines.line_kinds import SIGNATURE
from adjudicator.orders.values.budget import STEPS, left
from adjudicator.service.game import orders_on_file


def read(
    title: Title[Any],
    view: State,
    seat: int,
    player: str,
    lines: Sequence[Line],
    sifted: Sifted,
    people: People,
    steps: int = STEPS,
) -> tuple[Sequence[Line], LetterReading]:
    """A letter's lines without its player's signature, and the orders they make for a seat with this view.

    Where the lines name `people`, they hold the seats instead. With the signature and without it they are read in so
    many steps together. A name at the end is left out only if it could not be
    read as an order: a player whose name is an order word can still give that order.
    """
    signed = orders_on_file.read_with(title, view, seat, lines, steps)
    last = next((line for line in reversed(sifted.typed) if not line.depth), None)
    if last is None or signed.fates.get(last.number) != Fate.PROBLEM or not _is_name(last.text, player):
        return orders_on_file.read_from(title, view, seat, lines, people, steps)
    unsigned = tuple(Line(line.number, "") if line.number == last.number else line for line in lines)
    unsigned, reading = orders_on_file.read_from(title, view, seat, unsigned, people, left(signed.steps, steps))
    signature = Ignored(last.number, last.text.strip(), SIGNATURE)
    return unsigned, replace(
        reading,
        ignored=(*reading.ignored, signature),
        fates={**reading.fates, last.number: Fate.IGNORED},
        steps=signed.steps + reading.steps,
    )


def _is_name(line: str, player: str) -> bool:
    said = _plain(line)
    name = _plain(player)
    return bool(said) and said in (name, name[:1])


def _plain(text: str) -> list[str]:
    """The words of a name, without dashes and stops around them."""
    words = (word.strip("-\u2013\u2014~.,!*_ ").casefold() for word in text.split())
    return [word for word in words if word]
