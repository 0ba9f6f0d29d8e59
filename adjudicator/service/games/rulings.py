"""Rulings by hand: a game master decides on what a player attempted; the ruling is filed with the phase's letters."""

from collections.abc import Sequence
from typing import Any

from adjudicator.core.event import Event
from adjudicator.engine.contract.rulings import Ruling, carried_out
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.engine.text.sayings import Spoken, Together
from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.games import games
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.letters import RULING
from adjudicator.store.tables.values import Game, Seat


def ruled(office: Office, unit: Unit, game: Game, seat: str, words: str) -> tuple[str, ...]:
    """File a ruling for the open phase of a game and tell its players; returns its effect, in sentences.

    A later ruling on the same seat replaces it. Raises games.GameWrong.
    """
    said = " ".join(words.split())
    laid = table.laid(unit, game)
    if laid is None:
        raise games.GameWrong(f"{game.name} has no open phase: {games.condition(game)}")
    whose = games.seat_named(unit, game, seat)
    earlier = table.rulings(unit, game.id, game.serial)
    others = [one for one in earlier if one.seat != whose.number]
    try:
        before = carried_out(laid.title, laid.boundary.state, others)
        events = carried_out(laid.title, laid.boundary.state, [*others, Ruling(whose.number, said)])
    except ValueError as fault:
        raise games.GameWrong(f"{said!r} cannot be ruled on {whose.name} in {laid.heading}: {fault}") from fault
    # Not the number of its letter on file: that reveals how many others have written.
    nth = file(office, unit, laid, whose, said)
    names = tuple([one.name for one in laid.seats])
    happened = [event for event in events[len(before) :] if event.open]
    told = tuple([one for event in happened if (one := _Told(laid.title, event, names))])
    heading = say("heading-ruling", heading=laid.heading.titled, seat=whose.name)
    games.tell_players(office, unit, game, heading, Together(told), key=f"/{nth}")
    return told


def file(office: Office, unit: Unit, laid: Table, seat: Seat, words: str) -> int:
    """File a ruling among the letters of the open phase; returns its number among the phase's rulings."""
    game, serial, now = laid.game, laid.phase.serial, office.clock.now()
    nth = len(table.rulings(unit, game.id, serial)) + 1
    # Two letters with the same bytes are filed only once, and the same ruling may be given twice.
    key = f"<ruling.{nth}.{serial}.{game.id}@{office.host}>"
    filed = unit.letters.receive(words.encode(), source=RULING, message_id=key, received_at=now)
    unit.letters.handle(filed.id, RULING, at=now, game_id=game.id, seat=seat.number, serial=serial)
    return nth


class _Told(Spoken):
    """What a title says of an event, with everybody named; empty if it says nothing."""

    __slots__ = ("by", "event", "names")

    def __new__(cls, title: Title[Any], event: Event[Any], names: Sequence[str]) -> "_Told":
        told = super().__new__(cls, title.sentence(event, names) or "")
        told.by, told.event, told.names = title, event, names
        return told

    by: Title[Any]
    event: Event[Any]
    names: Sequence[str]

    def again(self, tongue: Tongue) -> str:
        return self.by.speaking(tongue).sentence(self.event, self.names) or ""
