"""A whole game in which one player writes in their own words, and answers YES: no order word ever comes from them."""

import re
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from adjudicator.orders.values.clauses import text
from adjudicator.service.game import table
from tests.proved import accusations
from tests.service.house import House

ANN: Final = 0
MOST: Final = 60
"""Phases that the game takes at most."""
FEWEST: Final = 8
"""Orders that she says in her own words, at least."""

SAID: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"ATTACK (\w+ \d) with (\d) from home (\d)", r"I launch \2 ships from my home planet \3 against \1."),
        (r"RELEASE to (\w+ \d)", r"The released token goes to \1."),
        (r"(IN \d )?INVITE (\w+)", r"\1please ask \2."),
        (
            r"IN (\d) JOIN (offence|defence) with (\d) from home (\d)",
            r"In challenge \1 I ally with the \2, with \3 from home \4.",
        ),
        (r"PLAY Plague on (\w+)", r"Use Plague on \1."),
    )
)
"""Orders of a bot, and how somebody says the same who knows no order word."""


def in_own_words(lines: str) -> list[tuple[str, str]]:
    """The orders that can be said in other words, each with those words."""
    found = []
    for line in lines.splitlines():
        first = line.split(" ELSE ")[0].split(" IF ")[0]
        said = next((pattern.sub(words, first) for pattern, words in SAID if pattern.fullmatch(first)), "")
        if said:
            found.append((first, said))
    return found


def standing(house: House) -> list[str]:
    """The orders that stand for her."""
    laid = house.table()
    with house.store.unit() as unit:
        orders = table.orders(unit, laid, ANN)
    names = laid.title.vocabulary(laid.view(ANN), ANN)
    return [text(clause, names) for clause in orders.clauses]


@pytest.mark.parametrize("understood", ["provisional", "confirmed"])
def test_a_game_is_played_in_own_words(understood: str, tmp_path: Path) -> None:
    house = House(tmp_path)
    with closing(house.store):
        _played(house, understood)


def _played(house: House, understood: str) -> None:
    house.begun(options={"understood": understood, "bases_to_win": "3"})
    meant, said_yes = 0, 0
    for _ in range(MOST):
        if house.game().status != "running":
            break
        for seat in (1, 2):
            house.reply(seat, house.bot(seat))
        wanted = in_own_words(house.bot(ANN))
        house.reply(ANN, "\n".join(said for _, said in wanted) or "PASS")
        if "YES " in house.answer(ANN):
            house.reply(ANN, "Yes please", kind="")
            said_yes += 1
        if wanted:
            assert [order for order, _ in wanted if order not in standing(house)] == [], house.answer(ANN)
            meant += len(wanted)
        house.next_phase()
    assert house.game().status == "finished"
    assert meant >= FEWEST
    assert (said_yes > 0) == (understood == "confirmed")
    game = house.game()
    with house.store.unit() as unit:
        assert accusations(unit, game) == []
