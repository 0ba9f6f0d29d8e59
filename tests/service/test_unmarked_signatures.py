"""A player's name below his orders is a signature, whatever else he wrote."""

import pytest

from adjudicator.service.games import games
from adjudicator.service.games.games import Player
from tests import hands
from tests.service.house import GM_HALF, PLAYERS, House
from tests.service.orders import attack


def begun(house: House, name: str) -> None:
    """A game in which the first player bears this name."""
    players = (Player(name, PLAYERS[0].address), *PLAYERS[1:3])
    games.create(house.office, title="postal-cosmic", name="andromeda", players=players, gm_half=GM_HALF)
    hands.start(house.office, "andromeda")


@pytest.mark.parametrize("signed", ["Ann", "- ann.", "\u2014 Ann Lee", "ANN LEE"])
def test_a_name_below_the_orders_is_a_signature(house: House, signed: str) -> None:
    begun(house, "Ann Lee")
    for letter in (f"{attack(house)}\n\n{signed}\n", f"{attack(house)}\n{signed}\n"):
        filed = house.reply(0, letter)
        assert (filed.verdict, filed.body and signed in filed.body) == ("accepted", False)
        answer = house.answer(0)
        assert "NOT ALL UNDERSTOOD" not in answer
        assert signed not in answer
        assert f"1. {attack(house)} " in answer


def test_a_name_may_stand_above_a_form_that_was_changed(house: House) -> None:
    begun(house, "Ann Lee")
    form = f"> BEGIN ORDERS\n> TURN 1 PHASE 1\n> {attack(house)}\n> END ORDERS\n"
    house.reply(0, f"My orders are below.\n\nAnn\n\n{form}")
    answer = house.answer(0)
    assert f"1. {attack(house)} " in answer
    assert "signature" not in answer
    assert 'Line 3, "Ann"' not in answer


@pytest.mark.parametrize("line", ["Bob", "Ann attacks", "Lee"])
def test_other_words_below_the_orders_are_no_signature(house: House, line: str) -> None:
    begun(house, "Ann Lee")
    house.reply(0, f"{attack(house)}\n\n{line}\n")
    assert "NOT ALL UNDERSTOOD" in house.answer(0)


def test_a_player_whose_name_is_an_order_can_give_it(house: House) -> None:
    begun(house, "Pass Ann")
    house.reply(0, "PASS")
    assert "You pass in turn 1 phase 1" in house.answer(0)
