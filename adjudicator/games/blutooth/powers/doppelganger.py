"""Doppelganger."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    CONTROL,
    RESOURCE,
    Choice,
    MatchAt,
    Power,
    Script,
    Seat,
    after,
    does,
    resupplied,
)
from adjudicator.games.blutooth.kit import nexus_acts as nexus
from adjudicator.games.blutooth.kit_of_powers import PowerLost, borrowing, brought_back, drivers_dropped


class Haunt(Choice, frozen=True):
    """Says whose pods you borrow for an encounter (Doppelganger)."""

    word = "HAUNT"
    about = "doppelganger"
    grammar = "SEAT"
    example = "HAUNT Green"

    seat: Seat


class Doppelganger(Power):
    """You begin without pods that can lead a fleet. As a leader you borrow some of anybody else: you say of whom.

    You get the highest attack and a Negotiate, as far as they are there, or else draft until you have something to lead
    with. At upkeep the one of the two kinds that has not led goes back, and what else you hold that can lead is
    scrapped. If you lose your power you are resupplied. By mail you borrow when the ships have arrived.
    """

    name = "Doppelganger"
    origin = "Eon Expansions"
    home = "dominion"
    alert = "red"
    fit = ADAPTED
    types = (RESOURCE, CONTROL)
    choices = (Haunt,)
    entries = ("alien.doppelganger",)

    def set_up(self, coming: nexus.Coming) -> nexus.Brought:
        yield from drivers_dropped(coming.table, coming.seat)

    @does("approach", where=MatchAt.is_leader)
    def haunt(self, at: MatchAt) -> Script:
        yield from borrowing(at, self.name, Haunt)

    @does("upkeep", inherent=True)
    def give_back(self, at: MatchAt) -> Script:
        yield from brought_back(at, self.name)

    @after(PowerLost, where=lambda at, lost: at.mine(lost.seat), inherent=True)
    def begin_anew(self, at: MatchAt, lost: PowerLost) -> Script:
        yield from resupplied(at, at.me, self.name)
