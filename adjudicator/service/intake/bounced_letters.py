"""Letters that bounce: the address is marked until its owner writes, and the game master is told once a day."""

from datetime import timedelta
from typing import Final

from adjudicator.mail.intake.verdict import Bounced
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.office.gm_notices import numbered, tell_gm
from adjudicator.store.tables.values import Game, Mail, Seat

TOLD_AGAIN: Final = timedelta(days=1)
DOUBTED: Final = "doubted bounce"


def bounced(incoming: Incoming, verdict: Bounced) -> Handled:
    """Mark the addresses that a letter did not reach, and tell the game master about those they can do something about.

    Anybody can write such a report and name anybody in it. Only the recipient of a letter of ours is marked, because
    nobody else can name that letter. The game master is told of other reports, but they mark nobody.
    """
    sent = _came_back(incoming, verdict)
    failed = _meant(incoming, verdict, sent)
    ours = next((mail for mail in sent if mail.recipient in failed), None)
    known = []
    for address in failed:
        seats = _sitting(incoming, address)
        if not seats and address != incoming.office.gm:
            continue
        if address not in {mail.recipient for mail in sent}:
            _doubted(incoming, address, seats, verdict)
        else:
            known.append(address)
            _marked(incoming, address, seats, verdict)
    return Handled(
        verdict=verdict.kind,
        game=incoming.unit.games.get(ours.game_id) if ours is not None and ours.game_id is not None else None,
        seat=_seat(incoming, ours) if ours is not None else None,
        detail={"failed": list(failed), "known": known, "why": verdict.why},
    )


def _sitting(incoming: Incoming, address: str) -> list[Seat]:
    return [seat for seat in incoming.unit.seats.at(address) if seat.status != "removed"]


def _meant(incoming: Incoming, verdict: Bounced, sent: list[Mail]) -> tuple[str, ...]:
    """Whom a letter did not reach: the person named or, if that is nobody we know, whoever it was sent to.

    A player's own server may forward their letters, and name only the address that it forwards to.
    """
    if any(address == incoming.office.gm or _sitting(incoming, address) for address in verdict.failed):
        return verdict.failed
    return tuple(dict.fromkeys((*verdict.failed, *(mail.recipient for mail in sent))))


def _came_back(incoming: Incoming, verdict: Bounced) -> list[Mail]:
    """The letters of ours that the report is about."""
    found = [incoming.unit.outbox.identified(message_id) for message_id in verdict.message_ids]
    return [mail for mail in found if mail is not None]


def _doubted(incoming: Incoming, address: str, seats: list[Seat], verdict: Bounced) -> None:
    """Tell about a report on no letter that we have sent there, once a day: it may be forged."""
    before = incoming.unit.notices.latest(DOUBTED)
    if before is not None and incoming.at - before < TOLD_AGAIN:
        return
    about = "is about a letter that I have not sent there" if verdict.message_ids else "does not say about which letter"
    for game, seat in _playing(incoming, seats):
        text = (
            f"A report says that letters to {seat.name} ({seat.player}, {address}) in {game.name} come back.\n"
            f"It {about}, so it may be forged, and the seat is not marked."
        )
        tell_gm(incoming.office, incoming.unit, DOUBTED, text, at=incoming.at, game=game, by_mail=False)


def _seat(incoming: Incoming, mail: Mail) -> Seat | None:
    if mail.game_id is None or mail.seat is None:
        return None
    return next(seat for seat in incoming.unit.seats.of(mail.game_id) if seat.number == mail.seat)


def _playing(incoming: Incoming, seats: list[Seat]) -> list[tuple[Game, Seat]]:
    """Those of these seats whose games are not over."""
    return [(game, seat) for seat in seats if (game := incoming.unit.games.get(seat.game_id)).status != "finished"]


def _marked(incoming: Incoming, address: str, seats: list[Seat], verdict: Bounced) -> None:
    before = incoming.unit.bounces.add(address, at=incoming.at)
    if before is not None and incoming.at - before.latest < TOLD_AGAIN:
        return
    playing = _playing(incoming, seats)
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
