"""A game in which players choose their powers, each out of a few: by letter, in secret, and proved afterwards."""

import pytest

from adjudicator.games.cosmic.table.state import Cosmic
from tests.proved import accusations
from tests.service.house import House, words

MOST = 60
OPTIONS = {"powers_by": "offer", "bases_to_win": "3"}


def offered(house: House, seat: int) -> tuple[str, ...]:
    view = house.table().view(seat)
    assert isinstance(view, Cosmic)
    return view.offered[seat]


def told(house: House) -> str:
    """The words of the latest report to the first player."""
    return words(house.last(0, "report"))


def test_the_first_report_offers_powers_to_choose_from(house: House) -> None:
    house.begun(options=OPTIONS)
    mine, theirs = offered(house, 0), offered(house, 1)
    assert len(mine) == len(theirs) == 3
    assert not {*mine} & {*theirs}
    report = told(house)
    assert "Choose your power out of these." in report
    for power in mine:
        assert f"CHOOSE {power}" in report
    assert not [power for power in theirs if power in report]


def test_the_power_that_was_chosen_is_dealt_and_the_others_are_never_told(house: House) -> None:
    house.begun(options=OPTIONS)
    mine, theirs = offered(house, 0), offered(house, 1)
    house.reply(0, f"I'd like to be {mine[1]}, please.\n\nCHOOSE {mine[2]}")
    house.reply(1, f"choose {theirs[1].lower()}\nREADY")
    house.next_phase()
    view = house.table().view(0)
    assert isinstance(view, Cosmic)
    assert (view.turn, view.phase) == (1, 1)
    assert view.powers[:2] == (mine[2], theirs[1])
    report = told(house)
    assert f"Your power is {mine[2]}." in report
    assert theirs[2] not in report


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_that_begins_with_a_choice_is_played_and_proved(house: House, language: str) -> None:
    house.begun(options=OPTIONS)
    for seat in range(3):
        house.reply(seat, f"LANGUAGE {language}")
    for _ in range(MOST):
        if house.game().status != "running":
            break
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    game = house.game()
    assert game.status == "finished"
    with house.store.unit() as unit:
        assert accusations(unit, game) == []


def test_a_game_with_too_few_powers_to_choose_from_is_not_made(house: House) -> None:
    with pytest.raises(ValueError, match="powers names 8, and 3 players choose from 3 each: name more of them, or"):
        house.begun(options={**OPTIONS, "powers": "simple"})
