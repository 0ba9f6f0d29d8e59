"""First reports on a telephone: how far a beginner scrolls, to the first thing to decide and to the end.

Of the smallest tables of every title and of the largest ones, where most stands of everybody.

Nothing in them is folded, so it is the same in all programs.
"""

from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from adjudicator.games.catalogue import titles
from tests.browser.looking import missing, shown
from tests.service.house import House
from tests.telephone import HEIGHT, telephone

pytestmark = pytest.mark.browser

LONGEST: Final = 6.0
"""How many screens a first report may have."""
FIRST: Final = 1.5
"""How many screens there may be above the first thing to decide."""
_MEASURED: Final = """[document.querySelector(".tap").getBoundingClientRect().top,
    document.documentElement.getBoundingClientRect().height]"""


class Long(NamedTuple):
    """How many screens there are above the first button, and in the whole report."""

    above: float
    whole: float


def begun(folder: Path, title: str, language: str, players: int) -> list[bytes]:
    """The first reports of a table of a title."""
    folder.mkdir()
    house = House(folder)
    house.create(players=players, title=title)
    for seat in range(players):
        house.reply(seat, f"LANGUAGE {language}", "invitation")
    house.begun_now()
    raw = [house.mails(seat, "/report")[-1].raw for seat in range(players)]
    house.store.close()
    return raw


def test_a_first_report_is_short_on_a_telephone(tmp_path: Path) -> None:
    assert not missing(), missing()
    found: dict[str, Long] = {}
    with telephone(tmp_path) as held:
        for title in titles():
            sizes = {titles()[title].fewest, len(titles()[title].seats)}
            for language, players in product(("English", "Deutsch"), sizes):
                name = f"{title}-{language}-{players}"
                for seat, raw in enumerate(begun(tmp_path / name, title, language, players)):
                    page = tmp_path / "report.html"
                    page.write_text(shown(raw), encoding="utf-8")
                    held.open(page.as_uri())
                    above, whole = held.run(_MEASURED)
                    found[f"{name} {seat}"] = Long(above / HEIGHT, whole / HEIGHT)
    assert {name: one for name, one in found.items() if not (one.above <= FIRST and one.whole < LONGEST)} == {}
