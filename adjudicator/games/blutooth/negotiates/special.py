"""The five special negotiates: each has an advantage in combat, and one in a negotiation."""

from adjudicator.games.blutooth.kit import (
    FURTHER,
    Advantage,
    Choice,
    FlagshipLost,
    Giving,
    InfluenceBought,
    MatchAt,
    Script,
    Seat,
    ShipsDestroyed,
    asks,
    given_up,
    instead_of,
    may,
    resupplied,
    ships_saved,
    worth,
)

RENOWNED, CROOKED, STUBBORN = "Renowned Negotiate", "Crooked Negotiate", "Stubborn Negotiate"
INNOCENT, AGGRESSIVE = "Innocent Negotiate", "Aggressive Negotiate"
RENOWN = 2
"""The influence that a renowned negotiate adds."""
FACTOR = 2
"""An innocent one multiplies compensation, an aggressive one the casualties of an enemy who breaks off."""


class TakeResupply(Choice, frozen=True):
    """Takes a resupply in place of being compensated (Renowned Negotiate)."""

    word = "TAKE RESUPPLY"
    about = "renowned"
    example = "TAKE RESUPPLY IF my cache <= 4"


class Renowned(Advantage):
    """It leads an envoy. If it is beaten in combat you may take a resupply in place of your compensation.

    In a negotiation you have 2 more influence.
    """

    name = RENOWNED
    choices = (TakeResupply,)
    entries = ("pod.renowned",)

    @worth(
        "compensation in kind",
        where=lambda at, pods, seat, ships: at.leads_with(RENOWNED, seat),
        inherent=True,
    )
    def resupply(self, at: MatchAt, pods: int, seat: Seat, ships: int) -> Script:
        if isinstance((yield at.wish(self, TakeResupply(), "renowned")), TakeResupply):
            yield from resupplied(at, at.me, "renowned")
            return 0
        return pods

    @worth("influence", where=lambda at, _, seat: at.leads_with(RENOWNED, seat), inherent=True)
    def impress(self, at: MatchAt, influence: int, seat: Seat) -> int:
        return influence + RENOWN


class Spend(Choice, frozen=True):
    """Spends lucre for influence in a negotiation, one for one (Crooked Negotiate)."""

    word = "SPEND"
    about = "crooked"
    grammar = 'NUMBER ["lucre"]'
    example = "SPEND 2 lucre"

    lucre: int


class Crooked(Advantage):
    """It leads an envoy. If it is beaten in combat the enemy pays as much more as you have lucre.

    In a negotiation you can spend lucre: each gives 1 influence.
    """

    name = CROOKED
    choices = (Spend,)
    entries = ("pod.crooked",)

    @worth("compensation", where=lambda at, _, seat: at.leads_with(CROOKED, seat), inherent=True)
    def claim_more(self, at: MatchAt, pods: int, seat: Seat) -> int:
        lucre: int = at.state.lucre[at.me]
        return pods + lucre

    @asks("grime", where=lambda at: at.is_leader() and at.leads_with(CROOKED) and at.my_lucre > 0, inherent=True)
    def corrupt(self, at: MatchAt) -> Script:
        answer = yield at.wish(self, Giving(Spend, at.my_lucre, at.my_lucre), "crooked")
        if isinstance(answer, Spend):
            yield InfluenceBought(at.where, at.me, at.side, answer.lucre)


class Stubborn(Advantage):
    """It leads an envoy. In this encounter your own ships are not destroyed but rebound, and you keep your flagship.

    In a negotiation it costs the other leader 1 more influence to negate what you demand.
    """

    name = STUBBORN
    entries = ("pod.stubborn",)

    @instead_of(ShipsDestroyed, where=lambda at, lost: at.leads_with(STUBBORN, lost.seat), inherent=True)
    def stand(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        yield from ships_saved(at, lost)

    @instead_of(FlagshipLost, where=lambda at, lost: at.leads_with(STUBBORN, lost.seat), inherent=True)
    def keep(self, at: MatchAt, lost: FlagshipLost) -> Script:
        yield from ()

    @worth("negation", where=lambda at, _, seat: at.leads_with(STUBBORN, seat), inherent=True)
    def insist(self, at: MatchAt, cost: int, seat: Seat) -> int:
        return cost + 1


class Innocent(Advantage):
    """It leads an envoy. If it is beaten in combat you are compensated twice over.

    In a negotiation the first thing that you demand is free.
    """

    name = INNOCENT
    entries = ("pod.innocent",)

    @worth("compensation", where=lambda at, _, seat: at.leads_with(INNOCENT, seat), inherent=True)
    def weep(self, at: MatchAt, pods: int, seat: Seat) -> int:
        return pods * FACTOR

    @may("demand for nothing")
    def ask_nicely(self, at: MatchAt) -> bool:
        if not at.leads_with(INNOCENT):
            return False
        return not any(demand.side == at.side for demand in at.invasion.demands)


class Aggressive(Advantage):
    """It leads an envoy. If it is beaten in combat the enemy leader does not pay, but loses as many ships as you.

    In a negotiation the other leader has twice the casualties if it breaks off.
    """

    name = AGGRESSIVE
    entries = ("pod.aggressive",)

    @worth(
        "compensation in kind",
        where=lambda at, pods, seat, ships: at.leads_with(AGGRESSIVE, seat),
        inherent=True,
    )
    def strike_back(self, at: MatchAt, pods: int, seat: Seat, ships: int) -> Script:
        enemy = at.enemy
        committed = min(ships, at.invasion.ships_of(enemy))
        if committed:
            yield ShipsDestroyed(at.where, enemy, committed)
        further = yield from given_up(at, enemy, ships - committed, FURTHER)
        if further is not None:
            yield further
        return 0

    @worth(
        "casualties of breaking off",
        where=lambda at, _, seat: at.leads_with(AGGRESSIVE) and seat == at.enemy,
        inherent=True,
    )
    def punish(self, at: MatchAt, ships: int, seat: Seat) -> int:
        return ships * FACTOR
