"""Every kind of page of the site as a browser shows it: valid, accessible, narrow and wide, in light and in dark."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.games.catalogue import titles
from tests.browser.looking import APART, Looked, apart, faults, look, missing
from tests.site.games import built, ended, published, running

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def looked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Looked, ...]:
    assert not missing(), missing()
    house = replace(built(tmp_path_factory.mktemp("public")), pages=("en", "de"))
    www = tmp_path_factory.mktemp("site") / "www"
    published(house, www)
    house.store.close()
    return look(www, {f"site-{name.replace('/', '-')}": www / f"{name}.html" for name in pages()}, mail=False)


def pages() -> list[str]:
    """One of each kind, and of each title the report of a phase, in every language."""
    reports = [f"games/{running(title)}/t1p2" for title in titles()]
    on = [f"games/{running('postal-cosmic')}/{page}" for page in ("index", "proof")]
    over = [f"games/{ended('postal-cosmic')}/{page}" for page in ("index", "t1p2-all", "proof")]
    kinds = ["index", "players", "openings", *reports, *on, *over]
    return [f"{place}{page}" for place in ("", "de/") for page in kinds]


def test_every_page_is_valid_accessible_and_fits(looked: tuple[Looked, ...]) -> None:
    assert faults(looked) == []


def test_the_page_of_a_game_looks_as_it_did(looked: tuple[Looked, ...]) -> None:
    """In both languages; how a phase is told changes with its title, and is looked at as a letter."""
    shown = [page for page in looked if page.name.endswith(f"games-{running('postal-cosmic')}-index")]
    assert len(shown) == 2
    assert {Path(view.picture).name: far for page in shown for view in page.views if (far := apart(view)) > APART} == {}


def test_all_of_the_pages_are_there(looked: tuple[Looked, ...]) -> None:
    assert len(looked) == len(set(pages()))
    assert all(len(page.views) == 4 and Path(view.picture).exists() for page in looked for view in page.views)
