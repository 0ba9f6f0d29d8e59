"""One unit of work: everything done within it is kept, or nothing is."""

from collections.abc import Callable
from typing import Generic, TypeVar

from sqlalchemy import Connection, NestedTransaction

from adjudicator.store.records.absences import Absences
from adjudicator.store.records.addresses import Addresses
from adjudicator.store.records.agenda import Agenda
from adjudicator.store.records.bounces import Bounces
from adjudicator.store.records.corrections import Corrections
from adjudicator.store.records.cursors import Cursors
from adjudicator.store.records.figures import Figures
from adjudicator.store.records.game_lines import Glances
from adjudicator.store.records.games import Games
from adjudicator.store.records.letters import Letters
from adjudicator.store.records.mailbox_visits import Looks
from adjudicator.store.records.masters import Masters
from adjudicator.store.records.notices import Notices
from adjudicator.store.records.outbox import Outbox
from adjudicator.store.records.phases import Phases
from adjudicator.store.records.press import Presses
from adjudicator.store.records.read_orders import Stoods
from adjudicator.store.records.restores import Restores
from adjudicator.store.records.seats import Seats
from adjudicator.store.records.sending_pace import Paces
from adjudicator.store.records.standbys import Standbys

N = TypeVar("N")


class Place(Generic[N]):
    """The place of a noun in every unit, laid out when somebody first asks for it."""

    def __init__(self, kind: Callable[[Connection], N]) -> None:
        self._kind = kind

    def __set_name__(self, owner: "type[Unit]", name: str) -> None:
        self._name = name

    def __get__(self, unit: "Unit", owner: "type[Unit]") -> N:
        made = self._kind(unit.db)
        unit.__dict__[self._name] = made
        return made


class Unit:
    """One transaction, with an attribute for each kind of record; it ends with its `with`."""

    absences = Place(Absences)
    addresses = Place(Addresses)
    agenda = Place(Agenda)
    bounces = Place(Bounces)
    corrections = Place(Corrections)
    cursors = Place(Cursors)
    figures = Place(Figures)
    games = Place(Games)
    glances = Place(Glances)
    letters = Place(Letters)
    looks = Place(Looks)
    masters = Place(Masters)
    notices = Place(Notices)
    outbox = Place(Outbox)
    paces = Place(Paces)
    phases = Place(Phases)
    press = Place(Presses)
    restores = Place(Restores)
    seats = Place(Seats)
    standbys = Place(Standbys)
    stood = Place(Stoods)

    def __init__(self, db: Connection) -> None:
        self.db = db

    def part(self) -> NestedTransaction:
        """A part of it, for a `with`; see `Store.part`."""
        return self.db.begin_nested()
