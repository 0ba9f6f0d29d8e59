"""The questions of each phase, as far as a seat can know them."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.title import Telling
from adjudicator.engine.derived.order_forms import asked
from adjudicator.games.cosmoclasm.events.events import playable
from adjudicator.games.cosmoclasm.stages.laps import owing
from adjudicator.games.cosmoclasm.table.board import NAMES, PLANETS, POINTS_OF
from adjudicator.games.cosmoclasm.table.cards import FORCES, STARGATE, WHITE, forces
from adjudicator.games.cosmoclasm.table.majorities import would_take
from adjudicator.games.cosmoclasm.table.speech import Speech
from adjudicator.games.cosmoclasm.table.state import NOBODY, Solar

MOST_TAPS: Final = 20
"""As many answers to one question can be tapped: who wants another writes it."""


def questions(title: Telling[Solar], view: Solar, seat: Seat) -> tuple[Question, ...]:
    """Everything this seat will or may be asked in the open phase; nothing once the game is over."""
    if view.winners is not None:
        return ()
    to = Speech(view.seats, seat, title.phrases)
    if not view.round:
        return (_gift(view, seat, to),)
    return tuple(_round(view, seat, to))


def owes(view: Solar, seat: Seat) -> bool:
    """Whether a seat must answer in the open phase."""
    return view.winners is None and (not view.round or seat in owing(view))


def _gift(view: Solar, seat: Seat, to: Speech) -> Question:
    hand = view.hands[seat]
    pairs = dict.fromkeys(combinations(sorted(hand), 2))
    return asked(to, "give", [f"GIVE {hand[0]}, {hand[1]}"], [f"GIVE {one}, {other}" for one, other in pairs])


def _round(view: Solar, seat: Seat, to: Speech) -> Iterator[Question]:
    inside = seat in view.inside() and bool(view.hands[seat] or not view.contest)
    if inside:
        lines, taps, lap = [*_turns(view, seat)], _plays(view, seat), view.lap(seat)
        yield asked(to, "turn", lines, taps, owed=owes(view, seat), coming=lap, which=_silence(view, seat))
    if inside and view.planet is not None:
        free = [NAMES[point] for point in POINTS_OF[view.planet] if point not in view.fresh]
        taps = [f"STATION {', '.join(_first(one, free))}" for one in free]
        yield asked(to, "station", [f"STATION on {', '.join(free)}"], taps, owed=False)
        market = [*dict.fromkeys(view.market)]
        taps = [f"TAKE {card}, any" for card in market]
        yield asked(to, "take", [f"TAKE {', '.join(market[:3] or FORCES[:3])}, any"], taps, owed=False)
    holder = view.taken[FORCES.index(STARGATE)]
    if holder == seat or (holder == NOBODY and inside):
        yield from _stargate(view, seat, to)


def _silence(view: Solar, seat: Seat) -> str:
    """What happens to a player whose plan does not answer, as `laps` carries it out."""
    if view.options["tempo"] == "round":
        return "round"
    return "first" if owes(view, seat) else "others"


def _stargate(view: Solar, seat: Seat, to: Speech) -> Iterator[Question]:
    me = view.seats[seat]
    taps = [f"START {name}" for name in (me, *[other for other in view.seats if other != me])]
    yield asked(to, "start", [f"START {me}"], taps, owed=False, drawn=view.options["start"] == "drawn")
    first, last = view.round + 1, len(PLANETS)
    if first < last and not view.contest:
        pairs = islice(combinations(range(first, last + 1), 2), MOST_TAPS)
        taps = [f"SWITCH {one} with {other}" for one, other in pairs]
        yield asked(to, "switch", [f"SWITCH {first} with {last}"], taps, owed=False, first=first, last=last)


def _turns(view: Solar, seat: Seat) -> Iterator[str]:
    hand = view.hands[seat]
    white = next((card for card in WHITE if card in hand), None)
    blacks = playable(hand, view.suits[seat])
    if would_take(view, seat) or not blacks:
        yield "RETIRE"
    if blacks:
        force = forces(blacks[0])[0]
        yield f"PLAY {blacks[0]}{'' if white is None else f' with {white}'} IF NOT {view.seats[seat]} most {force}"
        yield "RETIRE IF I would take >= 1"


def _plays(view: Solar, seat: Seat) -> list[str]:
    """Retiring; each black card alone; each with each white one."""
    hand = view.hands[seat]
    blacks = playable(hand, view.suits[seat])
    both = [f"{black} with {white}" for black in blacks for white in WHITE if white in hand]
    return ["RETIRE", *[f"PLAY {play}" for play in (*blacks, *both)][:MOST_TAPS]]


def _first(one: str, free: Sequence[str]) -> list[str]:
    """These points, one of them first."""
    return [one, *[other for other in free if other != one]]
