"""The waiting list: a seat that becomes free is offered to the people on it in order, with a time to answer."""

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from adjudicator.mail.intake import ANSWERS_TO_PLAYERS
from adjudicator.mail.intake.verdict import Standby
from adjudicator.mail.writing import unread_addresses
from adjudicator.reports.text.text import clean
from adjudicator.reports.values.document import Deadline
from adjudicator.service.documents import documents
from adjudicator.service.game.departures import to_give_away
from adjudicator.service.games.games import GameWrong, Player
from adjudicator.service.intake import refusals
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.office import envelopes
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.seats import refused_mail, seating
from adjudicator.service.settings import lookalikes
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.people.standbys import Standby as Listed
from adjudicator.store.records.people.standbys import StandbyStatus
from adjudicator.store.tables.values import Game, Seat

if TYPE_CHECKING:
    from adjudicator.mail.parsing.letter import Letter

ANSWER: Final = timedelta(hours=48)
"""How long somebody may take to answer an offer before the seat is offered to the next."""
STANDBY: Final = "standby"
LONGEST_NAME: Final = 60
"""How many characters a name may have that somebody chose themselves."""


def asked(incoming: Incoming, verdict: Standby) -> Handled:
    """Somebody would like to wait for a seat, or no longer."""
    unit, letter = incoming.unit, incoming.letter
    game = unit.games.named(verdict.game)
    assert game is not None, "the intake passes on such letters only for games there are"
    if not verdict.off:
        refused_mail.comes_back(incoming, game)
    listed = [one for one in unit.standbys.of(game.id, "waiting", "offered") if one.address == letter.sender]
    if verdict.off:
        for one in listed:
            _free(incoming.office, unit, one, "gone", incoming.at)
        said = say("standby-off", game=game.name)
    elif game.status == "finished":
        said = say("standby-over", game=game.name)
    elif unread_addresses.by_nobody(letter.sender):
        said = say("standby-unread", address=letter.sender)
    elif unit.standbys.add(game.id, address=letter.sender, player=called(letter), at=incoming.at):
        place = len(unit.standbys.of(game.id, "waiting"))
        said = say("standby", game=game.name, place=place, hours=ANSWER // timedelta(hours=1))
    else:
        said = say("standby-already", game=game.name)
    fill(incoming.office, unit, game, incoming.at)
    often = incoming.desk.told(letter.sender, STANDBY) >= ANSWERS_TO_PLAYERS
    mails = () if often else refusals.answered(incoming, STANDBY, said)
    return Handled(verdict=STANDBY, mails=mails, game=game)


def called(letter: "Letter") -> str:
    """The name that somebody chose themselves: others read it in every table, so it must be a name, and short."""
    name = " ".join(clean(letter.sender_name).split())[:LONGEST_NAME].strip()
    return name if lookalikes.words(name) else clean(letter.sender.partition("@")[0])[:LONGEST_NAME]


def fill(office: Office, unit: Unit, game: Game, at: datetime) -> int:
    """Offer every free seat to the first person who waits for one; returns how many were offered."""
    count = 0
    for seat in seating.free(unit, unit.games.get(game.id)):
        for one in unit.standbys.of(game.id, "waiting"):
            if _offered(office, unit, game, seat, one, at):
                count += 1
                break
    return count


def _offered(office: Office, unit: Unit, game: Game, seat: Seat, one: Listed, at: datetime) -> bool:
    until = at + ANSWER
    try:
        told = Deadline(until.astimezone(ZoneInfo(game.zone)), game.zone)
        seating.given(office, unit, game, seat.name, Player(one.player, one.address), until=told)
    except GameWrong:
        # They have got another seat of the game meanwhile.
        unit.standbys.settle(one.id, "gone")
        return False
    unit.standbys.settle(one.id, "offered", seat=seat.number, until=until)
    text = f"{seat.name} is offered to {one.player} <{one.address}>, who has waited longest."
    tell_gm(office, unit, "offer", text, at=at, game=game)
    return True


def declined(office: Office, unit: Unit, game: Game, seat: Seat, at: datetime) -> bool:
    """Somebody declines the seat they were offered; False if it was not offered from the list."""
    for one in unit.standbys.of(game.id, "offered"):
        if (one.seat, one.address) == (seat.number, seat.address):
            _free(office, unit, one, "declined", at)
            return True
    return False


def lapse_due(office: Office, game_id: int) -> int:
    """Withdraw the offers in a game that were not answered in time, and make them to the next; returns how many."""
    now = office.clock.now()
    with office.store.unit(game_id) as unit:
        late = unit.standbys.lapsed(game_id, now)
        for one in late:
            _free(office, unit, one, "lapsed", now)
    return len(late)


def _free(office: Office, unit: Unit, one: Listed, status: StandbyStatus, at: datetime) -> None:
    """Take somebody off the list; a seat they were offered is offered to the next."""
    unit.standbys.settle(one.id, status)
    game = unit.games.get(one.game_id)
    if one.seat is None:
        return
    seat = unit.seats.of(game.id)[one.seat]
    if (seat.status, seat.address) != ("invited", one.address):
        return
    unit.seats.remove(game.id, seat.number)
    if status == "lapsed":
        said = (say("offer-lapsed", seat=seat.name), say("thanks-interest"))
        unit.outbox.queue(
            [
                envelopes.letter(
                    office,
                    game,
                    seat,
                    documents.notice(game, say("heading-lapsed"), said, seat=seat),
                    kind="seat",
                    key_kind=f"lapsed/{seat.address}/{at.isoformat()}",
                    serial=game.serial,
                    at=at,
                    parents=(),
                )
            ]
        )
    if not fill(office, unit, game, at):
        text = f"{seat.name} is free: {one.player} has not taken it, and nobody else is on the list."
        text += f"\n{to_give_away(game, seat)}"
        tell_gm(office, unit, "free", text, at=at, game=game)


def taken(unit: Unit, game: Game, address: str) -> None:
    """Somebody has taken a seat, and waits no longer."""
    for one in unit.standbys.of(game.id, "waiting", "offered"):
        if one.address == address:
            unit.standbys.settle(one.id, "taken", seat=one.seat)
