"""The boss hazards: each binds everybody until another one comes."""

from collections.abc import Iterable

from adjudicator.games.blutooth.kit import (
    BRIGADE,
    ENVOY,
    Ask,
    Hazard,
    MatchAt,
    NaturesKnown,
    Script,
    Seat,
    Settled,
    does,
    instead_of,
    worth,
)
from adjudicator.games.blutooth.kit_of_hazards import (
    CAPACITY,
    RALLY,
    WILD,
    Befriend,
    Commissioned,
    befriended,
    befriending,
    number_led,
    planet_vaporized,
)

MOST = 20
"""The highest attack that the Cosmic Guardian suffers."""
FEWEST = 3
"""Planets with which a system can go on."""


def _too_strong(at: MatchAt, known: NaturesKnown) -> list[int]:
    """The sides that an attack above 20 leads."""
    invasion = at.invasion
    return [
        side
        for side, nature in enumerate(known.natures)
        if nature == BRIGADE and (number_led(at.state, invasion, side) or 0) > MOST
    ]


class TheCosmicGuardian(Hazard):
    """Attacks above 20 make envoys: their fleets negotiate."""

    name = "The Cosmic Guardian"
    boss = True
    entries = ("hazard.the_cosmic_guardian",)

    @instead_of(NaturesKnown, where=lambda at, known: bool(_too_strong(at, known)))
    def restrain(self, at: MatchAt, known: NaturesKnown) -> Script:
        strong = _too_strong(at, known)
        one, other = [ENVOY if side in strong else nature for side, nature in enumerate(known.natures)]
        yield NaturesKnown(at.where, (one, other))


class TheDangerZone(Hazard):
    """Every invasion has a hazard."""

    name = "The Danger Zone"
    boss = True
    every_from = 1
    entries = ("hazard.the_danger_zone",)


class TheMadnessOfWar(Hazard):
    """The second invasion of every campaign has a hazard."""

    name = "The Madness of War"
    boss = True
    every_from = 2
    entries = ("hazard.the_madness_of_war",)


class TheNewMandate(Hazard):
    """Only bases of two ships or more give authority or dominion."""

    name = "The New Mandate"
    boss = True
    least = 2
    entries = ("hazard.the_new_mandate", "term.isolated")


def _one_brigade(at: MatchAt, end: Settled) -> bool:
    """Whether one of the two fleets here is a brigade, and the other is not."""
    natures = at.invasion.natures
    return end.number == at.where and natures is not None and natures.count(BRIGADE) == 1


class ThePeaceTreaty(Hazard):
    """A brigade that meets anything but a brigade loses peacefully."""

    name = "The Peace Treaty"
    boss = True
    entries = ("hazard.the_peace_treaty",)

    @instead_of(Settled, where=_one_brigade)
    def disarm(self, at: MatchAt, end: Settled) -> Script:
        one, other = at.invasion.natures or (BRIGADE, BRIGADE)
        yield Settled(at.where, end.outcome, (one != BRIGADE, other != BRIGADE), peaceful=True)


class TheSubspaceEmissary(Hazard):
    """A leader may commission one alien only: the first one named."""

    name = "The Subspace Emissary"
    boss = True
    entries = ("hazard.the_subspace_emissary",)

    @worth("commissions")
    def confide(self, at: MatchAt, most: int, leader: Seat) -> int:
        return min(most, 1)


def _befriended(at: MatchAt) -> list[tuple[Seat, Seat]]:
    """The leaders here who must commission somebody, and whom."""
    pair, leaders = at.state.guest, at.invasion.leaders
    both = () if pair is None else (pair, pair[::-1])
    return [(one, other) for one, other in both if one in leaders and other not in leaders]


class TheSpiritOfFriendship(Hazard):
    """In the rally the invader puts one of its ships into the nexus of another alien: `BEFRIEND Green from home 1`.

    As leaders the two must commission each other from then on. The ship goes home when another boss comes. In silence
    chance says whose nexus it is.
    """

    name = "The Spirit of Friendship"
    boss = True
    choices = (Befriend,)
    entries = ("hazard.the_spirit_of_friendship",)

    @does("rally", where=lambda at: at.invasion.hazard == "The Spirit of Friendship" and at.state.guest is None)
    def visit(self, at: MatchAt) -> Script:
        yield from befriended(at, at.invasion.invader)

    @does("commissioning", where=lambda at: bool(_befriended(at)))
    def bind(self, at: MatchAt) -> Script:
        for one, other in _befriended(at):
            if not at.state.eliminated[other]:
                yield Commissioned(at.where, one, at.invasion.leaders.index(one), other, CAPACITY)

    def asked(self, at: MatchAt) -> Iterable[Ask]:
        comes = RALLY in at.state.due and at.is_invader() and at.invasion.hazard == self.name
        ask = befriending(at, at.me) if comes and at.state.guest is None else None
        return [] if ask is None else [ask]


class TheEntropyBeast(Hazard):
    """Each wild charge vaporizes the planet with most ships, with all of them; of several such one at random.

    If that leaves a system with fewer than three planets, everybody is eliminated, and nobody wins.
    """

    name = "The Entropy Beast"
    boss = True
    entries = ("hazard.the_entropy_beast",)

    @does("destined", where=lambda at: at.invasion.charge == WILD)
    def devour(self, at: MatchAt) -> Script:
        most = max(map(sum, at.state.planets))
        there = [place for place, row in enumerate(at.state.planets) if sum(row) == most]
        yield from planet_vaporized(at, at.chance.pick(f"{at.label}/beast", there), fewest=FEWEST)
