"""Players who have written for the open phase and were not understood: they are not silent, and the GM is told."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

import msgspec
from msgspec import Struct

from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.offers.offers_on_file import Offer
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit

TRIED: Final = "tried"
"""The kind of the notice that somebody was not understood."""
MOST: Final = 1000
"""How many characters of a letter are shown to the game master."""


class _Notes(Struct, frozen=True):
    offers: tuple[Offer, ...] = ()


class Tried(Struct, frozen=True):
    """The latest letter of a seat for the open phase, if nothing that it has sent was understood as an order."""

    seat: int
    letter: int
    at: datetime
    offers: tuple[Offer, ...]

    @property
    def offered(self) -> str:
        """What was offered to its writer, on one line; empty if nothing was."""
        return "; ".join(f"YES {one.number}: {' / '.join(one.words.splitlines())}" for one in self.offers)


def tried(unit: Unit, laid: Table, orders: Sequence[Orders]) -> dict[int, Tried]:
    """Who owes orders, has written, and was not understood; by seat."""
    found: dict[int, Tried] = {}
    if all(one.heard for one in orders):
        return found
    for seat, letter, at, detail in unit.game_letters.unread(laid.game.id, laid.phase.serial):
        if laid.owes(seat) and not orders[seat].heard:
            found[seat] = Tried(seat, letter, at, msgspec.json.decode(detail, type=_Notes).offers)
    return found


def sentences(laid: Table, found: Sequence[Tried]) -> tuple[str, ...]:
    """The same for the game master, each in a sentence."""
    return tuple([_sentence(laid, one) for one in found])


def _sentence(laid: Table, one: Tried) -> str:
    offered = f" Offered: {one.offered}." if one.offers else " Nothing could be offered."
    return f"{laid.seats[one.seat].name} has written, and no order was understood (letter {one.letter}).{offered}"


def tell(office: Office, unit: Unit, laid: Table, one: Tried, now: datetime) -> bool:
    """Tell the game masters once in a phase of a player who was not understood; returns whether this was the time."""
    key = f"notice/{TRIED}/{laid.game.name}/{laid.phase.serial}/{one.seat}"
    if unit.outbox.queued(key):
        return False
    seat, filed = laid.seats[one.seat], unit.letters.get(one.letter)
    assert filed is not None, "the letter was just found"
    # Only then: whoever ends a phase reads no letters.
    from adjudicator.mail.parsing.letter import read
    from adjudicator.mail.quotation.own_lines import typed_text

    wrote = typed_text(read(filed.raw))
    text = (
        f"{_sentence(laid, one)}\n"
        f"They have been told. Unless they answer before {laid.deadline.at:%-d %B %H:%M} ({laid.game.zone}), nothing of"
        f" theirs stands for {laid.heading}.\n"
        "If you know what they mean, answer this with their orders:\n"
        f"  ORDERS FOR {seat.name} {laid.heading}\n  ...\n  END\n"
        f"\nThey wrote:\n{wrote[:MOST]}"
    )
    tell_gm(office, unit, TRIED, text, at=now, game=laid.game, key=key)
    return True
