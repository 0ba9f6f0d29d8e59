"""Order pages as a browser shows them: valid, accessible, narrow and wide, in light and in dark, in two languages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.games.catalogue import titles
from adjudicator.orders.letter import tapped_orders
from adjudicator.reports.values.order_page import Tapping, link
from adjudicator.service.publishing import publish
from tests.browser.looking import APART, Looked, Opened, apart, faults, look, missing
from tests.contract.asked import recorded
from tests.contract.games import game
from tests.service.house import House
from tests.site.composed import REPLY

pytestmark = pytest.mark.browser

BUILT = {
    "postal-cosmic": ("{first}", "{else}", "{other}", "{if}"),
    "blutooth": ("{other}",),
    "cosmoforce": ("{other}",),
    "cosmoclasm": ("{first}", "{change}"),
}
"""What is tapped on the first question of each title."""
LOOKS = ("orders-postal-cosmic-en", "orders-postal-cosmic-built-en", "orders-blutooth-built-de", "orders-none-en")
"""The pages whose pictures are stored."""
SAID = {
    "en": {"other": "Something else …", "if": "Only if …", "else": "Else: a second choice", "change": "Change"},
    "de": {"other": "Etwas anderes …", "if": "Nur wenn …", "else": "Sonst: eine zweite Wahl", "change": "Ändern"},
}


def pages(www: Path) -> Iterator[tuple[str, Opened]]:
    """The page of every title before anything is tapped and after it, in two languages, and one without questions."""
    for language, below in (("en", ""), ("de", "de/")):
        for name, built in BUILT.items():
            title = titles()[name].speaking(Tongue(language))
            _, views = list(game(recorded(name)[1]).boundaries())[2]
            seat = next(seat for seat in range(len(views)) if title.questions(views[seat], seat))
            asked = title.questions(views[seat], seat)
            told = tapped_orders.of_seat(title, views[seat], seat, asked)
            told |= {"g": "thunder", "s": views[seat].seats[seat], "h": title.headed(title.where(views[seat])), "r": 1}
            fragment = link(Tapping("", told | {"d": "Friday 8 May 2026, 18:00 (UTC)"}), REPLY)
            first = [*[one for one in asked if one.owed], *asked][0].answers[0]
            taps = tuple(one.format(first=first, **SAID[language]) for one in built)
            file = www / f"{below}orders-{name}.html"
            yield f"orders-{name}-{language}", Opened(file, fragment)
            yield f"orders-{name}-built-{language}", Opened(file, fragment, taps)
        yield f"orders-none-{language}", Opened(www / f"{below}orders-postal-cosmic.html", "")


@pytest.fixture(scope="module")
def looked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Looked, ...]:
    assert not missing(), missing()
    folder, www = tmp_path_factory.mktemp("house"), tmp_path_factory.mktemp("site") / "www"
    house = House(folder)
    publish(replace(house.office, pages=("en", "de")), www)
    house.store.close()
    return look(www, dict(pages(www)), mail=False)


def test_every_page_is_valid_accessible_and_fits(looked: tuple[Looked, ...]) -> None:
    assert faults(looked) == []


def test_pages_look_as_they_did(looked: tuple[Looked, ...]) -> None:
    kept = [page for page in looked if page.name in LOOKS]
    distances = {Path(view.picture).name: apart(view) for page in kept for view in page.views}
    assert {name: far for name, far in distances.items() if far > APART} == {}
