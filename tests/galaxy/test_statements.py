"""Statements name seats and planets in systems of any size."""

import re

import pytest

from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.galaxy.statements import Form, Names, fact, pile

OURS = Names(("Red", "Blue", "Green", "Yellow"), 4)
KNOWN = {"attack 8": "Attack 8", "negotiate": "Negotiate"}


@pytest.mark.parametrize(("name", "seat", "place"), [("Blue 4", None, 7), ("home 1", 2, 8), ("yellow 2", 0, 13)])
def test_planets_are_read_by_their_system(name: str, seat: int | None, place: int) -> None:
    assert OURS.place(name, seat) == place


@pytest.mark.parametrize("name", ["Blue 5", "Blue", "Blue 0", "home", "Blue 11"])
def test_what_is_no_planet_of_such_a_system_is_refused(name: str) -> None:
    with pytest.raises(Misstated, match="is no planet"):
        OURS.place(name, 0)


def test_who_is_not_at_the_table_is_refused() -> None:
    assert OURS.seat("green") == 2
    with pytest.raises(Misstated, match="nobody here is White; there are Red, Blue, Green, Yellow"):
        OURS.place("White 1")
    with pytest.raises(Misstated, match="nobody here is home"):
        OURS.place("home 1")


def test_a_pile_is_read_by_names_and_numbers() -> None:
    def unknown(words: str, name: str) -> str:
        return f"{words}: no {name}"

    assert pile("2 x Negotiate, attack 8", KNOWN, unknown) == ("Attack 8", "Negotiate", "Negotiate")
    assert pile("nothing", KNOWN, unknown) == ()
    with pytest.raises(Misstated, match=re.escape("3 x Attack 9: no Attack 9")):
        pile("Negotiate, 3 x Attack 9", KNOWN, unknown)


def test_a_fact_is_read_by_the_first_form_that_fits() -> None:
    forms = [
        Form(r"(\d+) on (.+)", "3 on home 1", lambda found: (int(found[1]), OURS.place(found[2], 0))),
        Form(r"(\d+) .+", "2 in the warp", lambda found: (int(found[1]), -1)),
    ]
    assert fact("2 on home 3", forms) == (2, 2)
    assert fact(" 2 in the Warp ", forms) == (2, -1)
    with pytest.raises(Misstated, match=r"'many' says nothing .* like: 3 on home 1; 2 in the warp"):
        fact("many", forms)
