"""Somebody says no: to an invitation, to the offer of a seat, or to any letter from us.

A seat that is declined is free at once, and goes to the first on the waiting list. Neither the name nor the address of
whoever declined stays with it, so no later letter can tell it.
"""

from typing import Final, NamedTuple

from adjudicator.mail.parsing.letter import Letter
from adjudicator.orders.words.refusals import Refusal
from adjudicator.service.game.departures import leave, to_give_away
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.office.envelopes import INVITATION
from adjudicator.service.seats import refused_mail, seat_addresses, seating, standby_list
from adjudicator.service.seats.refused_mail import DECLINED
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.people.standbys import Standby
from adjudicator.store.tables.values import Address, Game, Seat


class Open(NamedTuple):
    """What somebody can still answer: an invitation, a place on a waiting list, or whether an address is theirs."""

    game: Game
    seat: Seat | None = None
    waiting: Standby | None = None
    asked: Address | None = None


def declined(incoming: Incoming, game: Game, seat: Seat, refusal: Refusal) -> Handled:
    """The outcome of a letter in which somebody declines the seat that they were invited to."""
    unit = incoming.unit
    silent = refused_mail.silence(incoming, seat.player, refusal, game, seat)
    _freed(incoming, game, seat)
    others = _freed_elsewhere(incoming, game) if refusal.never else ()
    offered = standby_list.fill(incoming.office, unit, game, incoming.at)
    first = f"{seat.player} <{incoming.letter.sender}> declines {seat.name} in {game.name}"
    then = f"{seat.name} is offered to the first who waits for a seat." if offered else _to_give_away(game, seat)
    refused_mail.tell(incoming, game, first, then, *others, silent=silent)
    return Handled(verdict=DECLINED, game=game, seat=seat)


def answers_invitation(unit: Unit, letter: Letter) -> bool:
    """Whether a letter answers an invitation of ours."""
    for name in letter.in_reply_to or letter.references[-1:]:
        mail = unit.outbox.identified(name)
        if mail is not None and f"/{INVITATION}" in mail.key:
            return True
    return False


def left(incoming: Incoming, game: Game, seat: Seat, refusal: Refusal) -> Handled:
    """Somebody declines an invitation to a game that was begun without them, and in which they have never played."""
    leave(incoming.unit, game, seat, "resigned", incoming.at)
    return declined(incoming, game, seat, refusal)


def without_reference(incoming: Incoming, refusal: Refusal) -> Handled | None:
    """The outcome of a no that names nothing, if exactly one thing is open for its address; None: it must be asked."""
    there = open_for(incoming.unit, incoming.letter.sender)
    if len(there) == 1:
        return _answered(incoming, there[0], refusal)
    if not there and refusal.never and not incoming.desk.seats_of(incoming.letter.sender):
        return _silenced(incoming)
    return None


def open_for(unit: Unit, address: str) -> list[Open]:
    """Everything that an address can still decline."""
    found = []
    for seat in unit.seats.at(address):
        game = unit.games.get(seat.game_id)
        if seat.status == "invited" and (game.status == "forming" or seating.newcomer(unit, game, seat)):
            found.append(Open(game, seat))
    for game in unit.games.all():
        if game.status == "finished":
            continue
        found += [Open(game, asked=one) for one in unit.addresses.asked(game.id) if one.address == address]
        found += [Open(game, waiting=one) for one in unit.standbys.of(game.id, "waiting") if one.address == address]
    return found


def _answered(incoming: Incoming, there: Open, refusal: Refusal) -> Handled:
    if there.seat is not None:
        return declined(incoming, there.game, there.seat, refusal)
    if there.asked is not None:
        return seat_addresses.denied(incoming, there.game, there.asked, "address", refusal)
    assert there.waiting is not None, "one of the three is open"
    incoming.unit.standbys.settle(there.waiting.id, "gone")
    silent = refused_mail.silence(incoming, there.waiting.player, refusal, there.game, None)
    first = f"{there.waiting.player} <{there.waiting.address}> does not wait for a seat in {there.game.name} any more"
    refused_mail.tell(incoming, there.game, first, silent=silent)
    return Handled(verdict=DECLINED, game=there.game)


def _silenced(incoming: Incoming) -> Handled | None:
    """Somebody to whom nothing is open wants no letters: they get none, if they have ever got one about a game."""
    unit, sender = incoming.unit, incoming.letter.sender
    if unit.refusals.of(sender) is not None:
        return Handled(verdict=DECLINED)
    written = unit.outbox.latest_to(sender)
    if written is None or written.game_id is None:
        return None
    game = unit.games.get(written.game_id)
    unit.refusals.add(sender, at=incoming.at, game_id=game.id)
    refused_mail.tell(incoming, game, f"{sender} does not want letters", silent=True)
    return Handled(verdict=DECLINED, game=game)


def _freed(incoming: Incoming, game: Game, seat: Seat) -> None:
    unit = incoming.unit
    for one in unit.standbys.of(game.id, "waiting", "offered"):
        if one.address in (seat.address, incoming.letter.sender):
            unit.standbys.settle(one.id, "declined")
    if game.status != "forming":
        unit.seats.remove(game.id, seat.number)
    unit.seats.vacate(game.id, seat.number)


def _freed_elsewhere(incoming: Incoming, game: Game) -> tuple[str, ...]:
    """Whoever wants no letters at all keeps nothing that letters are needed for; returns what else is free now."""
    said = []
    for there in open_for(incoming.unit, incoming.letter.sender):
        if there.seat is not None:
            _freed(incoming, there.game, there.seat)
            said.append(f"{there.seat.name} in {there.game.name}, to which they were invited too, is free.")
            standby_list.fill(incoming.office, incoming.unit, there.game, incoming.at)
        elif there.waiting is not None:
            incoming.unit.standbys.settle(there.waiting.id, "gone")
        elif there.asked is not None:
            incoming.unit.addresses.drop(there.game.id, there.asked.seat, there.asked.address)
    return tuple(said)


_FREE: Final = "The game waits until somebody has the seat. "


def _to_give_away(game: Game, seat: Seat) -> str:
    waits = _FREE if game.status == "forming" else ""
    return f"{seat.name} is free, and nobody waits for a seat. {waits}{to_give_away(game, seat)}"
