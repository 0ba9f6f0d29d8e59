"""One unit of work: everything done within it is kept together, or nothing of it is."""

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


class Unit:
    """One transaction, with a place for each noun on file; it ends with its `with`."""

    __slots__ = (
        "_db",
        "absences",
        "addresses",
        "agenda",
        "bounces",
        "corrections",
        "cursors",
        "figures",
        "games",
        "glances",
        "letters",
        "looks",
        "masters",
        "notices",
        "outbox",
        "paces",
        "phases",
        "press",
        "restores",
        "seats",
        "standbys",
        "stood",
    )

    def __init__(self, db: Connection) -> None:
        self._db = db
        self.absences = Absences(db)
        self.addresses = Addresses(db)
        self.agenda = Agenda(db)
        self.bounces = Bounces(db)
        self.corrections = Corrections(db)
        self.cursors = Cursors(db)
        self.figures = Figures(db)
        self.games = Games(db)
        self.glances = Glances(db)
        self.letters = Letters(db, self.cursors)
        self.looks = Looks(db)
        self.masters = Masters(db)
        self.notices = Notices(db)
        self.outbox = Outbox(db)
        self.paces = Paces(db)
        self.phases = Phases(db)
        self.press = Presses(db)
        self.restores = Restores(db)
        self.seats = Seats(db)
        self.standbys = Standbys(db)
        self.stood = Stoods(db)

    def part(self) -> NestedTransaction:
        """A part of it, for a `with`; see `Store.part`."""
        return self._db.begin_nested()
