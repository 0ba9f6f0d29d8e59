"""Ships and pods that are lost outside encounters: to poison in the cache, and to the Plague."""

from collections.abc import Iterator
from typing import Any, Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken, Together, house
from adjudicator.galaxy.batches import Batches, as_batches, as_sources, drawn_tokens, fullest, fullest_first, some
from adjudicator.galaxy.forces import listed
from adjudicator.games.blutooth.events.milestones import PlagueOver
from adjudicator.games.blutooth.events.ships import BOMBED, PLAGUE, POISONED, ShipsDestroyed, ShipsLost
from adjudicator.games.blutooth.mechanics.drafting import scrapped
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as
from adjudicator.games.blutooth.table.invasions import DEFENDERS, Invasion, Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import POISON, colour, has_kind
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.rally_words import LOST, Lose, PlagueLoss

ENTRIES: Final = (
    "rule.poison_damage",
    "term.poison_damage",
    "pod.poison",
    "artifact.plague",
    "term.ravage",
)

PLAGUE_SHIPS: Final = LOST
"""Ships that the Plague takes."""


def uncommitted(state: Match, seat: Seat) -> dict[Place, int]:
    """A seat's ships by planet, without those that fight in an invasion."""
    found = {place: state.planets[place][seat] for place in state.bases(seat)}
    for one in state.invasions:
        if one.defender == seat and not one.over and one.target in found:
            found[one.target] -= one.held
    return {place: ships for place, ships in found.items() if ships > 0}


def trespassers(at: MatchAt) -> list[tuple[Seat, Place]]:
    """The ships of others in my system that are in no fleet: whose, and on which planets."""
    home = at.state.home(at.me)
    return [(seat, place) for seat in at.others for place in uncommitted(at.state, seat) if place in home]


def one_lost(at: MatchAt, seat: Seat, place: Place, why: str) -> Script:
    """A ship of a seat on a planet is lost, if one is still there that is in no fleet."""
    if uncommitted(at.state, seat).get(place):
        yield ShipsLost(seat, ((place, 1),), why, at.where)


def drained(state: Match, seat: Seat, ships: int) -> Batches:
    """So many ships of a seat that are in no fleet, from the fullest bases, as far as there are any."""
    there = uncommitted(state, seat)
    return fullest_first(there, min(ships, sum(there.values())))


def vaporizable(state: Match, seat: Seat, place: Place) -> bool:
    """Whether a Ship Zap can hit ships of a seat on a planet: those in no gate; also such as defend the planet now."""
    return seat in state.seats_in() and 0 <= place < len(state.planets) and state.planets[place][seat] > 0


class Vaporizing(Options):
    """The ships that a zap can hit, by the word that names one."""

    __slots__ = ("_state", "_word")

    def __init__(self, state: Match, word: type[Any]) -> None:
        self._state = state
        self._word = word

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._word):
            return house("not-an-option")
        return choice if vaporizable(self._state, choice.seat, choice.place) else reason("no-ship-to-zap")

    def every(self) -> Iterator[Choice]:
        """Every ship that there is."""
        for seat in self._state.seats_in():
            for place in self._state.bases(seat):
                yield self._word(seat, place)


def fighting(state: Match, seat: Seat) -> tuple[Invasion, ...]:
    """The invasions in which a seat has committed ships."""
    return tuple([one for one in state.invasions if not one.over and one.ships_of(seat)])


# ---- poison


class Losing(Options):
    """The bases from which a ship can be lost: any, with the one first that it would be taken from."""

    __slots__ = ("_places",)

    def __init__(self, state: Match, seat: Seat) -> None:
        self._places = (*fullest(uncommitted(state, seat)), *[one.target for one in _held(state, seat)])

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Lose):
            return reason("loses-nothing")
        return choice if choice.place in self._places else reason("no-base-there")

    def every(self) -> Iterator[Choice]:
        for place in dict.fromkeys(self._places):
            if place is not None:
                yield Lose(place)


def _held(state: Match, seat: Seat) -> list[Invasion]:
    """The invasions in which ships of a seat defend one of its bases."""
    return [one for one in fighting(state, seat) if one.side_of(seat) == DEFENDERS]


def poisoned(state: Match) -> tuple[Seat, ...]:
    """The leaders who hold poison as the ships arrive, and have a ship to lose: each loses one, whatever it leads."""
    leaders = {seat for one in state.open_invasions() for seat in one.leaders}
    return tuple(
        [
            seat
            for seat in state.seats_in()
            if seat in leaders and has_kind(state.caches[seat], POISON) and (state.bases(seat) or fighting(state, seat))
        ]
    )


def poison_damage(at: MatchAt) -> Script:
    """Every leader with poison in the cache loses one ship of its choice (Q04); the silent one that is not committed.

    Of these, one of the fullest base.
    """
    state = at.state
    seats = poisoned(state)
    asks, asked = [], []
    for seat in seats:
        options = Losing(state, seat)
        first = next(options.every(), None)
        if first is not None:
            asked.append(seat)
            asks.append(Ask(seat, Lose.about, options, default=first))
    answers = dict(zip(asked, (yield asks) if asks else (), strict=True))
    for seat in seats:
        answer = answers.get(seat)
        yield from _damaged(at, seat, answer.place if isinstance(answer, Lose) else None)


def _damaged(at: MatchAt, seat: Seat, place: Place | None) -> Script:
    """A seat loses a ship: on this planet, or a committed one if there is no other."""
    state = at.state
    number = next((one.number for one in state.open_invasions() if seat in one.leaders), 0)
    if place is not None and uncommitted(state, seat).get(place):
        yield from at.propose(ShipsLost(seat, ((place, 1),), POISONED, number))
        return
    committed = fighting(state, seat)
    there = [one for one in committed if one.target == place and one.side_of(seat) == DEFENDERS] or committed
    if there:
        yield from at.propose(ShipsDestroyed(there[0].number, seat, 1))


# ---- the Plague


class PlagueTakes(Options):
    """The ways to lose three ships, and a pod of each colour."""

    __slots__ = ("_at", "_count", "_seat", "_there")

    def __init__(self, at: MatchAt, seat: Seat) -> None:
        self._at = at
        self._seat = seat
        self._there = uncommitted(at.state, seat)
        self._count = min(PLAGUE_SHIPS, sum(self._there.values()))

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, PlagueLoss):
            return reason("loses-nothing")
        named = self._named(choice.sources)
        if isinstance(named, str):
            return named
        cache = self._at.state.caches[self._seat]
        kinds = sorted({colour(pod) for pod in cache})
        if sorted(colour(pod) for pod in choice.pods) != kinds:
            return reason("one-pod-of-each", kinds=Together([reason(f"colour-{one}") for one in kinds], ", "))
        pods = [held_as(cache, pod) for pod in choice.pods]
        if None in pods:
            return reason("pods-not-there")
        return PlagueLoss(named, tuple(sorted([pod for pod in pods if pod is not None])))

    def _named(self, sources: tuple[Batch, ...]) -> tuple[Batch, ...] | Spoken:
        """The ships that an order names; places without a number give what is still missing."""
        taken: dict[Place, int] = {}
        for batch in sources:
            taken[batch.place] = taken.get(batch.place, 0) + (batch.count or 0)
            if taken[batch.place] > self._there.get(batch.place, 0):
                return reason("not-so-many-ships")
        bare = [batch.place for batch in sources if batch.count is None]
        if listed(taken, self._count - sum(taken.values()), bare, self._there) or sum(taken.values()) != self._count:
            return reason("ships-exactly", count=self._count)
        return as_batches(some(sorted(taken.items())))

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        ships = drawn_tokens(chance, f"{label}/ships", self._there, self._count)
        cache = self._at.state.caches[self._seat]
        pods = [
            chance.choose(f"{label}/{kind}", [pod for pod in cache if colour(pod) == kind], 1)[0]
            for kind in sorted({colour(pod) for pod in cache})
        ]
        yield PlagueLoss(as_batches(ships), tuple(sorted(pods)))

    def every(self) -> Iterator[Choice]:
        """One fair choice: there are too many ways to list."""
        return self.drawn(self._at.chance, f"plague loss/{self._at.label}/{self._seat}")


def plague_losses(at: MatchAt, seat: Seat) -> Script:
    """A seat loses what the Plague takes, as often as it has struck: the pods first, for ships may be avenged."""
    for which in range(at.state.plagued[seat]):
        answer: Choice | None = None
        if at.state.caches[seat] or uncommitted(at.state, seat):
            detail = str(which + 1) if which else ""
            answer = yield Ask(seat, PlagueLoss.about, PlagueTakes(at, seat), default=None, detail=detail)
        if isinstance(answer, PlagueLoss):
            yield from scrapped(at, seat, answer.pods)
            if answer.sources:
                yield from at.propose(ShipsLost(seat, as_sources(answer.sources), PLAGUE))
        yield PlagueOver(seat)


# ---- bombs


def inhabited(state: Match) -> tuple[Place, ...]:
    """The planets on which there are ships."""
    return tuple([place for place, row in enumerate(state.planets) if any(row)])


def bombed(at: MatchAt, place: Place, ships: int) -> Script:
    """So many ships on a planet are destroyed, those of whose system it is first, then others in order of seats."""
    state = at.state
    owner = state.system(place)
    for seat in sorted(range(len(state.seats)), key=lambda one: (one != owner, one)):
        here = min(ships, at.state.planets[place][seat])
        ships -= here
        if here:
            yield from at.propose(ShipsLost(seat, ((place, here),), BOMBED))
