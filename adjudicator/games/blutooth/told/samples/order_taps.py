"""Order taps: the usual orders that answer a question in this position, each of them whole and in canonical words."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.galaxy.batches import fullest
from adjudicator.games.blutooth.encounters.priming import drivers_held
from adjudicator.games.blutooth.encounters.targets import nameable, targets
from adjudicator.games.blutooth.mechanics.drafting import can_draft
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.resupplies import FREE_RESUPPLY, may_resupply
from adjudicator.games.blutooth.mechanics.returning import can_abandon, homes
from adjudicator.games.blutooth.table.backs import held_as, is_hidden
from adjudicator.games.blutooth.table.invasions import INVADERS, SIDES, Invasion, Place
from adjudicator.games.blutooth.table.match import WAVES, Commission, Match
from adjudicator.games.blutooth.table.pods import DISTRESS, NEGOTIATE, pod_order, printed
from adjudicator.games.blutooth.told.as_if import allowed, fitting, most_sponsored
from adjudicator.games.blutooth.told.samples import order_samples
from adjudicator.games.blutooth.words.encounter_words import Distress, Driver
from adjudicator.games.blutooth.words.launch_words import Commission as Commissioning
from adjudicator.games.blutooth.words.launch_words import Load, NameDefender, Resupply, Revive, Target
from adjudicator.games.blutooth.words.lucre_words import Bribe, Pay
from adjudicator.games.blutooth.words.payoff_words import DISMISS, DRAFT, PEACEFUL_VICTORY, REVIVE, Boon, Demand, Negate
from adjudicator.games.blutooth.words.rally_words import Divide, Lose, PlagueLoss, Return, Send, SponsorFleet

MOST: Final = 16
"""The most lines for one question: who wants another order writes it."""
_FEW_OTHERS: Final = 4
"""So many others can be commissioned in pairs as well."""
RESERVES: Final = tuple([f"RESERVE {count}" for count in (1, 2, 3, 4)])
QUASHES: Final = ("QUASH IF enemy influence > 5", "QUASH")
_DECLINED: Final = "no"


def loads(view: Match, seat: Seat) -> tuple[str, ...]:
    """Every number of cells that can be used; none."""
    most = min(view.fuel[seat], WAVES)
    return (*[f"{Load.word} {cells}" for cells in range(most, 0, -1)], "SKIP")


def revivals(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """To each home base."""
    return tuple([f"{Revive.word} to {names.name('place', place)}" for place in homes(view, seat)])


def defenders(view: Match, seat: Seat) -> tuple[str, ...]:
    """Each who can be named."""
    return tuple([f"{NameDefender.word} {view.seats[other]}" for other in nameable(view, seat)])


def aims(view: Match, invasion: Invasion, names: Vocabulary) -> tuple[str, ...]:
    """Each planet; any of the numbers where the defender is not known."""
    defender = invasion.defender
    if defender is None:
        return tuple([f"{Target.word} planet {number}" for number in range(1, len(view.home(invasion.invader)) + 1)])
    places = targets(view, invasion.invader, defender)
    ordered = sorted(places, key=lambda place: (view.planets[place][defender], place))
    return tuple([f"{Target.word} {names.name('place', place)}" for place in ordered])


def resupplies(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """For nothing, or for each base that can be abandoned."""
    if not may_resupply(view, seat):
        return ()
    if view.resupplies[seat] > 0 or allowed(view, seat, FREE_RESUPPLY):
        return (Resupply.word,)
    places = [place for place in view.bases(seat) if can_abandon(view, seat, place)]
    return tuple([f"{Resupply.word} abandoning {names.name('place', place)}" for place in places])


def commissions(view: Match, invasion: Invasion) -> tuple[str, ...]:
    """Everybody, each of them, two of a few; nobody."""
    named = [view.seats[seat] for seat in view.seats_in() if seat not in invasion.leaders]
    pairs = [", ".join(pair) for pair in combinations(named, 2)] if 2 < len(named) <= _FEW_OTHERS else []
    return tuple([f"{Commissioning.word} {one}" for one in ("all", *named, *pairs, _DECLINED)])


def _forces(view: Match, seat: Seat, names: Vocabulary, most: int, only: Place | None = None) -> list[str]:
    """As many ships as fit, and every number below, from the fullest bases."""
    found = [order_samples.force(view, seat, names, number, only) for number in range(most, 0, -1)]
    return [force for force in dict.fromkeys(found) if force]


def forces(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """As many as fit, and every number below."""
    found = _forces(view, seat, names, fitting(view, seat))
    return tuple([f"{Send.word} {', from '.join(force.split(', '))}" for force in found])


def sponsoring(view: Match, seat: Seat, asked: Sequence[Commission], names: Vocabulary) -> tuple[str, ...]:
    """Each side that has asked, with as many ships as it takes and every number below; neither."""
    most, found = most_sponsored(view, seat), list[str]()
    for one in sorted(asked, key=lambda one: one.side):
        only = view.invasion(one.number).only_from(seat, one.side)
        found += [f"{SIDES[one.side]} with {it}" for it in _forces(view, seat, names, min(most, one.most), only)]
    return tuple([f"{SponsorFleet.word} {one}" for one in (*dict.fromkeys(found), _DECLINED)]) if found else ()


def divisions(view: Match, seat: Seat, planet: Place, numbers: Sequence[int], names: Vocabulary) -> tuple[str, ...]:
    """An even division; all ships to one invasion."""
    even = order_samples.divisions(view, seat, planet, numbers, names)
    place = names.name("place", planet)
    return (*even, *[f"{Divide.word} {place}: rest to invasion {number}" for number in numbers])


def losses(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """From each base, the fullest first."""
    return tuple([f"{Lose.word} {names.name('place', place)}" for place in fullest(uncommitted(view, seat))[:MOST]])


def plague_losses(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """The sample for this question, as it is read back."""
    return tuple([_canonical(line) for line in order_samples.plague_losses(view, seat, names)])


def _canonical(line: str) -> str:
    """`PLAGUE takes 3 from home 1 pods Poison` for `PLAGUE takes 3 home 1 pods Poison`."""
    head = f"{PlagueLoss.word} takes "
    said = line.removeprefix(head)
    ships, pods, rest = ("", "", said) if said.startswith("pods ") else said.partition(" pods ")
    parts = [f"{number} from {place}" for number, _, place in (one.partition(" ") for one in ships.split(", ") if one)]
    return f"{head}{', '.join(parts)}{pods}{rest}"


def ways_home(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """All to one base."""
    return tuple([f"{Return.word} rest to {names.name('place', place)}" for place in homes(view, seat)])


def drivers(view: Match, seat: Seat, *, sees: bool) -> tuple[str, ...]:
    """Every driver of a cache; for seats that see the other's driver first, the choice by that."""
    held = [pod for pod in dict.fromkeys(sorted(drivers_held(view, seat), key=pod_order)) if not is_hidden(pod)]
    attacks = [pod for pod in held if printed(pod) is not None]
    low = [f"{attacks[0]} IF enemy driver is {NEGOTIATE} ELSE {attacks[-1]}"] if sees and len(attacks) > 1 else []
    return tuple([f"{Driver.word} {one}" for one in (*low, *held)])


def distress(view: Match, seat: Seat) -> tuple[str, ...]:
    """Each that is held, always, and only if the invasion would be lost."""
    held = [pod for one in DISTRESS if (pod := held_as(view.caches[seat], one)) is not None]
    return tuple([f"{Distress.word} {pod}{when}" for pod in held for when in ("", " IF I would lose")])


def victims(view: Match, word: str, seats: Iterable[Seat]) -> tuple[str, ...]:
    """Ships of each of these aliens, and of two of them."""
    names = [view.seats[seat] for seat in seats]
    pairs = [", ".join(pair) for pair in combinations(names, 2)]
    return tuple([f"{word} {one}" for one in (*pairs, *names)][:MOST])


def demands(view: Match, seat: Seat, invasion: Invasion) -> tuple[str, ...]:
    """What is usual, once and twice; each sponsor of the invader, for the defender."""
    lines = dict.fromkeys(order_samples.demands(view, seat, invasion))
    wishes = [PEACEFUL_VICTORY] if seat == invasion.invader else []
    wishes += [*([REVIVE, f"{REVIVE} x2"] if view.to_revive(seat) else []), DRAFT, f"{DRAFT} x2"]
    if seat == invasion.defender:
        wishes += [f"{DISMISS} {view.seats[one.seat]}" for one in invasion.sponsors_of(INVADERS)]
    return tuple(dict.fromkeys([*lines, *[f"{Demand.word} {wish}" for wish in wishes]]))[:MOST]


def negations(*, defends: bool) -> tuple[str, ...]:
    """The demand that matters most to a side, and any."""
    first = PEACEFUL_VICTORY if defends else DRAFT
    return tuple([f"{Negate.word} {what}" for what in (first, "any")])


def boons(view: Match, seat: Seat, due: int, names: Vocabulary) -> tuple[str, ...]:
    """As many ships as there are in the warp to each base, or one of them; pods."""
    back = min(due, view.to_revive(seat))
    counts = [f"{count} ship{'' if count == 1 else 's'}" for count in dict.fromkeys((back, 1)) if count]
    places = [names.name("place", place) for place in homes(view, seat)]
    ships = [f"{count} to {place}, rest pods" for count in counts for place in places[: MOST // 2]]
    pods = ["rest pods", *(["rest dark pods"] if can_draft(view, dark=True) else [])]
    return tuple([f"{Boon.word} {one}" for one in (*ships, *pods)])


def bribes(lucre: int) -> tuple[str, ...]:
    """Every amount, up to as much as there is."""
    return tuple([f"{Bribe.word} {count}" for count in range(1, min(lucre, MOST) + 1)])


def payments(lucre: int) -> tuple[str, ...]:
    """All of it."""
    return (f"{Pay.word} {lucre} lucre",)


def purchases(view: Match, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """What can be bought; a ship to each base."""
    found = list[str]()
    for line in order_samples.purchases(view, seat, names):
        head, to, _ = line.rpartition(" to ")
        found += [f"{head}{to}{names.name('place', place)}" for place in homes(view, seat)] if to else [line]
    return tuple(found)
