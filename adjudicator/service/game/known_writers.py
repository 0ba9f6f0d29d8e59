"""Letters taken apart with what is known of their writers, where the bytes alone can be read in several ways."""

from typing import Final

from adjudicator.mail.parsing.charset import Writer, declared_in
from adjudicator.mail.parsing.letter import MOST_TEXT, Letter, read
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Letter as Filed

LOOKED_AT: Final = 10
"""How many earlier letters are searched for the character set that they declare."""


def taken_apart(unit: Unit, filed: Filed) -> Letter:
    """A letter on file, taken apart with what was known of its writer when it came."""
    letter = read(filed.raw)
    return read(filed.raw, MOST_TEXT, _writer(unit, filed, letter)) if letter.guessed and letter.sender else letter


def _writer(unit: Unit, filed: Filed, letter: Letter) -> Writer:
    seats = unit.seats.at(letter.sender)
    games = {game.id: game for game in unit.games.several([seat.game_id for seat in seats])}
    rations = [letter.sender, *(f"{letter.sender} {games[seat.game_id].name}.{seat.name.lower()}" for seat in seats)]
    earlier = unit.letters.earlier(rations, before=filed.id, most=LOOKED_AT)
    declared = [codec for codec in map(declared_in, earlier) if codec is not None]
    return Writer(tuple(declared), tuple(sorted({seat.language for seat in seats if seat.language})))
