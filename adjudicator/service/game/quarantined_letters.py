"""Letters in quarantine, described for game masters: which they are, who wrote them, and why they failed."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import DecodeError, json

from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Aside, Seat

MOST_LISTED: Final = 12
"""How many of them are named; of the others, only their number is given."""
LONGEST: Final = 200
"""How many characters of the program's fault are shown: a letter may have caused them."""


def told(unit: Unit, game_id: int | None, seats: Sequence[Seat] = ()) -> tuple[str, ...]:
    """The quarantined letters of a game, or of no game, one sentence each."""
    return tuple(_sentences(unit.letters.aside_in(game_id, MOST_LISTED + 1), seats))


def _sentences(found: Sequence[Aside], seats: Sequence[Seat]) -> Iterator[str]:
    for one in found[:MOST_LISTED]:
        name = "".join(f" for {seat.name}" for seat in seats if seat.number == one.seat)
        sender = _sender(one) or "nobody who is named"
        yield f"Letter {one.letter_id}{name} from {sender} was put aside: the program failed on it ({_why(one)})."
    if len(found) > MOST_LISTED:
        yield "There are more letters that were put aside."


def _sender(one: Aside) -> str:
    # Where nothing was put aside, what takes letters apart is not loaded.
    from adjudicator.mail.parsing.letter import header

    return header(one.head).sender


def _why(one: Aside) -> str:
    try:
        noted = json.decode(one.detail or "{}")
    except DecodeError:
        noted = {}
    said = str(noted.get("fault", "")) if isinstance(noted, dict) else ""
    return " ".join(said.split())[:LONGEST] or "nothing was noted"
