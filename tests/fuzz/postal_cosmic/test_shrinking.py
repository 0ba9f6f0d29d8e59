"""A counter-example is made small: shown with a power that only this test knows, and that coins tokens."""

from collections.abc import Sequence
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.cases.run import Verdict, run
from adjudicator.engine.contract.pieces import Pieces
from adjudicator.games.cosmic.kit import Choice, CosmicAt, Power, Script, TokensToLimbo, asks
from adjudicator.games.cosmic.pieces import BY_NAME, POWERS
from adjudicator.games.cosmic.positions import of_seats
from adjudicator.games.cosmic.title import TITLE
from tests.fuzz.example import Example, Letter
from tests.fuzz.games import Game, play
from tests.fuzz.postal_cosmic import positions
from tests.fuzz.running import again, keep
from tests.fuzz.shrinking import minimal
from tests.fuzz.table import replayed


class Coin(Choice, frozen=True):
    """Coins a token."""

    word = "COIN"
    about = "coiner"
    grammar = '["a"] ["token"]'
    example = "COIN a token IF I lose"

    def text(self, names: object) -> str:
        return "a token"

    @classmethod
    def read(cls, *values: object) -> "Coin":
        return cls()


class Coiner(Power):
    """You may coin a token when you have lost to an Attack."""

    name = "Coiner"
    choices = (Coin,)

    @asks("after all", where=lambda at: at.is_main() and not at.i_won and at.their_card != "Compromise")
    def coin(self, at: CosmicAt) -> Script:
        yield at.wish(self, Coin())
        yield TokensToLimbo(at.me, 1)


COINER = Coiner()


@pytest.fixture
def coined(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The first game in which a token too many is found."""
    monkeypatch.setitem(BY_NAME, COINER.name, COINER)
    monkeypatch.setattr(TITLE, "pieces", Pieces([*TITLE.pieces, COINER]), raising=False)
    monkeypatch.setattr(TITLE, "choices", (*TITLE.choices, Coin))
    for module in (positions, of_seats):
        monkeypatch.setattr(module, "POWERS", (*POWERS, COINER))
    games = (play(TITLE.name, f"coined {number}", 12, [COINER.name]) for number in count())
    return next(game for game in games if game.wrong is not None)


def test_a_counter_example_is_made_small(coined: Game, tmp_path: Path) -> None:
    assert coined.wrong is not None
    assert coined.wrong[0] == "after TokensToLimbo Red has 21 tokens instead of 20"
    path = keep(coined, tmp_path)
    small = Example.read(path.read_text(encoding="utf-8"))
    # Of all the letters only the one that coins, and of the position what brings it about.
    (letters,) = small.phases
    assert [(letter.seat, letter.lines) for letter in letters] == [("Red", ("COIN a token",))]
    assert small.statements[0].startswith("Red (Coiner)")
    assert len(small.case("")) < len(coined.example.case("")) / 4
    assert again(path) is False
    tally = run([path])
    assert [result.verdict for result in tally.results] == [Verdict.DEVIATES]
    assert "Red has 21 tokens instead of 20" in tally.text()


def test_without_what_was_broken_nothing_is_wrong(coined: Game) -> None:
    orders = [
        tuple(
            Letter(letter.seat, letter.lines and tuple(line for line in letter.lines if "COIN" not in line))
            for letter in letters
        )
        for letters in coined.example.phases
    ]
    assert replayed(replace(coined.example, phases=tuple(orders))) is None


@pytest.mark.parametrize("needed", [(), (3,), (0, 9), (1, 4, 5), tuple(range(10))])
def test_only_what_is_needed_is_left(needed: Sequence[int]) -> None:
    tried: list[Sequence[int]] = []

    def fails(parts: Sequence[int]) -> bool:
        tried.append(parts)
        return set(needed) <= set(parts)

    assert minimal(range(10), fails) == list(needed)
    assert len(tried) < 100
