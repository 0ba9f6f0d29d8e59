"""The facts about lucre and vouchers: how much there is, what the other fleet bribes with, what would be lost."""

from typing import Final

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Fact
from adjudicator.engine.contract.questions import Known
from adjudicator.galaxy.flare_words import FLARE
from adjudicator.games.blutooth.table.match import ENCOUNTER
from adjudicator.games.blutooth.told.facts.fact_lookups import IfAny, InATable, invasion_of, side_of, view_of
from adjudicator.games.blutooth.words.lucre_words import Bribe

PROTECTION: Final = "protection voucher"
"""What the question is about whether ships are to be impervious; its detail ends with how many would be lost."""


class Lucre(InATable, frozen=True):
    """How much lucre an alien has; what it has set aside as a bribe is not counted."""

    grammar = 'SEAT "lucre"'
    compares = ("number",)
    open = True
    least = 0
    example = "my lucre >= 2"

    seat: Seat

    def value(self, known: Known) -> int:
        return view_of(known).lucre[self.seat]


class EnemyBribe(IfAny, frozen=True):
    """How much lucre the other fleet has set aside as bribes in this invasion, once that is open."""

    grammar = '("enemy" | "their") "bribe"'
    compares = ("number",)
    least = 0
    example = "their bribe >= 2"

    def value(self, known: Known) -> int | None:
        view, invasion, side = view_of(known), invasion_of(known), side_of(known)
        if invasion is None or side is None or known.ask.about == Bribe.about:
            return None
        if not invasion.contact and (view.options["bribes"] == "sealed" or view.letter < ENCOUNTER):
            return None
        return sum([one.lucre for one in invasion.bribes if one.side != side])


class MyLosses(Fact, frozen=True):
    """How many ships you would lose now, where a Protection Voucher or a flare could save them."""

    grammar = '"my" "losses"'
    compares = ("number",)
    least = 0
    example = "my losses >= 3"

    def value(self, known: Known) -> int | None:
        _, slash, ships = known.ask.detail.rpartition("/")
        return int(ships) if slash and known.ask.about in (PROTECTION, FLARE) else None


LUCRE_FACTS: Final = defined(__name__, Fact)
