"""One unit of work: everything done within it is kept together, or nothing of it is."""

from sqlalchemy import Connection, NestedTransaction

from adjudicator.store.absences import Absences
from adjudicator.store.addresses import Addresses
from adjudicator.store.agenda import Agenda
from adjudicator.store.bounces import Bounces
from adjudicator.store.corrections import Corrections
from adjudicator.store.cursors import Cursors
from adjudicator.store.figures import Figures
from adjudicator.store.games import Games
from adjudicator.store.glances import Glances
from adjudicator.store.letters import Letters
from adjudicator.store.looks import Looks
from adjudicator.store.masters import Masters
from adjudicator.store.notices import Notices
from adjudicator.store.outbox import Outbox
from adjudicator.store.paces import Paces
from adjudicator.store.phases import Phases
from adjudicator.store.press import Presses
from adjudicator.store.restores import Restores
from adjudicator.store.seats import Seats
from adjudicator.store.standbys import Standbys
from adjudicator.store.stood import Stoods


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
