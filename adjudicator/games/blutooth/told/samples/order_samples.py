"""Order samples: lines that would answer a question in this position, ready to be edited."""

from collections.abc import Iterable, Sequence
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.galaxy.batches import fullest
from adjudicator.galaxy.forces import loose
from adjudicator.games.blutooth.encounters.priming import drivers_held
from adjudicator.games.blutooth.encounters.targets import nameable, targets
from adjudicator.games.blutooth.mechanics.brought_demands import open_demands
from adjudicator.games.blutooth.mechanics.drafting import can_draft, printed_first
from adjudicator.games.blutooth.mechanics.losing import PLAGUE_SHIPS, uncommitted
from adjudicator.games.blutooth.mechanics.lucre_values import prices
from adjudicator.games.blutooth.mechanics.resupplies import FREE_RESUPPLY, may_resupply
from adjudicator.games.blutooth.mechanics.returning import can_abandon, homes
from adjudicator.games.blutooth.systems.stations import stations_of
from adjudicator.games.blutooth.table.backs import held_as, is_hidden, kind
from adjudicator.games.blutooth.table.invasions import INVADERS, SIDES, Invasion, Place
from adjudicator.games.blutooth.table.match import WAVES, Commission, Match
from adjudicator.games.blutooth.table.pods import (
    DISTRESS,
    MORPH,
    NEGOTIATES,
    POISON,
    REINFORCEMENTS,
    colour,
    is_encounter,
    pod_order,
    printed,
)
from adjudicator.games.blutooth.table.techs import techs_of
from adjudicator.games.blutooth.told.as_if import allowed, fitting, most_sponsored
from adjudicator.games.blutooth.words.encounter_words import Second
from adjudicator.games.blutooth.words.lucre_words import BOONS, RESUPPLY, VOUCHER
from adjudicator.games.blutooth.words.payoff_words import (
    DISMISS,
    DRAFT,
    DRAFT_DARK,
    PEACEFUL_VICTORY,
    REVIVE,
    station_demanded,
    tech_demanded,
)

FEW: Final = 3
"""The most lines shown for one question."""


def loads(view: Match, seat: Seat) -> tuple[str, ...]:
    """All that can be used; one; none."""
    most = min(view.fuel[seat], WAVES)
    return (*[f"LOAD {cells}" for cells in range(most, 0, -1)], "SKIP")[:FEW]


def revivals(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """The two home bases with the fewest ships."""
    places = sorted(homes(view, seat), key=lambda place: (view.planets[place][seat], place))
    return tuple(f"REVIVE to {names.name('place', place)}" for place in places[:2])


def defenders(view: Match, seat: Seat) -> tuple[str, ...]:
    """One, and another if that is not possible."""
    others = [view.seats[other] for other in nameable(view, seat)]
    return (f"DEFENDER {' ELSE '.join(others[:2])}",) if others else ()


def aims(view: Match, invasion: Invasion, names: Vocabulary) -> tuple[str, ...]:
    """The least defended planets, with a second choice; any planet where the defender is not known."""
    defender = invasion.defender
    if defender is None:
        return ("TARGET planet 1 ELSE planet 2",)
    places = sorted(targets(view, invasion.invader, defender), key=lambda place: (view.planets[place][defender], place))
    said = [names.name("place", place) for place in places]
    return (f"TARGET {' ELSE '.join(said[:2])}", *[f"TARGET {one}" for one in said[1:2]]) if said else ()


def resupplies(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """For nothing, or for the base with the fewest ships; none where it is not possible."""
    if not may_resupply(view, seat):
        return ()
    if view.resupplies[seat] > 0 or allowed(view, seat, FREE_RESUPPLY):
        return ("RESUPPLY",)
    places = [place for place in view.bases(seat) if can_abandon(view, seat, place)]
    places.sort(key=lambda place: (view.planets[place][seat], place))
    return tuple(f"RESUPPLY abandoning {names.name('place', place)}" for place in places[:2])


def commissions(view: Match, invasion: Invasion) -> tuple[str, ...]:
    """Everybody; the first one; the second with two ships."""
    others = [view.seats[seat] for seat in view.seats_in() if seat not in invasion.leaders]
    lines = ["COMMISSION all", *[f"COMMISSION {other}" for other in others[:1]]]
    return (*lines, *[f"COMMISSION {other} with 2" for other in others[1:2]])


def force(view: Match, seat: Seat, names: Vocabulary, most: int, only: Place | None = None) -> str:
    """`4 from home 1, home 2`: at most so many ships from the fullest bases they can leave; empty if there are none."""
    free = loose(view.planets, seat, view.besieged(seat))
    if only is not None:
        free = {place: ships for place, ships in free.items() if place == only}
    ships = min(most, sum(free.values()))
    sources, have = [], 0
    for place in fullest(free):
        if have < ships:
            sources.append(names.name("place", place))
            have += free[place]
    return f"{ships} from {', '.join(sources)}" if ships else ""


def forces(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """As many as fit; fewer."""
    most = fitting(view, seat)
    several = dict.fromkeys((force(view, seat, names, most), force(view, seat, names, max(1, most // 2))))
    return tuple(f"SEND {sent}" for sent in several if sent)


def sponsoring(view: Match, seat: Seat, asked: Sequence[Commission], names: Vocabulary) -> tuple[str, ...]:
    """Each side that has asked, with as many ships as it takes."""
    most = most_sponsored(view, seat)
    found = []
    for one in asked:
        only = view.invasion(one.number).only_from(seat, one.side)
        found.append((one.side, force(view, seat, names, min(most, one.most), only)))
    return tuple([f"SPONSOR {SIDES[side]} with {sent}" for side, sent in sorted(found) if sent])


def divisions(view: Match, seat: Seat, planet: Place, numbers: Sequence[int], names: Vocabulary) -> tuple[str, ...]:
    """An even division."""
    share = view.planets[planet][seat] // len(numbers)
    parts = [f"{share} to invasion {number}" for number in numbers[:-1]]
    return (f"DIVIDE {names.name('place', planet)}: {', '.join(parts)}, rest to invasion {numbers[-1]}",)


def losses(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """From the fullest bases."""
    return tuple(f"LOSE from {names.name('place', place)}" for place in fullest(uncommitted(view, seat))[:2])


def plague_losses(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """Three ships from the fullest places, and the least pod of each colour."""
    there = uncommitted(view, seat)
    parts, left = [], PLAGUE_SHIPS
    for place in fullest(there):
        if left:
            ships = min(left, there[place])
            parts.append(f"{ships} {names.name('place', place)}")
            left -= ships
    pods: dict[str, str] = {}
    for pod in sorted(view.caches[seat], key=pod_order):
        if not is_hidden(pod):
            pods.setdefault(colour(pod), pod)
    said = [*([", ".join(parts)] if parts else []), *([f"pods {', '.join(pods.values())}"] if pods else [])]
    return (f"PLAGUE takes {' '.join(said)}",) if said else ()


def ways_home(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """The rest to the base with the fewest ships."""
    places = sorted(homes(view, seat), key=lambda place: (view.planets[place][seat], place))
    return (f"RETURN rest to {names.name('place', places[0])}",) if len(places) > 1 else ()


def drivers(view: Match, seat: Seat, *, sees: bool) -> tuple[str, ...]:
    """The highest and the lowest attack, Negotiate and others; a table for seats that see the other's driver first."""
    held = drivers_held(view, seat)
    attacks = sorted((pod for pod in held if printed(pod) is not None), key=pod_order)
    pods = list(dict.fromkeys([*attacks[-1:], *attacks[:1]]))
    if sees and len(pods) > 1:
        return (f"DRIVER IF their driver is Negotiate: {attacks[0]}; OTHERWISE {attacks[-1]}", f"DRIVER {attacks[-1]}")
    pods += [pod for one in (*NEGOTIATES, MORPH, POISON) if (pod := held_as(held, one)) is not None]
    return tuple(f"DRIVER {pod}" for pod in pods[:FEW])


def distress(view: Match, seat: Seat) -> tuple[str, ...]:
    """Each kind that is held: a reinforcement only if it is needed."""
    held = [pod for one in DISTRESS if (pod := held_as(view.caches[seat], one)) is not None]
    lines = [f"DISTRESS {pod} IF I would lose" if kind(pod) in REINFORCEMENTS else f"DISTRESS {pod}" for pod in held]
    return (*lines, f"DISTRESS {held[0]} IF they prime distress")[:FEW] if held else ()


def victims(view: Match, word: str, seats: Iterable[Seat]) -> tuple[str, ...]:
    """Ships of the first two of these aliens."""
    names = [view.seats[seat] for seat in seats]
    return (f"{word} {', '.join(names[:2])}",) if names else ()


def demands(view: Match, seat: Seat, invasion: Invasion) -> tuple[str, ...]:
    """What is usual for a side."""
    lines = [f"DEMAND {PEACEFUL_VICTORY} ELSE {DRAFT}"] if seat == invasion.invader else []
    if view.to_revive(seat):
        lines.append(f"DEMAND {REVIVE} x2")
    lines.append(f"DEMAND {DRAFT} x2")
    if can_draft(view, dark=True):
        lines.insert(-1, f"DEMAND {DRAFT_DARK}")
    if seat == invasion.defender:
        lines += [f"DEMAND {DISMISS} {view.seats[one.seat]}" for one in invasion.sponsors_of(INVADERS)[:1]]
    other = invasion.leader(1 - (invasion.side_of(seat) or 0))
    lines[1:1] = [f"DEMAND {station_demanded(name)}" for name in stations_of(view, other)[:1]]
    side = invasion.side_of(seat) or 0
    lines[1:1] = [f"DEMAND {what}" for what in open_demands(view, invasion, side)[:1]]
    lines[1:1] = [f"DEMAND {tech_demanded(held.number)}" for held in techs_of(view.techs, other)[:1]]
    return tuple(lines[:FEW])


def boons(view: Match, seat: Seat, due: int, names: Vocabulary) -> tuple[str, ...]:
    """As many ships as there are in the warp; pods."""
    places = homes(view, seat)
    back = min(due, view.to_revive(seat))
    lines = ["BOON rest pods", *(["BOON rest dark pods"] if can_draft(view, dark=True) else [])]
    if back and places:
        rest = ", rest pods" if back < due else ""
        said = "ship" if back == 1 else "ships"
        lines.insert(0, f"BOON {back} {said} to {names.name('place', places[0])}{rest}")
    return tuple(lines)


def bribes(lucre: int) -> tuple[str, ...]:
    """One; two, if there are so many."""
    return tuple([f"BRIBE {count}" for count in (1, 2) if count <= lucre])


def payments(lucre: int) -> tuple[str, ...]:
    """All of it; only where hardly any pods would be left."""
    return (f"PAY {lucre} lucre", f"PAY {lucre} lucre IF my cache <= 4")


def purchases(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """A resupply where it is possible, a voucher, a ship if there is one in the warp, a pod."""
    lines, places, lucre, costs = [], homes(view, seat), view.lucre[seat], prices(view.options)
    if lucre >= costs[RESUPPLY] and not any(map(is_encounter, view.caches[seat])) and can_draft(view):
        lines.append("BUY resupply")
    lines += [f"BUY {ware}" for ware in (VOUCHER, BOONS) if ware in costs and lucre >= costs[ware]]
    if view.to_revive(seat) and places:
        lines.append(f"BUY boon ship to {names.name('place', places[0])}")
    lines += [f"BUY pod {pod}" for pod in best_shown(view)[:1]]
    if can_draft(view, dark=True):
        lines.append("BUY dark boon")
    return (*lines, *(("BUY boon",) if can_draft(view) else ()))


def seconds(view: Match, seat: Seat) -> tuple[str, ...]:
    """Two pods that could be a second driver: the lowest attack, then others."""
    held = sorted({pod for pod in view.caches[seat] if is_encounter(pod)}, key=pod_order)
    return tuple([f"{Second.word} {pod}" for pod in held[:2]])


def best_shown(view: Match) -> tuple[str, ...]:
    """The two pods of the showcase that are shown as examples: the highest attacks, then others."""
    return printed_first(view.showcase)[:2]
