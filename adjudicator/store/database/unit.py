"""One unit of work: everything done within it is kept, or nothing is."""

from collections.abc import Callable
from functools import cached_property
from typing import TypeVar

from sqlalchemy import Connection, NestedTransaction

from adjudicator.store.database.rehearsal import carry_out
from adjudicator.store.records.agenda import Agenda
from adjudicator.store.records.corrections import Corrections
from adjudicator.store.records.cursors import Cursors
from adjudicator.store.records.digests import Digests
from adjudicator.store.records.figures import Figures
from adjudicator.store.records.forgetting.forgettings import Forgettings
from adjudicator.store.records.game_lines import Glances
from adjudicator.store.records.games import Games
from adjudicator.store.records.hooks import Hooks
from adjudicator.store.records.letters import GameLetters, Letters
from adjudicator.store.records.mailbox_visits import Looks
from adjudicator.store.records.notices import Notices
from adjudicator.store.records.outbox import Outbox
from adjudicator.store.records.people.absences import Absences
from adjudicator.store.records.people.addresses import Addresses
from adjudicator.store.records.people.bounces import Bounces
from adjudicator.store.records.people.closing_words import Statements
from adjudicator.store.records.people.extensions import Extensions
from adjudicator.store.records.people.hours import OwnHours
from adjudicator.store.records.people.masters import Masters
from adjudicator.store.records.people.refusals import Refusals
from adjudicator.store.records.people.seats import Seats
from adjudicator.store.records.people.stand_ins import StandIns
from adjudicator.store.records.people.standbys import Standbys
from adjudicator.store.records.people.votes import Votes
from adjudicator.store.records.people.watchers import Watchers
from adjudicator.store.records.phases import Phases
from adjudicator.store.records.press import Presses
from adjudicator.store.records.read_orders import Stoods
from adjudicator.store.records.restores import Restores
from adjudicator.store.records.sending_pace import Paces

N = TypeVar("N")


def _place(kind: Callable[[Connection], N]) -> cached_property[N]:
    """The place of a noun in every unit, laid out when somebody first asks for it."""
    return cached_property(lambda unit: kind(unit.db))


class Unit:
    """One transaction, with an attribute for each kind of record; it ends with its `with`."""

    absences = _place(Absences)
    addresses = _place(Addresses)
    agenda = _place(Agenda)
    bounces = _place(Bounces)
    corrections = _place(Corrections)
    cursors = _place(Cursors)
    digests = _place(Digests)
    extensions = _place(Extensions)
    figures = _place(Figures)
    game_letters = _place(GameLetters)
    forgettings = _place(Forgettings)
    games = _place(Games)
    glances = _place(Glances)
    hooks = _place(Hooks)
    hours = _place(OwnHours)
    letters = _place(Letters)
    looks = _place(Looks)
    masters = _place(Masters)
    notices = _place(Notices)
    outbox = _place(Outbox)
    paces = _place(Paces)
    phases = _place(Phases)
    press = _place(Presses)
    refusals = _place(Refusals)
    restores = _place(Restores)
    seats = _place(Seats)
    stand_ins = _place(StandIns)
    standbys = _place(Standbys)
    statements = _place(Statements)
    stood = _place(Stoods)
    votes = _place(Votes)
    watchers = _place(Watchers)

    def __init__(self, db: Connection) -> None:
        self.db = db

    def part(self) -> NestedTransaction:
        """A part of it, for a `with`; see `Store.part`."""
        return self.db.begin_nested()

    def carry_out(self, written: bytes) -> None:
        """Do what was rehearsed; raises Changed if anything that was read then reads differently."""
        carry_out(self.db, written)
