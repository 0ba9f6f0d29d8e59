"""Seating: somebody is invited to a seat that was not taken or has lost its player, and takes it over by letter."""

import logging
from collections.abc import Sequence

from adjudicator.games import catalogue
from adjudicator.reports.values.document import Deadline, Document
from adjudicator.service.documents import documents, handover
from adjudicator.service.game import hidden_addresses, table
from adjudicator.service.game.departures import leave
from adjudicator.service.game.table import Table
from adjudicator.service.games import games, rulings
from adjudicator.service.games.games import GameWrong, Player
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.service.log.entries import note
from adjudicator.service.office import envelopes
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import deadlines
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Seat

_log = logging.getLogger(__name__)


def given(
    office: Office,
    unit: Unit,
    game: Game,
    seat_name: str,
    player: Player,
    words: Sequence[str] = (),
    *,
    until: Deadline | None = None,
    anyway: bool = False,
) -> Seat:
    """Invite somebody to a free seat, and tell anybody who was invited to it before. Raises GameWrong.

    Free are seats that nobody has taken yet in a game that has not begun, and vacant ones in a game that has; `anyway`
    takes a seat from its player. `words` are the game master's own paragraphs, `until` is the time to answer.
    """
    before = games.seat_named(unit, game, seat_name)
    games.check_address(office, player)
    games.check_wanted(unit, [player])
    laid = table.laid(unit, game)
    _check(unit, game, laid, before, player, anyway=anyway)
    now = office.clock.now()
    if game.status != "forming" and before.status != "removed":
        leave(unit, game, before, "replaced", now)
    called = hidden_addresses.name(game.hidden, before.name, player.name, player.address)
    unit.seats.give(game.id, before.number, address=player.address.lower(), player=called)
    if game.status == "forming":
        unit.seats.wish(game.id, before.number, wishes=None)
    unit.absences.forget(game.id, before.number)
    unit.press.forget(game.id, before.number)
    seats = unit.seats.of(game.id)
    seat = seats[before.number]
    words = (*words, *documents.in_other_words(office, game, seat))
    invitation = documents.invitation(catalogue.title(game.title), game, seats, seat, words, until)
    letters: list[tuple[Seat, str, Document, Deadline | None]] = [(seat, "invitation", invitation, None)]
    if before.status != "removed":
        played = laid is not None and laid.seated(before.number)
        over = deadlines.unneeded(game, laid.phase, now) if laid is not None and played else None
        thanks = say("thanks-playing", seat=before.name) if played else say("thanks-interest")
        said = (say("seat-given", seat=before.name, game=game.name), thanks)
        letters.append((before, "given", documents.notice(game, say("heading-seat"), said, seat=before), over))
    unit.outbox.queue(
        envelopes.letter(
            office,
            game,
            to,
            document,
            kind="seat",
            key_kind=f"{kind}/{to.address}/{now.isoformat()}/{to.hands}",
            serial=game.serial,
            at=now,
            parents=(),
            over=late,
        )
        for to, kind, document, late in letters
    )
    note(_log, "player invited", game=game.name, seat=seat.name)
    return seat


def _check(unit: Unit, game: Game, laid: Table | None, seat: Seat, player: Player, *, anyway: bool) -> None:
    why = ""
    if game.status == "forming":
        why = f"{seat.player} has joined as {seat.name}" if seat.status == "playing" else ""
    elif laid is None:
        why = games.condition(game)
    elif not laid.playing(seat.number):
        why = f"{seat.name} was removed, and nothing is left to be played"
    elif laid.seated(seat.number) and not laid.vacant(seat.number) and not anyway:
        why = f"{seat.player} plays {seat.name}; to take the seat from them, use game replace, or REPLACE by letter"
    if why:
        raise GameWrong(f"{seat.name} in {game.name} cannot be given to somebody else: {why}")
    games.check_apart(game.name, player.address.lower(), unit.masters.of(game.id), hidden=game.hidden)
    there = [one for one in unit.seats.at(player.address.lower()) if one.game_id == game.id]
    if any(one.number != seat.number for one in there):
        raise GameWrong(f"{player.address} has a seat in {game.name} already: {there[0].name}")


def newcomer(unit: Unit, game: Game, seat: Seat) -> bool:
    """Whether a seat of a game that has begun waits for an answer from somebody invited to take it over."""
    laid = table.laid(unit, game) if seat.status == "invited" else None
    return laid is not None and laid.playing(seat.number) and not laid.seated(seat.number)


def free(unit: Unit, game: Game) -> list[Seat]:
    """The seats that nobody is invited to: they were declined, or have lost their players and go on without them."""
    if game.status == "forming":
        return [seat for seat in unit.seats.of(game.id) if seat.status == "removed"]
    laid = table.laid(unit, game)
    if laid is None:
        return []
    return [seat for seat in laid.seats if seat.status == "removed" and laid.playing(seat.number)]


def take(incoming: Incoming, game: Game, seat: Seat) -> None:
    """Somebody invited takes such a seat: they are sent everything that is theirs now, and the others are told."""
    office, unit = incoming.office, incoming.unit
    unit.seats.take(game.id, seat.number, at=incoming.at)
    laid = table.laid(unit, game)
    assert laid is not None, "only a game with an open phase has such seats"
    if laid.title.newcomer:
        rulings.file(office, unit, laid, seat, laid.title.newcomer)
    document = documents.introduction(office, laid, seat, table.orders(unit, laid, seat.number).clauses)
    unit.outbox.queue(
        [
            envelopes.letter(
                office,
                game,
                seat,
                document,
                kind=envelopes.INTRODUCTION,
                key_kind=envelopes.introduction_kind(seat),
                serial=game.serial,
                at=incoming.at,
                parents=envelopes.parents_of(incoming.letter),
                attachments=handover.past(office, unit, laid, seat),
            )
        ]
    )
    who = say("plays-now", player=seat.player, address=seat.address, seat=seat.name)
    heading = say("heading-plays", player=seat.player, seat=seat.name)
    told = say("plays-now-hidden", player=seat.player, seat=seat.name) if game.hidden else who
    games.tell_players(office, unit, game, heading, told, but=seat.number)
    tell_gm(office, unit, "seat", who, at=incoming.at, game=game, letter=incoming.letter)
