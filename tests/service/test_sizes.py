"""How large letters are, with their files: the largest of the largest table of every title, with its picture.

Of the Blutooth edition also where a match has every dimension at once.
"""

from pathlib import Path
from typing import Final

import pytest

from adjudicator.games.catalogue import titles
from tests.service.house import House

LARGEST: Final = 90_000
"""How many bytes a letter may have, its picture included."""
PHASES: Final = 4
"""How many phases of house bots are over: by then a turn is told, and everybody is asked all sorts of things."""
_YES: Final = ("dark", "praw", "flares", "techs", "hazards", "moons", "known", "stations", "haggles")
EVERYTHING: Final = dict.fromkeys(_YES, "yes") | {
    "showcase": "3",
    "sap": "host",
    "aliens": "all",
    "dual": "two_faced",
    "drivers": "two",
    "legacies": "cursed",
    "titles": "5",
    "galaxy": "battle",
    "lucre": "generous",
    "moons_per_system": "5",
    "fuel": "3",
    "shop": "silver",
}
"""A match of the Blutooth edition with most to tell and to ask."""


@pytest.mark.parametrize(("title", "options"), [*((title, {}) for title in sorted(titles())), ("blutooth", EVERYTHING)])
def test_a_letter_with_its_picture_is_small(title: str, options: dict[str, str], tmp_path: Path) -> None:
    house, players = House(tmp_path), len(titles()[title].seats)
    house.begun(players=players, title=title, options=options)
    for _ in range(PHASES):
        for seat in range(players):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    sizes = {mail.key: len(mail.raw) for mail in house.mails()}
    house.store.close()
    assert {key: size for key, size in sizes.items() if size > LARGEST} == {}
