"""How large letters are: the largest of the largest table of every title, with its picture."""

from pathlib import Path
from typing import Final

import pytest

from adjudicator.games.catalogue import titles
from tests.service.house import House

LARGEST: Final = 90_000
"""How many bytes a letter may have, its picture included."""
PHASES: Final = 4
"""How many phases of house bots are over: by then a turn is told, and everybody is asked all sorts of things."""


@pytest.mark.parametrize("title", sorted(titles()))
def test_a_letter_with_its_picture_is_small(title: str, tmp_path: Path) -> None:
    house, players = House(tmp_path), len(titles()[title].seats)
    house.begun(players=players, title=title)
    for _ in range(PHASES):
        for seat in range(players):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    sizes = {mail.key: len(mail.raw) for mail in house.mails()}
    house.store.close()
    assert {key: size for key, size in sizes.items() if size > LARGEST} == {}
