"""Certainties: what is known of orders before they are carried out, whatever the others do."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice, Fact
from adjudicator.games.cosmoclasm.factions import BY_FACTION, ready
from adjudicator.games.cosmoclasm.kit import Backed
from adjudicator.games.cosmoclasm.stages.cleanup import WANTED
from adjudicator.games.cosmoclasm.table.board import NAMES, PLANETS, POINTS_OF
from adjudicator.games.cosmoclasm.table.cards import FORCES, STARGATE, suit
from adjudicator.games.cosmoclasm.table.majorities import planets
from adjudicator.games.cosmoclasm.table.speech import reason
from adjudicator.games.cosmoclasm.table.state import NOBODY, Solar
from adjudicator.games.cosmoclasm.told.facts import Gone, Owns, Round, Taken, Took
from adjudicator.games.cosmoclasm.words.order_words import Give, Play, Retire, Start, Station, Switch, Take, Turn

_TIED: Final[Mapping[type[Choice], str]] = {Station: "place", Take: "take", Switch: "switch"}
"""Actions that nobody takes any more when only the tied play on."""


def sure(view: Solar, seat: Seat, about: str, where: int, choice: Choice) -> bool:
    """Whether a choice answers every question of its kind in this phase."""
    match choice:
        case Retire():
            return True
        case Station(points):
            return view.planet is not None and set(POINTS_OF[view.planet]) <= set(points)
        case Take(picks):
            return "any" in picks
        case Start(other):
            return other == seat or (other in view.contest if view.contest else not _may_tie(view))
    return False


def _may_tie(view: Solar) -> bool:
    """Whether this can be the last round except for a tie, so that not everybody takes part in the next one."""
    open_ones = [mat for mat in view.counters[: view.round] if view.owners[mat] == NOBODY]
    most = max(planets(view, seat) for seat in range(len(view.seats)))
    return view.round == len(PLANETS) or most + len(open_ones) >= WANTED[len(view.seats)]


def never(view: Solar, seat: Seat, about: str, where: int, choice: Choice) -> str | None:
    """Why a choice can answer nothing in this phase; None if it may."""
    over = _over(view, seat, about)
    if over is not None:
        return over
    if choice is NO:
        needed = about in (Station.about, Take.about, Give.about)
        return reason("not-declined") if needed else None
    if isinstance(choice, Turn) and where and where < view.lap(seat):
        return reason("lap-over", lap=where)
    match choice:
        case Play() | Backed():
            return _unplayable(view, seat, choice)
        case Give(one, other):
            missing = [card for card in (one, other) if view.hands[seat].count(card) < (one, other).count(card)]
            return reason("not-held", card=missing[0], twice=one == other) if missing else None
        case Station() | Take() | Switch() if view.contest:
            return reason(f"tied-{_TIED[type(choice)]}")
        case Station(points) if view.planet is not None:
            left = [point for point in POINTS_OF[view.planet] if point not in view.fresh]
            free = ", ".join(NAMES[point] for point in left)
            return None if set(left).intersection(points) else reason("points-closed", points=free)
        case Switch(one, other) if not view.round < min(one, other) < max(one, other) <= len(PLANETS):
            return reason("only-after", round=view.round)
        case Start(other) if view.contest and other not in view.contest:
            return reason("not-in", seat=view.seats[other])
    return None


def spent(view: Solar, seat: Seat, about: str, where: int) -> bool:
    """Whether a line of a plan is over: its lap is, or everything that it is about."""
    return _over(view, seat, about) is not None or (seat not in view.retired and 0 < where < view.lap(seat))


def _over(view: Solar, seat: Seat, about: str) -> str | None:
    """Why a seat is asked nothing more of a kind in this round; None if it may be."""
    if view.contest and seat not in view.contest:
        return reason("tied-others")
    holder = view.taken[FORCES.index(STARGATE)]
    if about in (Start.about, Switch.about) and holder != NOBODY:
        return None if holder == seat else reason("stargate-taken", seat=view.seats[holder])
    return reason("retired") if seat in view.retired else None


def gone(view: Solar, seat: Seat, choices: Collection[Choice]) -> Collection[Choice]:
    """The parts of a plan that are no longer possible: their cards were played, and nothing in it regains them."""
    plays = [one for one in choices if isinstance(one, Play | Backed)]
    backed = [one for one in plays if isinstance(one, Backed) and _unplayable(view, seat, one) is None]
    brought = {card for one in backed for card in one.details()}
    return {one for one in plays if _unplayable(view, seat, one) or not brought.issuperset(_missing(view, seat, one))}


def _missing(view: Solar, seat: Seat, choice: Play | Backed) -> list[str]:
    """The cards of a play that are not in the hand."""
    cards = [choice.black, *([choice.white] if isinstance(choice, Play) and choice.white else ())]
    return [card for card in cards if card not in view.hands[seat]]


def _unplayable(view: Solar, seat: Seat, choice: Play | Backed) -> str | None:
    own = view.suits[seat]
    if isinstance(choice, Backed) and ready(view, seat) is None:
        return reason("no-ability")
    if isinstance(choice, Backed) and BY_FACTION[view.seats[seat]].name != choice.ability:
        return reason("other-ability", ability=choice.ability, seat=view.seats[seat])
    if isinstance(choice, Play) and own and suit(choice.black) != own:
        return reason("one-suit", suit=own)
    if ready(view, seat) is not None:
        return None  # the card of the faction may bring others to the hand
    missing = _missing(view, seat, choice)
    return reason("not-held", card=missing[0], twice=False) if missing else None


def fixed(view: Solar, seat: Seat, where: int, fact: Fact) -> Any:
    """The value of a fact in this whole phase; None if it may change."""
    match fact:
        case Round():
            return view.round
        case Gone(other):
            return other in view.retired or None
        case Taken(force):
            return view.taken[FORCES.index(force)] != NOBODY or None
        case Took(other, force) if view.taken[FORCES.index(force)] != NOBODY:
            return view.taken[FORCES.index(force)] == other
        case Owns(other, mat) if view.owners[mat] != NOBODY:
            return view.owners[mat] == other
    return None
