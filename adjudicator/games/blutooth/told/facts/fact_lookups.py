"""What facts look up: the view of whoever is asked, the invasion that the question is about, the fleet they are in."""

from adjudicator.engine.contract.order_words import Fact
from adjudicator.engine.contract.questions import Known
from adjudicator.games.blutooth.table.invasions import Invasion
from adjudicator.games.blutooth.table.match import ENCOUNTER, Match


def view_of(known: Known) -> Match:
    """What the seat knows of the match."""
    view = known.view
    assert isinstance(view, Match)
    return view


def invasion_of(known: Known) -> Invasion | None:
    """The invasion the question is about."""
    view, where = known.view, known.ask.where
    assert isinstance(view, Match)
    return view.invasions[where - 1] if 0 < where <= len(view.invasions) else None


def own_invasion(known: Known) -> Invasion | None:
    """The invasion the question is about; if it is about none, the one that the seat leads as invader."""
    return invasion_of(known) or view_of(known).invading(known.seat)


def arrived(view: Match, invasion: Invasion) -> bool:
    """Whether everybody can see which ships are in an invasion."""
    return view.letter >= ENCOUNTER or invasion.sent > 0 or bool(invasion.sponsors)


def fleet_ships(known: Known, side: int | None, *, sponsored: bool = False) -> int | None:
    """The ships of one fleet, or those of its sponsors alone; None before they have arrived."""
    invasion = invasion_of(known)
    if invasion is None or side is None or not arrived(view_of(known), invasion):
        return None
    sponsors = sum([one.ships for one in invasion.sponsors_of(side)])
    return sponsors if sponsored else invasion.own(side) + sponsors


def side_of(known: Known) -> int | None:
    """The side for which the seat is in one of the fleets."""
    invasion = invasion_of(known)
    return None if invasion is None else invasion.actor(known.seat)


class InATable(Fact, frozen=True):
    """What the tables of a report show: the order form does not list it again."""

    def listed(self, known: Known) -> int | None:
        return None


class IfAny(Fact, frozen=True):
    """What the order form lists only where there is any of it."""

    def listed(self, known: Known) -> int | None:
        return self.number(known) or None
