"""Who may know a moon: its system's owner, then whoever is on it; for everybody else it could be another one."""

import ast
from pathlib import Path

import pytest

from adjudicator.core.chance import Chance
from adjudicator.core.event import fold, told
from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth import events
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.moons import NEW
from adjudicator.games.blutooth.title import TITLE
from tests.fuzz.games import play
from tests.fuzz.opening import Opening, opening

PLAYERS = 6
MATCHES = range(6)


def dealt(number: int) -> tuple[Match, tuple[Match, ...]]:
    """A match with moons as it begins, and everybody's view of it."""
    table = TITLE.empty(PLAYERS, {"moons": "yes"})
    events = TITLE.deal(table, Chance(f"moons of {number}".encode()))
    return fold(table, events), tuple(fold(table, told(events, seat)) for seat in range(PLAYERS))


@pytest.mark.parametrize("number", MATCHES)
def test_at_first_only_the_owner_of_a_system_knows_its_moons(number: int) -> None:
    state, views = dealt(number)
    assert len(state.moons) == 2 * PLAYERS
    for seat, view in enumerate(views):
        assert all((moon.name != HIDDEN) is (moon.place in view.home(seat)) for moon in view.moons)


@pytest.mark.parametrize("number", MATCHES)
def test_moons_that_somebody_does_not_know_could_be_others(number: int) -> None:
    state, views = dealt(number)
    for seat, view in enumerate(views):
        other = TITLE.redeal(state, view, seat, Chance(b"another deal"))
        assert TITLE.faults(other) == ()
        assert other.moons != state.moons
        known = [moon.name for moon in view.moons]
        assert [moon.name for moon in other.moons if moon.place in view.home(seat)] == [
            name for name in known if name != HIDDEN
        ]
        names = [moon.name for moon in other.moons if moon.name != NEW]
        assert len(set(names)) == len(names)


def test_nobody_learns_what_moons_others_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches in which a player's own orders are played from another deal, too, with other moons: it hears the same."""
    usual, wanted = Opening.options, {"aliens": "eight", "moons": "yes"}
    monkeypatch.setattr(Opening, "options", lambda self, chance: {**usual(self, chance), **wanted})
    games = [play(TITLE.name, f"moons of {number}", opening(TITLE.name).phases) for number in MATCHES]
    assert [game.wrong for game in games if game.wrong is not None] == []
    happened = set().union(*(game.happened for game in games))
    assert {"MoonOccupied", "MoonRevealed", "MoonUsed"} <= happened


def test_events_move_ships_in_one_way_so_that_moons_hear_of_all_that_come() -> None:
    """What takes ships off planets and puts them there is called in one module alone, which records who has come."""
    movers = {"shifted", "transferred"}
    callers = set()
    for module in sorted(Path(events.__path__[0]).glob("*.py")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and movers & {alias.name for alias in node.names}:
                callers.add(module.stem)
    assert callers == {"arriving"}
