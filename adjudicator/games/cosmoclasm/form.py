"""The questions of each phase, as far as a seat can know them."""

from collections.abc import Iterator

from adjudicator.core.event import Seat
from adjudicator.engine.words import Question
from adjudicator.games.cosmoclasm.board import NAMES, PLANETS, POINTS_OF
from adjudicator.games.cosmoclasm.cards import FORCES, STARGATE, WHITE, forces
from adjudicator.games.cosmoclasm.counting import would_take
from adjudicator.games.cosmoclasm.moves import playable
from adjudicator.games.cosmoclasm.stages.laps import owing
from adjudicator.games.cosmoclasm.state import NOBODY, Solar


def questions(view: Solar, seat: Seat) -> tuple[Question, ...]:
    """Everything this seat will or may be asked in the open phase; nothing once the game is over."""
    if view.winners is not None:
        return ()
    if not view.round:
        return (_gift(view, seat),)
    return tuple(_round(view, seat))


def owes(view: Solar, seat: Seat) -> bool:
    """Whether a seat must answer in the open phase."""
    return view.winners is None and (not view.round or seat in owing(view))


def _gift(view: Solar, seat: Seat) -> Question:
    hand = view.hands[seat]
    return Question(
        about="give",
        prompt="Which two of your eight cards go to the Recruitment market? The other six are your hand.",
        lines=(f"GIVE {hand[0]}, {hand[1]}",),
        silence="two cards are drawn at random",
    )


def _round(view: Solar, seat: Seat) -> Iterator[Question]:
    inside = seat in view.inside() and bool(view.hands[seat] or not view.contest)
    if inside:
        yield Question(
            about="turn",
            prompt="What do you do in your turns? In each the first line that can be done is; LAP 2 on a line of its "
            "own speaks of your second turn of the round alone.",
            lines=tuple(_turns(view, seat)),
            silence="you retire, or, after your first turn of the phase, the phase ends there",
            owed=owes(view, seat),
        )
    if inside and view.planet is not None:
        free = [NAMES[point] for point in POINTS_OF[view.planet] if point not in view.fresh]
        yield Question(
            about="station",
            prompt="Where do your battle stations go, for each superiority but the stargate?",
            lines=(f"STATION on {', '.join(free)}",),
            silence="points are drawn at random",
            owed=False,
        )
        yield Question(
            about="take",
            prompt="Which cards do you take from the market when you retire?",
            lines=(f"TAKE {', '.join([*dict.fromkeys(view.market)][:3] or FORCES[:3])}, any",),
            silence="cards are drawn at random",
            owed=False,
        )
    holder = view.taken[FORCES.index(STARGATE)]
    if holder == seat or (holder == NOBODY and inside):
        yield from _stargate(view, seat)


def _stargate(view: Solar, seat: Seat) -> Iterator[Question]:
    drawn = view.options["start"] == "drawn"
    yield Question(
        about="start",
        prompt="If you have the stargate superiority: who starts the next round?",
        lines=(f"START {view.seats[seat]}",),
        silence="a player is drawn at random" if drawn else "the last to retire starts",
        owed=False,
    )
    first = view.round + 1
    if first < len(PLANETS) and not view.contest:
        yield Question(
            about="switch",
            prompt=f"If you have the stargate superiority: do you switch two planets from {first} to {len(PLANETS)}?",
            lines=(f"SWITCH {first} with {len(PLANETS)}",),
            silence="nothing is switched",
            owed=False,
        )


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
