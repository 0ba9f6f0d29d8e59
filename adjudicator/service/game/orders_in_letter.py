"""The orders in a player's letter. They are read in the same way whether the letter counts or is only checked."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.quotation.own_lines import Sifted
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.service.game import doubtful_words, orders_on_file, seat_names, unmarked_signatures
from adjudicator.service.game.orders_on_file import Body
from adjudicator.service.game.table import Table
from adjudicator.service.game.typed_lines import lines_of
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Seat


class MadeOut(NamedTuple):
    """A letter as orders: its lines as read, the orders they make, and what is kept of them (None: no orders)."""

    lines: Sequence[Line]
    reading: LetterReading
    body: Body | None


def made_out(unit: Unit, laid: Table, seat: Seat, letter: Letter, sifted: Sifted, at: datetime) -> MadeOut:
    """What a letter says for a seat in the open phase. Names in it are those of the players `at` that instant."""
    view, number = laid.view(seat.number), seat.number
    known, written = seat_names.of(unit, laid, at), lines_of(letter, sifted)
    lines, reading = unmarked_signatures.read(laid.title, view, number, seat.player, written, sifted, known)
    passed = doubtful_words.lines_of(reading.directives, sifted.typed)
    if passed:
        again = doubtful_words.without(written, passed)
        lines, reading = unmarked_signatures.read(laid.title, view, number, seat.player, again, sifted, known)
        reading = doubtful_words.told(reading, written, passed)
    return MadeOut(lines, reading, orders_on_file.body(laid.title, view, number, lines, reading))
