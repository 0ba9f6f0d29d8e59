"""Seats of open games: who has taken one, who leaves it before the start, and when the game begins."""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from adjudicator.mail.quotation.own_lines import typed
from adjudicator.service.documents import documents
from adjudicator.service.game import opening
from adjudicator.service.games import games, house_players, open_games, restored_games
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.service.office import envelopes
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.seats import refused_mail, standby_list
from adjudicator.service.settings import lookalikes
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Seat

_LEAVES: Final = re.compile(r"\s*(?:RESIGN(?:\s+NOW)?|LEAVE)\s*[.!]*\s*\Z", re.I)
SEVERAL: Final = "several addresses"
"""The kind of the notice that one person may have several seats."""
_SHORTEST: Final = 3
"""How many letters an address has at least before the @ that is a person's own."""
CALLED_OFF: Final = "called off"


def taken(incoming: Incoming, game: Game, seat: Seat) -> None:
    """Tell the game master who has taken a seat of an open game, and whether they may have another already."""
    seats = incoming.unit.seats.of(game.id)
    left = sum(one.status == "removed" for one in seats)
    text = f"{seat.player} <{seat.address}> has joined {game.name} as {seat.name}; free seats: {left}."
    tell_gm(incoming.office, incoming.unit, "joined", text, at=incoming.at, game=game, letter=incoming.letter)
    same = [one for one in seats if one.number != seat.number and one.address and alike(one, seat)]
    if same:
        others = ", ".join(f"{one.name} ({one.player} <{one.address}>)" for one in same)
        text = f"{seat.name} in {game.name} ({seat.player} <{seat.address}>) may be the same person as {others}."
        text += f"\nIf so, give the seat to somebody else: SEAT {seat.name} BY another@example.org"
        tell_gm(incoming.office, incoming.unit, SEVERAL, text, at=incoming.at, game=game)


def alike(one: Seat, other: Seat) -> bool:
    """Whether two seats may be one person's: the same name, or the same name before the @ of the address."""
    local = _local(one.address)
    same = local == _local(other.address) and len(local) >= _SHORTEST
    return same or lookalikes.alike(one.player, other.player)


def _local(address: str) -> str:
    """The part of an address that a person chooses, without what mailboxes pass over."""
    return address.partition("@")[0].partition("+")[0].replace(".", "").rstrip("0123456789")


def leaves(incoming: Incoming, game: Game, seat: Seat) -> bool:
    """Whether the letter of somebody who has joined an open game says that they leave it before it begins."""
    if not opening.joinable(game) or seat.status != "playing":
        return False
    lines = [line.text for line in typed(incoming.letter) if line.text.strip() and not line.doubtful]
    return any(map(_LEAVES.match, lines)) or refused_mail.said(incoming) is not None


def left(incoming: Incoming, game: Game, seat: Seat) -> None:
    """Free the seat of somebody who leaves before the start; it is offered to whoever has waited longest."""
    unit = incoming.unit
    unit.seats.unseat(game.id, seat.number)
    offered = standby_list.fill(incoming.office, unit, game, incoming.at)
    text = f"{seat.player} <{seat.address}> has left {game.name} before it began; {seat.name} is "
    text += "offered to the first who waits." if offered else "free."
    tell_gm(incoming.office, unit, "left", text, at=incoming.at, game=game, letter=incoming.letter)


def begin_due(office: Office, game_id: int) -> int:
    """Begin an open game whose date has come, with those who have joined; too few, and it is called off."""
    now = office.clock.now()
    with office.store.unit(game_id) as unit:
        game = unit.games.get(game_id)
        if game.status != "forming" or game.starts_at is None or game.starts_at > now:
            return 0
        for seat in unit.seats.of(game.id):
            if seat.status == "invited":
                unit.seats.unseat(game.id, seat.number)
        plan = opening.of(game)
        seats = unit.seats.of(game.id)
        people = any(seat.status == "playing" for seat in seats)
        for seat in open_games.free(unit, game) if plan is not None and plan.house and people else ():
            house_players.seat(unit, game, seat, now)
        few = games.too_few(unit, game)
        if few is not None:
            _called_off(office, unit, game, few, now)
        else:
            games.begin(office, unit, game, now)
            restored_games.hold_begun(office, unit, game, now)
    return 1


def _called_off(office: Office, unit: Unit, game: Game, why: str, now: datetime) -> None:
    there: Sequence[Seat] = [seat for seat in unit.seats.of(game.id) if seat.status == "playing"]
    said = (say("open-too-few", game=game.name),)
    unit.outbox.queue(
        envelopes.letter(
            office,
            game,
            seat,
            documents.notice(game, say("heading-called-off"), said, seat=seat),
            kind="notice",
            key_kind="notice/called off",
            serial=0,
            at=now,
            parents=envelopes.thread(unit, game, seat, 0),
        )
        for seat in there
    )
    unit.games.call_off(game.id, now)
    text = f"{game.name} is called off, since its date has come: {why}."
    tell_gm(office, unit, CALLED_OFF, text, at=now, game=game)
