"""Invader."""

from adjudicator.games.blutooth.kit import (
    INVASION,
    RESOURCE,
    Choice,
    MatchAt,
    Power,
    Script,
    asks,
    can_draft,
    resupplied,
)


class Restock(Choice, frozen=True):
    """Takes a free resupply when your colour comes up (Invader)."""

    word = "RESTOCK"
    about = "invader"
    example = "RESTOCK IF my cache <= 3"


class Invader(Power):
    """When your colour comes up in destiny you may take a free resupply, whatever you hold.

    Three more charges of your colour are in the pool of destiny from the beginning, so everybody knows your power.
    """

    name = "Invader"
    origin = "Incursion"
    alert = "yellow"
    types = (INVASION, RESOURCE)
    choices = (Restock,)
    more_charges = 3
    entries = ("bl.invader", "setup_exception.invader")

    @asks("destined", where=lambda at: at.invasion.charge == at.me and can_draft(at.state))
    def restock(self, at: MatchAt) -> Script:
        yield at.wish(self, Restock())
        yield from resupplied(at, at.me, self.name)
