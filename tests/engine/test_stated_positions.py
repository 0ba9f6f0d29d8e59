"""What can be said of a position is listed once: it is read, compared and told by the same list."""

from typing import Final

import pytest

from adjudicator.core.event import State
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.derived.stated_positions import NUMBER, Kind, Statements, either, headed, row, whole
from adjudicator.games.catalogue import title


class Table(State, frozen=True, kw_only=True):
    """Coins of everybody, a pot, and who has folded."""

    coins: tuple[int, ...] = (0, 0)
    pot: int = 0
    folded: tuple[bool, ...] = (False, False)


STATEMENTS: Final[Statements[Table]] = Statements(
    (
        row("coins", "{} coin[s]", NUMBER, "3 coins"),
        row("folded", "{}", either({"folded": True, "in": False}), "folded"),
        Kind("is worth {}", NUMBER, lambda table, seat, _: 10 * table.coins[seat]),
    ),
    (whole("pot", "pot: {} coin[s]", NUMBER, "pot"),),
    unnamed="nobody is named",
)
TABLE: Final = Table(seats=("Red", "Blue"))


def test_statements_set_up_a_position() -> None:
    table, told = STATEMENTS.stated(TABLE, ("Red: 1 coin; folded.", "pot: 7 coins"))
    assert table == Table(seats=("Red", "Blue"), coins=(1, 0), pot=7, folded=(True, False))
    assert sorted(subject for subject, _ in told) == ["Red", "Red", "pot"]


def test_what_differs_is_told_in_the_words_in_which_it_can_be_stated() -> None:
    table, _ = STATEMENTS.stated(TABLE, ("Blue: 4 coins", "pot: 1 coin"))
    assert STATEMENTS.differs(table, "Blue: 4 coins; in; is worth 40") is None
    assert STATEMENTS.differs(table, "Blue: 5 coins; folded; is worth 50") == "4 coins; in; is worth 40"
    assert STATEMENTS.differs(table, "pot: 2 coins") == "pot: 1 coins"


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("Red: rich", "'rich' says nothing of a player; what can be said is: 3 coins; folded"),
        ("Green: 3 coins", "'Green' is no player; of the table can be said: pot"),
        ("nothing", "nobody is named"),
        ("Red: is worth 3", "this can only be said after a phase"),
    ],
)
def test_what_cannot_be_said_is_told_with_its_place(statement: str, why: str) -> None:
    with pytest.raises(Misstated, match=f"^{why}$") as raised:
        STATEMENTS.stated(TABLE, ("Red: 1 coin", statement))
    assert raised.value.which == 1


@pytest.mark.parametrize(
    "head", ["turn 2", "turn 2 phase 3", "turn 2 phase 2, 1 players", "turn 2 phase 2, 99 players"]
)
def test_a_heading_that_cannot_be_is_told_so(head: str) -> None:
    with pytest.raises(Misstated, match=r"such as: turn 2 phase 2|there are 2 to 8 players"):
        headed(title("cosmoforce"), head, "turn 2 phase 2, 4 players", 2)


def test_a_heading_tells_turn_phase_and_players() -> None:
    assert headed(title("cosmoforce"), "Turn 3 phase 2.", "turn 2 phase 2, 4 players", 2) == (3, 2, 2)
    assert headed(title("cosmoforce"), "turn 3 phase 2, 5 players", "turn 2 phase 2, 4 players", 2) == (3, 2, 5)
