"""Signatures without a mark: a player's last line that is only his name is not an order that was not understood."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from adjudicator.core.event import State
from adjudicator.engine.contract.title import Title
from adjudicator.mail.quotation.own_lines import Sifted
from adjudicator.orders.grammar.player_names import People
from adjudicator.orders.lines.letter_reading import Fate, Ignored, LetterReading, Line
from adjudicator.orders.lines.line_kinds import SIGNATURE
from adjudicator.service.game import orders_on_file


def read(
    title: Title[Any], view: State, seat: int, player: str, lines: Sequence[Line], sifted: Sifted, people: People
) -> tuple[Sequence[Line], LetterReading]:
    """A letter's lines without its player's signature, and what they amount to for a seat that knows this view.

    Where they name `people`, their seats stand in the lines instead. The name below them is only left out where it
    could not be read: somebody whose name is a word of orders can still give them.
    """
    reading = orders_on_file.read(title, view, seat, lines)
    last = next((line for line in reversed(sifted.typed) if not line.depth), None)
    if last is None or reading.fates.get(last.number) != Fate.PROBLEM or not _is_name(last.text, player):
        return orders_on_file.read_from(title, view, seat, lines, people)
    unsigned = tuple(Line(line.number, "") if line.number == last.number else line for line in lines)
    unsigned, reading = orders_on_file.read_from(title, view, seat, unsigned, people)
    signature = Ignored(last.number, last.text.strip(), SIGNATURE)
    return unsigned, replace(
        reading,
        ignored=(*reading.ignored, signature),
        fates={**reading.fates, last.number: Fate.IGNORED},
    )


def _is_name(line: str, player: str) -> bool:
    said = _plain(line)
    name = _plain(player)
    return bool(said) and said in (name, name[:1])


def _plain(text: str) -> list[str]:
    """The words of a name, without the dashes and stops around them."""
    words = (word.strip("-\u2013\u2014~.,!*_ ").casefold() for word in text.split())
    return [word for word in words if word]
