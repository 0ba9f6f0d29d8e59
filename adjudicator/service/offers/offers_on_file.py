"""Offers on file: the lines that an answer offered instead of those that could not be read.

They are kept with the letter that was answered. Their numbers are different throughout a phase, so that each means one
line whichever letter it is read in.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec
from msgspec import Struct

from adjudicator.orders.words.answers import LAST
from adjudicator.service.game.table import Table
from adjudicator.store.database.unit import Unit

OFFERS: Final = "offers"
UNDERSTOOD: Final = "understood"
ANSWER: Final = "offered_in"
"""Where they stand in the notes on a letter, where what was understood does, and where the answer's Message-ID does."""
MOST: Final = 20
"""How many letters with offers are looked at, the latest first."""


class Offer(Struct, frozen=True, array_like=True):
    """A line that was offered: its number, its words, and a digest of what stood on its question then.

    A `reading` is one of several that exclude each other. Where one is more than one order, each stands on its own
    line of the words.
    """

    number: int
    words: str
    stood: str = ""
    reading: int = 0
    """The line of the letter that has several readings, of which this is one; 0: no other excludes it."""


NO_OFFERS: Final[Mapping[str, Offer]] = MappingProxyType({})
"""Nothing is offered."""


class Made(Struct, frozen=True):
    """What one answer offers, what its letter was understood as, and its Message-ID."""

    answer: str = ""
    offers: tuple[Offer, ...] = ()
    understood: tuple[Offer, ...] = ()

    @property
    def placed(self) -> dict[int, Offer]:
        """What it offers by places, from 1; the last one has `LAST` for a place, too."""
        places = dict(enumerate(self.offers, start=1))
        return {**places, LAST: self.offers[-1]} if self.offers else places


class _Notes(Struct, frozen=True, rename={"answer": ANSWER}):
    answer: str
    offers: tuple[Offer, ...] = ()
    understood: tuple[Offer, ...] = ()


def made(unit: Unit, laid: Table, seat: int) -> tuple[Made, ...]:
    """What a seat has been offered in the open phase, the latest first."""
    notes = unit.game_letters.noted(laid.game.id, laid.phase.serial, seat, f'"{ANSWER}":', MOST)
    found = [msgspec.json.decode(one, type=_Notes) for one in notes]
    return tuple([Made(one.answer, one.offers, one.understood) for one in found])


def next_number(several: Iterable[Made]) -> int:
    """The number of the next offer."""
    return 1 + max((one.number for each in several for one in (*each.offers, *each.understood)), default=0)


def of(notes: Mapping[str, Any]) -> dict[str, Any]:
    """The part of the notes on a letter that is about offers."""
    return {name: notes[name] for name in (OFFERS, UNDERSTOOD, ANSWER) if name in notes}


def detail(made: Made) -> dict[str, Any]:
    """Offers as the notes on a letter have them."""
    if not (made.offers or made.understood):
        return {}
    return {OFFERS: made.offers, UNDERSTOOD: made.understood, ANSWER: made.answer}
