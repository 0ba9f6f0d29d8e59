"""Letters that come back: the address is marked until its owner writes, and the game master is told once a day."""

from datetime import timedelta
from typing import Final

from adjudicator.mail.intake.verdict import Bounced
from adjudicator.service.incoming import Handled, Incoming
from adjudicator.service.telling import numbered, tell_gm
from adjudicator.store.values import Mail, Seat

TOLD_AGAIN: Final = timedelta(days=1)


def bounced(incoming: Incoming, verdict: Bounced) -> Handled:
    """Mark the addresses that a letter did not reach, and tell the game master of those he can do something about.

    Anybody can write such a report, so nothing but the mark and the notice follows from it.
    """
    ours = _came_back(incoming, verdict)
    known = []
    for address in verdict.failed:
        seats = [seat for seat in incoming.unit.seats.at(address) if seat.status != "removed"]
        if seats or address == incoming.office.gm:
            known.append(address)
            _marked(incoming, address, seats, verdict)
    return Handled(
        verdict=verdict.kind,
        game=incoming.unit.games.get(ours.game_id) if ours is not None and ours.game_id is not None else None,
        seat=_seat(incoming, ours) if ours is not None else None,
        detail={"failed": list(verdict.failed), "known": known, "why": verdict.why},
    )


def _came_back(incoming: Incoming, verdict: Bounced) -> Mail | None:
    """The letter of ours that the report speaks of, if it came back with it."""
    for message_id in verdict.message_ids:
        mail = incoming.unit.outbox.identified(message_id)
        if mail is not None and mail.recipient in verdict.failed:
            return mail
    return None


def _seat(incoming: Incoming, mail: Mail) -> Seat | None:
    if mail.game_id is None or mail.seat is None:
        return None
    return next(seat for seat in incoming.unit.seats.of(mail.game_id) if seat.number == mail.seat)


def _marked(incoming: Incoming, address: str, seats: list[Seat], verdict: Bounced) -> None:
    before = incoming.unit.bounces.add(address, at=incoming.at)
    if before is not None and incoming.at - before.latest < TOLD_AGAIN:
        return
    playing = [(game, seat) for seat in seats if (game := incoming.unit.games.get(seat.game_id)).status != "finished"]
    said = f"\nWhat was said: {verdict.why}" if verdict.why else ""
    if address == incoming.office.gm:
        text = f"Notices to you at {address} come back.{said}"
        tell_gm(incoming.office, incoming.unit, "bounce", text, at=incoming.at, by_mail=False)
    for game, seat in playing:
        text = f"Letters to {seat.name} ({seat.player}, {address}) in {game.name} come back.{said}"
        where = numbered(incoming.unit, game, " as letter {}", incoming.number)
        text += f"\nThe report is kept{where}; the seat is marked until a letter comes from there."
        by_mail = game.gm_address not in verdict.failed
        tell_gm(incoming.office, incoming.unit, "bounce", text, at=incoming.at, game=game, by_mail=by_mail)
