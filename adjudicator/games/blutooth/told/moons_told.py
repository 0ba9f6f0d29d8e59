"""Moons in letters: which planets have one, who is on it, what somebody knows of them, and what can be done."""

from collections.abc import Iterator

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.order_words import Question, Vocabulary
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.galaxy.batches import fullest
from adjudicator.galaxy.systems import in_runs
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.pieces import BY_NAME, MOONS
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, Invasion
from adjudicator.games.blutooth.table.match import ENCOUNTER, RALLY, Match
from adjudicator.games.blutooth.table.moons import HUB, NEW, Moon, held_by, moon_at, moon_called, seen
from adjudicator.games.blutooth.table.pods import POISON, has_kind
from adjudicator.games.blutooth.table.speech import Speech, reason
from adjudicator.games.blutooth.words.moon_words import LEAVE, OCCUPY, Leave, Occupy, Reveal, UseMoon
from adjudicator.games.blutooth.words.rally_words import Lose

NOBODY = "-"
NONE_AT_HOME = range(0)


def covered(view: Match) -> tuple[Moon, ...]:
    """The moons as everybody sees them."""
    return seen(view.moons, None, NONE_AT_HOME) if view.moons else ()


def section(view: Match, to: Speech) -> Section | None:
    """The moons as everybody sees them: where they are, what they are, who is on them."""
    if not view.moons:
        return None
    rest = [to.place(moon.place) for moon in view.moons if moon.name == HIDDEN and moon.owner is None]
    rows = tuple(
        [
            (
                to.place(moon.place),
                to.say("moon-hidden") if moon.name == HIDDEN else moon.name,
                NOBODY if moon.owner is None else f"{moon.ships} {view.seats[moon.owner]}",
            )
            for moon in view.moons
            if moon.name != HIDDEN or moon.owner is not None
        ]
    )
    parts: list[str | Table] = [Table(to.heads("moon-of", "moon", "moon-ships"), rows)] if rows else []
    if rest:
        parts.append(to.say("moons-hidden-line", places=to.listed(in_runs(rest, to.book))))
    return Section(to.say("heading-moons"), tuple(parts), Chapter.BOARD)


def mine(view: Match, seat: Seat, to: Speech) -> Iterator[str]:
    """What a seat knows of moons beside what everybody sees: which they are, and what those do that matter to it."""
    for moon in view.moons:
        if moon.name == HIDDEN or (moon.revealed and moon.owner != seat):
            continue
        said = {"moon": moon.name, "place": to.place(moon.place)}
        yield to.say("moon-yours" if moon.owner == seat else "moon-known", rules=rules(moon.name, to), **said)


def rules(name: str, to: Speech) -> str:
    """What a moon does."""
    return to.say("moon-new") if name == NEW else " ".join(descriptions.of(BY_NAME[name], to.book))


def ruled(view: Match) -> tuple[str, ...]:
    """The paragraph of the rules on moons, where there are any."""
    return ("moons",) if view.moons else ()


def rules_of_all(view: Match, to: Speech) -> tuple[Section, ...]:
    """What each moon does that may be in the match."""
    if not view.moons:
        return ()
    return (Section(to.say("heading-moons"), tuple([f"{moon.name}: {rules(moon.name, to)}" for moon in MOONS])),)


def questions(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    """Which moons a seat may occupy at the end of the wave, which it may leave, and what it loses to its own."""
    yield from _losses(view, seat, to, names)
    if view.due[-1] < ENCOUNTER:
        return
    within_reach = [
        moon for moon in view.moons if moon.room and moon.owner in (None, seat) and _comes(view, seat, moon)
    ]
    lines = []
    for moon in within_reach:
        said = f"OCCUPY moon of {names.name('place', moon.place)}"
        lines.append(f"{said} with 2" if moon.type == HUB and view.planets[moon.place][seat] > 1 else said)
    if lines:
        yield _question(OCCUPY, to, tuple(lines))
    held = tuple([f"LEAVE moon of {names.name('place', moon.place)}" for moon in held_by(view.moons, seat)])
    if held:
        yield _question(LEAVE, to, held)


def _losses(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    """Which ship a seat loses to a moon of its own; where poison may cost one, that question stands for both."""
    costly = any(view.letter in getattr(BY_NAME.get(moon.name), "ravages", ()) for moon in held_by(view.moons, seat))
    poisoned = view.letter == RALLY and has_kind(view.caches[seat], POISON) and bool(view.led_by(seat))
    there = uncommitted(view, seat)
    if costly and len(there) > 1 and not poisoned:
        lines = tuple([f"LOSE from {names.name('place', place)}" for place in fullest(there)[:2]])
        taps = tuple([f"{Lose.word} {names.name('place', place)}" for place in fullest(there)])
        prompt, silence = to.say("ask-lose-to-moon"), to.say("silent-lose-to-moon")
        yield Question(about=Lose.about, prompt=prompt, lines=lines, silence=silence, owed=False, taps=taps)


def within_reach(view: Match, seat: Seat) -> tuple[Moon, ...]:
    """The moons that a seat may be able to occupy at the end of the wave."""
    if view.due[-1] < ENCOUNTER:
        return ()
    free = [moon for moon in view.moons if moon.room and moon.owner in (None, seat)]
    return tuple([moon for moon in free if _comes(view, seat, moon)])


def never(view: Match, seat: Seat, choice: Occupy | Leave | Reveal | UseMoon) -> str | None:
    """Why an order about a moon can come to nothing in this phase; None if it may."""
    if isinstance(choice, (Reveal, UseMoon)):
        here = moon_called(view.moons, choice.moon)
        return None if here is not None and here.owner == seat else reason("not-on-that-moon")
    here = moon_at(view.moons, choice.place)
    if here is None:
        return reason("no-moon-there")
    if isinstance(choice, Leave):
        return None if here.owner == seat else reason("not-on-that-moon")
    return None if here.room and here.owner in (None, seat) else reason("moon-taken")


def _question(about: str, to: Speech, lines: tuple[str, ...]) -> Question:
    prompt, silence = to.say(f"ask-{about}"), to.say(f"silent-{about}")
    return Question(about=about, prompt=prompt, lines=lines, silence=silence, owed=False)


def _comes(view: Match, seat: Seat, moon: Moon) -> bool:
    """Whether ships of a seat have come to the planet of a moon in this wave, or may yet."""
    if (seat, moon.place) in view.came:
        return True
    if moon.place in view.home(seat) and view.planets[moon.place][seat]:
        return True
    return any(_lands(one, seat) for one in view.invasions if not one.over and one.target == moon.place)


def _lands(invasion: Invasion, seat: Seat) -> bool:
    """Whether a seat is in the fleet of the invader."""
    return invasion.actor(seat) == INVADERS and invasion.actor(seat) != DEFENDERS
