"""The facts for conditions in the Blutooth edition."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Fact
from adjudicator.engine.contract.questions import Known
from adjudicator.games.blutooth.table.backs import any_hidden, held_as
from adjudicator.games.blutooth.table.invasions import WILD, Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.planets import numbered
from adjudicator.games.blutooth.table.pods import is_encounter
from adjudicator.games.blutooth.told.facts.encounter_facts import ENCOUNTER_FACTS
from adjudicator.games.blutooth.told.facts.fact_lookups import (
    InATable,
    arrived,
    fleet_ships,
    invasion_of,
    own_invasion,
    side_of,
    view_of,
)
from adjudicator.games.blutooth.told.facts.lucre_facts import LUCRE_FACTS
from adjudicator.games.blutooth.told.facts.tech_facts import TECH_FACTS
from adjudicator.games.blutooth.words.launch_words import PLANET


class TargetIs(Fact, frozen=True):
    """Whether the gate of this invasion is aimed at a planet; yours, if the order belongs to no invasion."""

    grammar = '["the"] "target" "is" PLACE'
    example = "the target is home 1"

    place: Place

    def value(self, known: Known) -> bool | None:
        invasion = own_invasion(known)
        return None if invasion is None or invasion.target is None else self.aimed(view_of(known), invasion.target)

    def aimed(self, view: Match, target: Place) -> bool:
        """Whether it speaks of this target; `planet 4` is one of the system that is invaded."""
        if self.place < PLANET:
            return numbered(len(view.seats), target)[1] == PLANET - self.place
        return target == self.place


class SideShips(Fact, frozen=True):
    """How many ships a fleet has in this invasion, its sponsors' included, once they have arrived."""

    grammar = 'SIDE "ships"'
    compares = ("number",)
    open = True
    least = 0
    example = "defender ships >= 6"

    side: int

    def value(self, known: Known) -> int | None:
        return fleet_ships(known, self.side)


class MyShips(Fact, frozen=True):
    """How many ships your fleet has in this invasion, its sponsors' included, once they have arrived."""

    grammar = '"my" "ships"'
    compares = ("number",)
    least = 0
    example = "my ships >= 4"

    def value(self, known: Known) -> int | None:
        return fleet_ships(known, side_of(known))


class EnemyShips(Fact, frozen=True):
    """How many ships the other fleet has in this invasion, its sponsors' included, once they have arrived."""

    grammar = '("enemy" | "their") "ships"'
    compares = ("number",)
    least = 0
    example = "enemy ships >= 6"

    def value(self, known: Known) -> int | None:
        side = side_of(known)
        return None if side is None else fleet_ships(known, 1 - side)


class SideSponsors(Fact, frozen=True):
    """How many ships of sponsors a fleet has in this invasion, once they have arrived."""

    grammar = 'SIDE "sponsors"'
    compares = ("number",)
    open = True
    least = 0
    example = "invader sponsors >= 4"

    side: int

    def value(self, known: Known) -> int | None:
        return fleet_ships(known, self.side, sponsored=True)


class SponsorsSide(Fact, frozen=True):
    """Whether an alien sponsors a fleet of this invasion, once all have arrived."""

    grammar = 'SEAT "sponsors" SIDE'
    example = "Blue sponsors defender"

    seat: Seat
    side: int

    def value(self, known: Known) -> bool | None:
        invasion = invasion_of(known)
        if invasion is None or not arrived(view_of(known), invasion):
            return None
        return invasion.sponsored(self.seat) == self.side


class ShipsOn(Fact, frozen=True):
    """How many ships an alien has on a planet."""

    grammar = 'SEAT "ships" ("on" | "at") PLACE'
    compares = ("number",)
    open = True
    least = 0
    example = "Blue ships on Blue 4 >= 3"

    seat: Seat
    place: Place

    def value(self, known: Known) -> int:
        return view_of(known).planets[self.place][self.seat]


class InWarp(InATable, frozen=True):
    """How many ships an alien has in the warp."""

    grammar = 'SEAT "ships" "in" ["the"] "warp"'
    compares = ("number",)
    open = True
    least = 0
    example = "Red ships in warp >= 4"

    seat: Seat

    def value(self, known: Known) -> int:
        return view_of(known).warp[self.seat]


class NoEncounterPod(Fact, frozen=True):
    """Whether your cache holds no pod that can be a driver, so that you may be resupplied."""

    grammar = '"I" ("hold" | "have") "no" "encounter" "pod"'
    example = "I hold no encounter pod"

    def value(self, known: Known) -> bool:
        return not any(map(is_encounter, view_of(known).caches[known.seat]))


class Holds(Fact, frozen=True):
    """Whether an alien holds a pod, as far as you can know."""

    grammar = 'SEAT ("holds" | "has" | "hold" | "have") POD'
    example = "Red holds Attack 40"

    seat: Seat
    pod: str

    def value(self, known: Known) -> bool | None:
        cache = view_of(known).caches[self.seat]
        if held_as(cache, self.pod) is not None:
            return True
        return None if any_hidden(cache) else False


class CacheSize(InATable, frozen=True):
    """How many pods an alien's cache holds."""

    grammar = 'SEAT "cache"'
    compares = ("number",)
    open = True
    least = 0
    example = "Blue cache >= 8"

    seat: Seat

    def value(self, known: Known) -> int:
        return len(view_of(known).caches[self.seat])


class Dominion(InATable, frozen=True):
    """The dominion of an alien: its foreign bases and footprints. Five win, in a match of four aliens four."""

    grammar = 'SEAT "dominion"'
    compares = ("number",)
    open = True
    least = 0
    example = "Red dominion >= 4"

    seat: Seat

    def value(self, known: Known) -> int:
        return view_of(known).dominion(self.seat)


class Authority(InATable, frozen=True):
    """The authority of an alien: its home bases. With two or less the power is off."""

    grammar = 'SEAT "authority"'
    compares = ("number",)
    open = True
    least = 0
    example = "Red authority <= 2"

    seat: Seat

    def value(self, known: Known) -> int:
        return view_of(known).authority(self.seat)


class Fuel(InATable, frozen=True):
    """How many fuel cells an alien has in its nexus; those in its flagship are not counted."""

    grammar = 'SEAT "fuel"'
    compares = ("number",)
    open = True
    least = 0
    example = "Red fuel >= 2"

    seat: Seat

    def value(self, known: Known) -> int:
        return view_of(known).fuel[self.seat]


class MustInvade(Fact, frozen=True):
    """Whether the charge of destiny makes an alien invade another; false as long as it is wild."""

    grammar = 'SEAT "must" "invade" SEAT'
    example = "I must invade Blue"

    seat: Seat
    defender: Seat

    def value(self, known: Known) -> bool:
        return any(invasion.defender == self.defender for invasion in view_of(known).invaded_by(self.seat))


class WildCharge(Fact, frozen=True):
    """Whether the charge of this invasion is wild; of yours, if the order belongs to no invasion."""

    grammar = '["the"] "charge" "is" "wild"'
    example = "charge is wild"

    def value(self, known: Known) -> bool | None:
        invasion = own_invasion(known)
        return None if invasion is None else invasion.charge == WILD


class Cycle(InATable, frozen=True):
    """The number of the cycle."""

    grammar = '"cycle"'
    compares = ("number",)
    open = True
    least = 1
    example = "cycle >= 5"

    def value(self, known: Known) -> int:
        return view_of(known).cycle


class Wave(InATable, frozen=True):
    """The wave of invasions of the cycle: 1 or 2."""

    grammar = '"wave"'
    compares = ("number",)
    open = True
    least = 1
    example = "wave = 2"

    def value(self, known: Known) -> int:
        return view_of(known).wave


FACTS: tuple[type[Fact], ...] = (
    TargetIs,
    SideShips,
    MyShips,
    EnemyShips,
    SideSponsors,
    SponsorsSide,
    ShipsOn,
    InWarp,
    NoEncounterPod,
    Holds,
    CacheSize,
    Dominion,
    Authority,
    Fuel,
    MustInvade,
    WildCharge,
    Cycle,
    Wave,
    *LUCRE_FACTS,
    *TECH_FACTS,
    *ENCOUNTER_FACTS,
)
