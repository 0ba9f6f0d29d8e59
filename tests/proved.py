"""The proof, tried by every player of a game: nobody's letters may accuse a game master who has been honest."""

from collections import defaultdict
from typing import Final

from sqlalchemy import select

from adjudicator.mail.parsing.letter import read
from adjudicator.service.proof.own_letters import Own
from adjudicator.service.proof.verification import WorkedOut
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables import tables
from adjudicator.store.tables.values import Game

ENDED_BY_HAND: Final = b"{}"
"""In the place of the record of a game that a test ends without playing it."""


def mailboxes(unit: Unit, game: Game) -> dict[tuple[str, str], list[bytes]]:
    """By seat and address, whatever was sent there about the seat, and whatever came from there to the game."""
    found: dict[tuple[str, str], list[bytes]] = defaultdict(list)
    seats = unit.seats.of(game.id)
    for seat in seats:
        others = {one.address for one in seats if one.number != seat.number}
        for mail in unit.outbox.of_seat(game.id, seat.number):
            if mail.recipient in others:
                continue  # to whoever orders for the seat
            found[seat.name, mail.recipient].append(mail.raw)
    filed = unit.db.execute(select(tables.letter.c.raw).order_by(tables.letter.c.id))
    wrote = [(read(raw).sender, raw) for (raw,) in filed]
    for (_, address), letters in found.items():
        letters += [raw for sender, raw in wrote if sender == address]
    return dict(found)


def accusations(unit: Unit, game: Game) -> list[str]:
    """What players find with all their letters and the record of a game; nothing before it is over."""
    if game.record in (None, ENDED_BY_HAND):
        return []
    worked = WorkedOut(game.record)
    whole = worked.verdict()
    if not whole.holds:
        return [whole.sentence]
    return [
        f"{seat} ({address}): {verdict.sentence}"
        for (seat, address), letters in mailboxes(unit, game).items()
        if not (verdict := worked.verdict(Own.of(seat, letters))).holds
    ]
