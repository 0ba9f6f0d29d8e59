"""Invader."""

from adjudicator.games.blutooth.kit import (
    INVASION,
    RESOURCE,
    AmbushPlanned,
    Choice,
    MatchAt,
    Power,
    Script,
    StrikeBack,
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
    """When your colour comes up you may take a free resupply, whatever you hold, and you may ambush that invader.

    The ambush is an invasion of the next wave, without fuel. Three more charges of your colour are in the pool of
    destiny from the beginning, so everybody knows your power. They are marked: when you have done what you want, such a
    charge is used up, and another one is drawn.
    """

    name = "Invader"
    origin = "Incursion"
    alert = "yellow"
    types = (INVASION, RESOURCE)
    choices = (Restock, StrikeBack)
    more_charges = 3
    entries = ("bl.invader", "setup_exception.invader", "rule.ambush")

    @asks("come up", where=lambda at: at.invasion.charge == at.me and can_draft(at.state))
    def restock(self, at: MatchAt) -> Script:
        yield at.wish(self, Restock())
        yield from resupplied(at, at.me, self.name)

    @asks("come up", where=lambda at: at.invasion.charge == at.me)
    def strike(self, at: MatchAt) -> Script:
        yield at.wish(self, StrikeBack(), about=StrikeBack.about)
        yield AmbushPlanned(at.me, at.invasion.invader, at.where)
