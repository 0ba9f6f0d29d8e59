"""The pages of the game master's desk as a browser shows them: valid, accessible, and fit for a phone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.looking import APART, Looked, apart, faults, look, missing
from tests.cli.browser import Served
from tests.service.busy import busy
from tests.service.house import House

pytestmark = pytest.mark.browser

PATHS = {
    "games": "/",
    "game": "/games/andromeda",
    "written": "/games/andromeda/n",
    "chosen": "/games/lyra/c",
    "asked": "/games/andromeda/a",
    "undo": "/games/lyra/u",
    "over": "/games/lyra",
    "new": "/new",
}

LOOKS = ("desk-games", "desk-game", "desk-over", "desk-new-de")
"""The pages whose pictures are stored."""


def pages(house: House) -> Iterator[tuple[str, str]]:
    """Every kind of page, with its style in it."""
    house.begun("lyra")
    for seat in range(3):
        house.reply(seat, "PASS", game="lyra")
    house.next_phase("lyra")
    busy(house)
    with Served(house) as browser:
        sheets = []
        for file in ("/style.css", "/desk.css"):
            browser.get(file)
            sheets.append(browser.page)
        style = f"<style>{''.join(sheets)}</style>"

        def page(name: str) -> tuple[str, str]:
            linked = '<link rel="stylesheet" href="/style.css">\n<link rel="stylesheet" href="/desk.css">'
            assert linked in browser.page
            return f"desk-{name}", browser.page.replace(linked, style)

        browser.get("/login")
        yield page("login")
        browser.come_in()
        for name, path in PATHS.items():
            browser.get(path)
            yield page(name)
        browser.command("PAUS")
        yield page("not-done")
        assert browser.post("/new", name="Corvus", title="postal-cosmic", open="4") == 422
        yield page("new-refused")
        assert browser.post("/language", language="de") == 303
        for name in ("games", "game", "new"):
            browser.get(PATHS[name])
            yield page(f"{name}-de")


@pytest.fixture(scope="module")
def looked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Looked, ...]:
    assert not missing(), missing()
    folder = tmp_path_factory.mktemp("desk")
    house = House(folder)
    found = look(folder, dict(pages(house)), mail=False)
    house.store.close()
    return found


def test_the_desk_is_valid_accessible_and_fits(looked: tuple[Looked, ...]) -> None:
    assert len(looked) == len(PATHS) + 6
    assert faults(looked) == []
    assert {(390, "light"), (390, "dark"), (1200, "light"), (1200, "dark")} == {
        (view.width, view.scheme) for page in looked for view in page.views
    }


def test_the_pages_look_as_they_did(looked: tuple[Looked, ...]) -> None:
    shown = [page for page in looked if page.name in LOOKS]
    assert len(shown) == len(LOOKS)
    assert {Path(view.picture).name: far for page in shown for view in page.views if (far := apart(view)) > APART} == {}
