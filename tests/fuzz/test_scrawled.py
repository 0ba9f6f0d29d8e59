"""Letters that may say anything: a few fixed ones in every title, and a counter-example among them made small."""

import re
from functools import cache
from pathlib import Path

import pytest

from adjudicator.games import catalogue
from adjudicator.orders.values.clauses import Clause
from tests.fuzz import reading
from tests.fuzz.example import Example
from tests.fuzz.faults import must
from tests.fuzz.games import Game, play
from tests.fuzz.running import again, keep

GAMES = {"postal-cosmic": 3}
FIRST = 5
"""The number of the first of these: in the games from here on there is something of everything."""
PHASES = 4
WRITTEN = (" if ", "unless", "else", "or", "at most", "in [0-9] ", "challenge", "rest", " 0 ", r"\b21\b", "wenn", "all")
"""What is somewhere in so few letters already."""


@cache
def played(title: str, number: int) -> Game:
    """A game, played once."""
    return play(title, f"scrawled {FIRST + number}", PHASES, scrawled=True)


@pytest.mark.parametrize("title", catalogue.titles())
def test_whatever_is_written_nothing_is_wrong(title: str, tmp_path: Path) -> None:
    answered = 0
    for number in range(GAMES.get(title, 1)):
        game = played(title, number)
        assert game.wrong is None, f"{game.wrong[0]}\n{keep(game, tmp_path)}"
        answered += game.answers["ordered"]
    # It is no use to write what means nothing.
    assert answered > 3


def test_all_sorts_of_things_are_written() -> None:
    games = [played("postal-cosmic", number) for number in range(GAMES["postal-cosmic"])]
    letters = [letter for game in games for phase in game.example.phases for letter in phase]
    said = "\n".join(line for letter in letters for line in letter.lines or ()).casefold()
    assert [one for one in WRITTEN if not re.search(one, said)] == []


def test_a_counter_example_is_made_small_word_by_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def limited(title: object, view: object, names: object, clause: Clause) -> None:
        must(clause.limit is None, f"there is a limit of {clause.limit}", "a limit")

    monkeypatch.setattr(reading, "_same", limited)
    game = play("cosmoforce", "scrawled small", PHASES, scrawled=True)
    path = keep(game, tmp_path)
    small = Example.read(path.read_text(encoding="utf-8"))
    assert small.scrawled
    (letter,) = [letter for letters in small.phases for letter in letters]
    (line,) = letter.lines or ()
    assert ";" in line or "once" in line
    assert len(line.split(" ")) < 8
    assert again(path) is False
