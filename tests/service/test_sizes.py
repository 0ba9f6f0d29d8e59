"""How large letters are: the largest report of the largest table of every title, with its picture."""

from pathlib import Path
from typing import Final

import pytest

from adjudicator.games.catalogue import titles
from tests.service.house import House

LARGEST: Final = 90_000
"""How many bytes a letter may have, its picture included."""
PHASES: Final = 2
"""How many phases of house bots are over: by then everybody is asked all sorts of things."""


@pytest.mark.parametrize("title", sorted(titles()))
def test_a_report_with_its_picture_is_small(title: str, tmp_path: Path) -> None:
    house, players = House(tmp_path), len(titles()[title].seats)
    house.begun(players=players, title=title)
    for _ in range(PHASES):
        for seat in range(players):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    sizes = {len(mail.raw) for seat in range(players) for mail in house.mails(seat, "/report")}
    house.store.close()
    assert max(sizes) <= LARGEST
