"""The pages of the game master's desk as a browser shows them: valid, accessible, and fit for a phone."""

from collections.abc import Iterator

import pytest

from tests.browser.looking import Looked, faults, look, missing
from tests.cli.browser import Served
from tests.service.busy import busy
from tests.service.house import House

pytestmark = pytest.mark.browser

PATHS = {
    "games": "/",
    "game": "/games/andromeda",
    "written": "/games/andromeda/n",
    "chosen": "/games/lyra/c",
}


def pages(house: House) -> Iterator[tuple[str, str]]:
    """Every kind of page, with its style in it."""
    house.begun("lyra")
    for seat in range(3):
        house.reply(seat, "PASS", game="lyra")
    house.next_phase("lyra")
    busy(house)
    with Served(house) as browser:
        browser.get("/desk.css")
        style = f"<style>{browser.page}</style>"

        def page(name: str) -> tuple[str, str]:
            return f"desk-{name}", browser.page.replace('<link rel="stylesheet" href="/desk.css">', style)

        browser.get("/login")
        yield page("login")
        browser.come_in()
        for name, path in PATHS.items():
            browser.get(path)
            yield page(name)
        browser.command("PAUS")
        yield page("not-done")


@pytest.fixture(scope="module")
def looked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Looked, ...]:
    assert not missing(), missing()
    folder = tmp_path_factory.mktemp("desk")
    house = House(folder)
    found = look(folder, dict(pages(house)), mail=False)
    house.store.close()
    return found


def test_the_desk_is_valid_accessible_and_fits(looked: tuple[Looked, ...]) -> None:
    assert len(looked) == len(PATHS) + 2
    assert faults(looked) == []
    assert {(320, "light"), (320, "dark"), (1280, "light"), (1280, "dark")} == {
        (view.width, view.scheme) for page in looked for view in page.views
    }
