"""Secret moons: in force for their owner from the moment on when they are revealed."""

from adjudicator.games.blutooth.kit import (
    Ask,
    Choice,
    MatchAt,
    MoonUsed,
    OneOf,
    Script,
    Seat,
    SecretMoon,
    ShipsDestroyed,
    UseMoon,
    asks,
    campaign_begins,
    flares_made,
    instead_of,
    is_sponsor,
    legacies_made,
    many_snatched,
    may,
    my_moon,
    occupied_moons,
    put_back,
    sponsors_side,
    worth,
)


class Cloak(SecretMoon):
    """Nothing, and it cannot be revealed."""

    name = "Secret moon CLOAK"
    entries = (
        "moon.secret.cloak",
        "term.deconstruct",
        "term.reveal",
    )
    revealable = False


class Hubris(SecretMoon):
    """Your power is persistent: it is not lost for lack of authority."""

    name = "Secret moon HUBRIS"
    entries = ("moon.secret.hubris",)

    @may("keep power")
    def insist(self, at: MatchAt) -> bool:
        return True


class Legacy(SecretMoon):
    """Two legacies at random are in force when it is revealed, to the end of the match."""

    name = "Secret moon LEGACY"
    entries = ("moon.secret.legacy",)

    def shown(self, at: MatchAt) -> Script:
        yield from legacies_made(at, 2, self.name)


class Payback(SecretMoon):
    """As a sponsor of a fleet that loses you take a pod from the enemy leader for each ship that you lose."""

    name = "Secret moon PAYBACK"
    entries = ("moon.secret.payback",)

    @instead_of(
        ShipsDestroyed,
        where=lambda at, lost: at.mine(lost.seat) and lost.number == at.where and is_sponsor(at) and at.i_lost,
        inherent=True,
    )
    def take_revenge(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        side = at.my_side
        yield lost
        if side is not None:
            yield from many_snatched(at, at.invasion.leader(1 - side), at.me, lost.ships, self.name)


class Reroute(SecretMoon):
    """At your warpfall you may have a flare made in place of the ship that you revive."""

    name = "Secret moon REROUTE"
    entries = ("moon.secret.reroute",)
    choices = (UseMoon, *SecretMoon.choices)

    @asks("warping", where=MatchAt.is_invader, inherent=True)
    def reroute(self, at: MatchAt) -> Script:
        answer = yield Ask(at.me, UseMoon.about, OneOf((UseMoon(self.name),)), where=at.where, detail=self.name)
        if isinstance(answer, UseMoon):
            yield MoonUsed(at.me, my_moon(at, self.name).place, self.name, at.where)
            yield from flares_made(at, at.me, 1, f"REROUTE/{at.where}")

    @worth("warpfall", where=lambda at, value, seat: at.mine(seat) and at.uses("Secret moon REROUTE"), inherent=True)
    def do_without(self, at: MatchAt, value: int, seat: Seat) -> int:
        return max(0, value - 1)


class Solid(SecretMoon):
    """As a sponsor your fleet has 1 more might in combat for each occupied moon."""

    name = "Secret moon SOLID"
    entries = ("moon.secret.solid",)

    @worth("might", where=lambda at, total, side, *parts: sponsors_side(at, side), inherent=True)
    def stand(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + occupied_moons(at.state)


class Spoils(SecretMoon):
    """You have twice as many boons as a sponsor."""

    name = "Secret moon SPOILS"
    entries = ("moon.secret.spoils",)

    @worth("boons", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def double(self, at: MatchAt, value: int, seat: Seat) -> int:
        return 2 * value


class PutBack(Choice, frozen=True):
    """Puts a pod of your cache back into the forge as your campaign begins (STACK)."""

    word = "STACK"
    about = "stack"
    of_challenge = False
    grammar = "POD"
    example = "STACK Attack 4"

    pod: str


class Stack(SecretMoon):
    """As your campaign begins you may put a pod of your cache back into the forge."""

    name = "Secret moon STACK"
    entries = ("moon.secret.stack",)
    choices = (PutBack, *SecretMoon.choices)

    @asks("warpfall", where=lambda at: campaign_begins(at) and bool(at.my_cache), inherent=True)
    def put_back(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([PutBack(pod) for pod in dict.fromkeys(at.my_cache)]), about=PutBack.about)
        if isinstance(wish, PutBack):
            yield put_back(at, wish.pod)


class Strength(SecretMoon):
    """Your ships as a sponsor have twice the might, and bring twice as many boons."""

    name = "Secret moon STRENGTH"
    entries = ("moon.secret.strength",)

    @worth("ship might", where=lambda at, value, seat: at.mine(seat) and is_sponsor(at), inherent=True)
    def strengthen(self, at: MatchAt, value: int, seat: Seat) -> int:
        return 2 * value

    @worth("boons", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def reap(self, at: MatchAt, value: int, seat: Seat) -> int:
        return 2 * value


class Weak(SecretMoon):
    """Where you are a sponsor, ships of other sponsors have 2 less might each and bring them 2 fewer boons."""

    name = "Secret moon WEAK"
    entries = ("moon.secret.weak",)

    @worth(
        "ship might",
        where=lambda at, value, seat: is_sponsor(at) and not at.mine(seat) and at.invasion.side_of(seat) is None,
        inherent=True,
    )
    def weaken(self, at: MatchAt, value: int, seat: Seat) -> int:
        return max(0, value - 2)

    @worth("boons", where=lambda at, value, seat: is_sponsor(at) and not at.mine(seat), inherent=True)
    def grudge(self, at: MatchAt, value: int, seat: Seat) -> int:
        return max(0, value - 2)
