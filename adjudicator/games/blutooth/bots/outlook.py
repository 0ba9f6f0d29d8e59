"""What a house bot makes of its position: strong and weak planets, spare ships, and what is at stake."""

from functools import cached_property
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch
from adjudicator.games.blutooth.mechanics.drafting import can_draft
from adjudicator.games.blutooth.powers.macron import Macron
from adjudicator.games.blutooth.table.backs import kind, kinds
from adjudicator.games.blutooth.table.invasions import INVADERS, Invasion, Place
from adjudicator.games.blutooth.table.match import CAPACITY, Match
from adjudicator.games.blutooth.table.pods import MORPH, POISON, printed

PARTNERS: Final = 2
"""Aliens that a bot asks as an invader, and fleets that it sponsors in a wave."""
FEW_PODS: Final = 4
"""A cache that is not to become smaller."""
CROWDED: Final = 3
"""So many ships in the warp are worth an artifact."""
COPIED: Final = 9
"""What a morph is reckoned to count."""
PLENTY: Final = 40
"""Comes after every other planet in a list of targets."""


class Outlook:
    """What an alien makes of the position in its view: where much is at stake, and what it can spare."""

    def __init__(self, view: Match, seat: Seat, chance: Chance) -> None:
        self.view = view
        self.seat = seat
        self.chance = chance
        self.label = f"bot/{view.when}/{view.seats[seat]}"
        self.cache = view.caches[seat]
        self.kinds = kinds(self.cache)
        self.power = "" if view.off[seat] else view.powers[seat]
        self.led = [one for one in view.open_invasions() if seat in one.leaders and not one.over]

    def one_in(self, label: str, count: int) -> bool:
        """Whether a random choice comes up that does so one time in `count`."""
        return self.chance.below(f"{self.label}/{label}", count) == 0

    @cached_property
    def others(self) -> list[Seat]:
        """The other aliens in the match, those with most dominion first."""
        found = [seat for seat in self.view.seats_in() if seat != self.seat]
        return sorted(found, key=lambda seat: (-self.view.dominion(seat), seat))

    def dangerous(self, seat: Seat) -> bool:
        """Whether one more base may win the match for somebody."""
        return self.view.dominion(seat) + 1 >= self.view.to_win

    def wins_with_it(self, place: Place | None) -> bool:
        """Whether a base on that planet wins the match for this alien."""
        return self.dangerous(self.seat) and self.gains(place)

    def gains(self, place: Place | None) -> bool:
        """Whether a base on that planet would be one dominion more."""
        return place is not None and self.view.system(place) != self.seat and not self.view.planets[place][self.seat]

    def weakest_homes(self) -> list[Place]:
        """The home bases with fewest ships first."""
        there = self.view.home_bases(self.seat)
        return sorted(there, key=lambda place: (self.view.planets[place][self.seat], place))

    def weakest_of(self, seat: Seat) -> Place:
        """The planet of a system that is easiest to take."""
        return min(self.view.home(seat), key=self.strength)

    def strength(self, place: Place) -> tuple[int, int]:
        """How strongly a planet is held by its owner; planets where nothing is to be gained come last."""
        held = self.view.planets[place][self.view.system(place)]
        return (held if self.gains(place) else PLENTY + held, place)

    @cached_property
    def most(self) -> int:
        """How many ships fit into the gate."""
        return 1 if self.power == Macron.name else CAPACITY

    def spare(self) -> dict[Place, int]:
        """The ships that bases can do without, leaving one on each; foreign bases are left alone."""
        besieged = self.view.besieged(self.seat)
        there = {place: self.view.planets[place][self.seat] - 1 for place in self.view.home_bases(self.seat)}
        return {place: ships for place, ships in there.items() if ships > 0 and place not in besieged}

    def force(self, spare: dict[Place, int], most: int) -> tuple[Batch, ...]:
        """Up to `most` spare ships, from the fullest bases; they are spare no longer."""
        batches = []
        for place in sorted(spare, key=lambda place: (-spare[place], place)):
            taken = min(spare[place], most)
            if taken:
                batches.append(Batch(taken, place))
                spare[place] -= taken
                most -= taken
        return tuple(batches)

    def worth(self, pod: str) -> int:
        """What a driver is reckoned to be worth in a fight."""
        number = printed(pod)
        if number is not None:
            return number
        return {MORPH: COPIED, POISON: COPIED}.get(kind(pod), 5)

    def stakes(self, one: Invasion) -> int:
        """How much depends on an invasion that this alien leads."""
        if one.invader == self.seat:
            return PLENTY * 2 if self.wins_with_it(one.target) else PLENTY * self.gains(one.target) + one.sent
        others = [one.invader, *[sponsor.seat for sponsor in one.sponsors_of(INVADERS)]]
        return PLENTY * 2 if any(map(self.dangerous, others)) else one.held + PLENTY // 2

    def dark(self) -> bool:
        """Whether a pod is drafted from the dark forge, if there is one: every other time."""
        return can_draft(self.view, dark=True) and self.one_in("dark", 2)
