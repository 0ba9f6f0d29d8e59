"""One unit of work: everything done within it is kept, or nothing is."""

from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, NestedTransaction

from adjudicator.store.database.rehearsal import carry_out

if TYPE_CHECKING:
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


def _place(module: str, kind: str) -> cached_property[Any]:
    """The place of a noun in every unit, loaded and laid out when somebody first asks for it."""
    return cached_property(lambda unit: getattr(import_module(f"adjudicator.store.records.{module}"), kind)(unit.db))


class Unit:
    """One transaction, with an attribute for each kind of record; it ends with its `with`."""

    absences: "cached_property[Absences]" = _place("people.absences", "Absences")
    addresses: "cached_property[Addresses]" = _place("people.addresses", "Addresses")
    agenda: "cached_property[Agenda]" = _place("agenda", "Agenda")
    bounces: "cached_property[Bounces]" = _place("people.bounces", "Bounces")
    corrections: "cached_property[Corrections]" = _place("corrections", "Corrections")
    cursors: "cached_property[Cursors]" = _place("cursors", "Cursors")
    digests: "cached_property[Digests]" = _place("digests", "Digests")
    extensions: "cached_property[Extensions]" = _place("people.extensions", "Extensions")
    figures: "cached_property[Figures]" = _place("figures", "Figures")
    game_letters: "cached_property[GameLetters]" = _place("letters", "GameLetters")
    forgettings: "cached_property[Forgettings]" = _place("forgetting.forgettings", "Forgettings")
    games: "cached_property[Games]" = _place("games", "Games")
    glances: "cached_property[Glances]" = _place("game_lines", "Glances")
    hooks: "cached_property[Hooks]" = _place("hooks", "Hooks")
    hours: "cached_property[OwnHours]" = _place("people.hours", "OwnHours")
    letters: "cached_property[Letters]" = _place("letters", "Letters")
    looks: "cached_property[Looks]" = _place("mailbox_visits", "Looks")
    masters: "cached_property[Masters]" = _place("people.masters", "Masters")
    notices: "cached_property[Notices]" = _place("notices", "Notices")
    outbox: "cached_property[Outbox]" = _place("outbox", "Outbox")
    paces: "cached_property[Paces]" = _place("sending_pace", "Paces")
    phases: "cached_property[Phases]" = _place("phases", "Phases")
    press: "cached_property[Presses]" = _place("press", "Presses")
    refusals: "cached_property[Refusals]" = _place("people.refusals", "Refusals")
    restores: "cached_property[Restores]" = _place("restores", "Restores")
    seats: "cached_property[Seats]" = _place("people.seats", "Seats")
    stand_ins: "cached_property[StandIns]" = _place("people.stand_ins", "StandIns")
    standbys: "cached_property[Standbys]" = _place("people.standbys", "Standbys")
    statements: "cached_property[Statements]" = _place("people.closing_words", "Statements")
    stood: "cached_property[Stoods]" = _place("read_orders", "Stoods")
    votes: "cached_property[Votes]" = _place("people.votes", "Votes")
    watchers: "cached_property[Watchers]" = _place("people.watchers", "Watchers")

    def __init__(self, db: Connection) -> None:
        self.db = db

    def part(self) -> NestedTransaction:
        """A part of it, for a `with`; see `Store.part`."""
        return self.db.begin_nested()

    def carry_out(self, written: bytes) -> None:
        """Do what was rehearsed; raises Changed if anything that was read then reads differently."""
        carry_out(self.db, written)
