"""Casualties: the ships that are destroyed, and what is paid for them."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract import pieces
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.encounters.bribes import Giving
from adjudicator.games.blutooth.encounters.might import BOTH
from adjudicator.games.blutooth.encounters.outcomes import Losses, fleet
from adjudicator.games.blutooth.events.campaigns import FlagshipLost
from adjudicator.games.blutooth.events.lucre import LucrePaid
from adjudicator.games.blutooth.events.pods import PodSnatched
from adjudicator.games.blutooth.events.ships import ShipsDestroyed, ShipsErased, ShipVaporized
from adjudicator.games.blutooth.mechanics.drafting import KEEP_CACHE, those_of
from adjudicator.games.blutooth.mechanics.lucre_values import for_a_pod
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as, kind
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, MASSACRE, SLAPFIGHT, Invasion
from adjudicator.games.blutooth.table.pods import ENVOY, REINFORCEMENTS
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.encounter_words import Assassinate, Casualties, Victim
from adjudicator.games.blutooth.words.lucre_words import Pay

ENTRIES: Final = (
    "rule.casualties",
    "rule.flagship",
    "rule.compensation",
    "rule.compensation_lucre",
    "note.compensation_cap",
    "frame.worth",
    "term.casualty",
    "term.destroy",
    "term.flagship",
    "term.lose",
    "term.payee",
    "term.payer",
)

WORTH: Final = 1
"""Pods for each ship in compensation."""


class Due(NamedTuple):
    """Pods that a leader beaten as an envoy takes from the other."""

    giver: Seat
    taker: Seat
    pods: int
    lucre: int = 0
    """So much of it is paid with lucre, as the giver has ordered."""
    ships: int = 0
    """The ships that are compensated."""


def fleet_of(invasion: Invasion, side: int) -> Losses:
    """The ships of a fleet by seat: the leader's, then its sponsors' in the order in which they came."""
    parts = (
        (invasion.leader(side), invasion.own(side)),
        *[(one.seat, one.ships) for one in invasion.sponsors_of(side)],
    )
    return tuple([(seat, ships) for seat, ships in parts if ships])


def first_of(there: Losses, ships: int) -> Losses:
    """So many ships, from the first seats on: what silence means."""
    found = []
    for seat, number in there:
        here = min(number, ships)
        ships -= here
        if here:
            found.append((seat, here))
    return tuple(found)


def first_enemies(at: MatchAt, ships: int) -> Losses:
    """So many ships of the fleet that fights mine, its leader's first."""
    side = at.my_side
    return () if side is None else first_of(fleet_of(at.invasion, 1 - side), ships)


class Choosing(Options, Struct, eq=False, gc=False):
    """Ships among those that are there: exactly so many, or up to so many. The rest of an order is the first of them.

    `word` is the order word that chooses them.
    """

    _word: type[Assassinate] | type[Casualties]
    _there: Losses
    _ships: int
    _exactly: bool = True

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._word):
            return reason("no-casualties")
        left, there = self._ships, dict(self._there)
        chosen: dict[Seat, int] = {}
        for victim in choice.victims:
            if victim.seat not in there:
                return reason("no-ships-to-lose")
            ships = min(there[victim.seat], left) if victim.ships is None else victim.ships
            if ships > there[victim.seat]:
                return reason("ships-fewer", count=there[victim.seat])
            if ships > left:
                return reason("casualties-at-most", count=self._ships)
            there[victim.seat] -= ships
            left -= ships
            chosen[victim.seat] = chosen.get(victim.seat, 0) + ships
        if self._exactly:
            for seat, ships in first_of(tuple(there.items()), left):
                chosen[seat] = chosen.get(seat, 0) + ships
        return self._made(tuple([(seat, chosen.get(seat, 0)) for seat, _ in self._there]))

    def usual(self) -> Choice:
        """What is chosen in silence: the first ships."""
        return self._made(first_of(self._there, self._ships))

    def _made(self, losses: Losses) -> Choice:
        return self._word(tuple([Victim(ships, seat) for seat, ships in losses if ships]))

    def every(self) -> Iterator[Choice]:
        """As many as possible of each seat, then of the first ones."""
        for seat, _ in self._there:
            settled = self.settle(self._word((Victim(None, seat),)))
            if not isinstance(settled, str):
                yield settled


def chosen(answer: Choice) -> Losses:
    """The ships that an answer names."""
    assert isinstance(answer, (Assassinate, Casualties))
    return tuple([(victim.seat, victim.ships or 0) for victim in answer.victims])


def destroyed(at: MatchAt, seat: Seat, ships: int) -> Script:
    """Ships of an invasion are destroyed, unless pieces save or vaporize them; returns how many count as lost."""
    if not ships:
        return 0
    proposed = at.propose(ShipsDestroyed(at.where, seat, ships))
    if not isinstance(proposed, Generator):
        yield from proposed
        return ships
    lost, answer = 0, None
    while True:
        try:
            item: Any = proposed.send(answer)
        except StopIteration:
            return lost
        answer = yield item
        happened: Any = item.happened if isinstance(item, Made) else item
        counts = isinstance(happened, ShipsDestroyed) or (isinstance(happened, ShipsErased) and happened.compensated)
        if counts and (happened.seat, happened.number) == (seat, at.where):
            lost += happened.ships
        elif isinstance(happened, ShipVaporized) and happened.seat == seat:
            lost += 1


def all_destroyed(at: MatchAt, losses: Losses) -> Script:
    """Ships of several seats are destroyed; returns how many each has lost."""
    lost: dict[Seat, int] = {}
    for seat, ships in losses:
        lost[seat] = lost.get(seat, 0) + (yield from destroyed(at, seat, ships))
    return lost


def flagship_lost(at: MatchAt, side: int) -> Script:
    """An invader who has lost loses its flagship, and with it the cells that are loaded; a defender has lost nothing.

    That a defender's flagship is gone has no effect (Q22). An ambush leaves the flagship of a campaign alone.
    """
    seat = at.invasion.leader(side)
    if side == INVADERS and at.state.flagships[seat] and not at.invasion.ambush:
        yield from at.propose(FlagshipLost(at.where, seat, at.state.loaded[seat]))


def crashed(at: MatchAt, before: Mapping[Seat, int]) -> Script:
    """Losing fleets are destroyed, in a slapfight ships one for one; returns what is due for them, or None.

    `before` are the ships that assassins have destroyed or that were captured: they are compensated with the others.
    """
    invasion = at.invasion
    if invasion.won is None or invasion.peaceful:
        return None
    parts = (yield from _slapped(at)) if invasion.outcome == SLAPFIGHT else _beaten(invasion)
    lost: list[dict[Seat, int]] = []
    for side in BOTH:
        lost.append((yield from all_destroyed(at, parts[side])))
        if not invasion.won[side] and invasion.leader(side) not in invasion.escaped:
            yield from flagship_lost(at, side)
    return (yield from _due(at, invasion, lost, before))


def _beaten(invasion: Invasion) -> tuple[Losses, Losses]:
    assert invasion.won is not None
    return (
        () if invasion.won[INVADERS] else fleet_of(invasion, INVADERS),
        () if invasion.won[DEFENDERS] else fleet_of(invasion, DEFENDERS),
    )


def _slapped(at: MatchAt) -> Script:
    """The ships that each fleet loses in a slapfight, as its leader chooses; else its own are the first (Q14)."""
    invasion = at.invasion
    ships = min(fleet(invasion, INVADERS), fleet(invasion, DEFENDERS))
    parts = [first_of(fleet_of(invasion, side), ships) for side in BOTH]
    asks, sides = [], []
    for side in BOTH:
        there = fleet_of(invasion, side)
        if len(there) > 1 and 0 < ships < fleet(invasion, side):
            options = Choosing(Casualties, there, ships)
            seat = invasion.leader(side)
            asks.append(Ask(seat, Casualties.about, options, at.where, options.usual(), "slapfight"))
            sides.append(side)
    answers = (yield asks) if asks else []
    for side, answer in zip(sides, answers, strict=True):
        parts[side] = chosen(answer)
    return tuple(parts)


def _due(at: MatchAt, invasion: Invasion, lost: Sequence[Mapping[Seat, int]], before: Mapping[Seat, int]) -> Script:
    """The compensation of an envoy that has been massacred: a pod for each of its leader's own ships (Q11)."""
    fought = invasion.outcome == MASSACRE or at.matters(pieces.WORTH, "compensated ships")
    if not fought or invasion.won is None or invasion.natures is None or invasion.won.count(False) != 1:
        return None
    loser = invasion.won.index(False)
    taker, giver = invasion.leader(loser), invasion.leader(1 - loser)
    ships = lost[loser].get(taker, 0) + before.get(taker, 0)
    massacred = invasion.outcome == MASSACRE and invasion.natures[loser] == ENVOY
    if not ships:
        return None
    paid = ships if massacred else 0
    if at.matters(pieces.WORTH, "compensated ships"):
        paid = yield from at.worth("compensated ships", paid, taker, ships)
    if not paid:
        return None
    against = [one for one in invasion.discharged if one.side != loser and kind(one.pod) in REINFORCEMENTS]
    pods = yield from at.worth("compensation", paid * WORTH + len(against), taker)
    return Due(giver, taker, pods, ships=ships) if pods > 0 else None


def paying(at: MatchAt, due: Due) -> Script:
    """Whoever has lucre may pay with it, so much for each pod; returns what is due, or None for nothing."""
    if at.matters(pieces.WORTH, "compensation in kind"):
        due = due._replace(pods=(yield from at.worth("compensation in kind", due.pods, due.taker, due.ships)))
        if not due.pods:
            return None
    lucre = at.opening.lucre[due.giver]  # what is promised as a bribe is for the claims to say
    each = for_a_pod(at.state.options)
    if lucre < each:
        return due
    answer = yield Ask(due.giver, Pay.about, Giving(Pay, lucre, due.pods * each, each), where=at.where)
    return due._replace(lucre=answer.lucre) if isinstance(answer, Pay) else due


def compensated(at: MatchAt, dues: Sequence[tuple[int, Due]]) -> Script:
    """All compensation of a wave: the lucre, then the pods, picked or at random, one pod at a time in turn.

    Nobody snatches what has just been snatched. What is in the caches is all that there is.
    """
    parts = _parts(at, [due for _, due in dues])
    for (number, due), (lucre, _) in zip(dues, parts, strict=True):
        if lucre:
            yield LucrePaid(number, due.giver, due.taker, lucre, for_a_pod(at.state.options))
    before = {due.giver: at.state.caches[due.giver] for _, due in dues}
    wanted = {number: [*at.state.invasion(number).picks] for number, _ in dues}
    for step in range(max([pods for _, pods in parts], default=0)):
        for (number, due), (_, pods) in zip(dues, parts, strict=True):
            if step >= pods:
                continue
            # A piece may have put back what was taken, and taken another pod instead.
            there = those_of(before[due.giver], at.state.caches[due.giver])
            names = at.state.seats
            label = f"{at.label}/compensation/{number}/{names[due.giver]} to {names[due.taker]}/{step}"
            picked = [pod for pod in wanted[number] if held_as(there, pod) is not None][:1]
            found = [held_as(there, pod) or pod for pod in picked]
            for one in picked:
                wanted[number].remove(one)
            for pod in found or at.chance.choose(label, there, 1):
                yield from at.propose(PodSnatched(due.giver, due.taker, pod, number))


def _parts(at: MatchAt, dues: Sequence[Due]) -> list[tuple[int, int]]:
    """The lucre and the pods that each due comes to, before anything is taken.

    First the lucre that givers have ordered. In turn each due is then met with a pod, as long as the giver's cache has
    one that is not kept from others, else with lucre, as long as it has that.
    """
    state = at.state
    each = for_a_pod(state.options)
    purses = {due.giver: state.lucre[due.giver] for due in dues}
    safe = [due.giver for due in dues if at.allowed(due.giver, KEEP_CACHE)]
    caches = {due.giver: 0 if due.giver in safe else len(state.caches[due.giver]) for due in dues}
    paid, pods = [due.lucre for due in dues], [0] * len(dues)
    for due in dues:
        purses[due.giver] -= due.lucre
    for step in range(max([due.pods - due.lucre // each for due in dues], default=0)):
        for which, due in enumerate(dues):
            if step >= due.pods - due.lucre // each:
                continue
            if caches[due.giver]:
                caches[due.giver] -= 1
                pods[which] += 1
            elif purses[due.giver] >= each:
                purses[due.giver] -= each
                paid[which] += each
    return list(zip(paid, pods, strict=True))
