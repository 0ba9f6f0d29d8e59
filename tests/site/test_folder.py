"""The folder of a site: the same games give the same bytes, pages that are gone are removed, and nothing else is."""

from pathlib import Path

import pytest

from adjudicator.service.games.games import GameWrong
from adjudicator.service.office.office import Office
from adjudicator.service.publishing import publish
from adjudicator.service.publishing.gathering import gathered
from adjudicator.site import values
from adjudicator.store.tables.values import Game
from tests.site.games import URL, ended, pages, published, running


def test_the_same_games_give_the_same_bytes(
    house: Office, site: dict[str, bytes], folder: Path, tmp_path: Path
) -> None:
    """In another folder and in the same one, where nothing is written then."""
    published(house, tmp_path / "again")
    assert pages(tmp_path / "again") == site
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}
    done = published(house, folder)
    assert done.changed == 0
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()} == before


def test_only_public_games_are_shown(house: Office, site: dict[str, bytes], tmp_path: Path) -> None:
    assert not [name for name, data in site.items() if "private" in name or b"games/private" in data]
    with pytest.raises(GameWrong, match="private is private; make it public with"):
        publish(house, tmp_path / "www", ["private"])
    with pytest.raises(GameWrong, match="there is no game 'nowhere'"):
        publish(house, tmp_path / "www", ["nowhere"])
    assert not (tmp_path / "www").exists()


def test_what_is_gone_is_removed_and_what_is_not_ours_stays(house: Office, tmp_path: Path) -> None:
    """Also the folders of games, where nothing else is in them."""
    www = tmp_path / "www"
    both = [running("cosmoforce"), ended("cosmoforce")]
    publish(house, www, both, url=URL)
    (www / "CNAME").write_text("games.example.org")
    (www / f"games/{both[1]}" / "mine.txt").write_text("mine")
    done = publish(house, www, both[:1], url=URL)
    assert done.changed > 0
    left = pages(www)
    assert [name for name in left if name.startswith(f"games/{both[1]}")] == [f"games/{both[1]}/mine.txt"]
    assert left["CNAME"] == b"games.example.org"
    publish(house, www, both[1:], url=URL)
    assert not (www / f"games/{both[0]}").exists()


def test_a_folder_with_other_things_is_left_alone(house: Office, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear all")
    with pytest.raises(GameWrong, match="holds something else; give a folder that is empty"):
        publish(house, tmp_path, [running("cosmoforce")])
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_site_half_built_is_not_seen(house: Office, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where building fails, the pages stay as they were."""
    www = tmp_path / "www"
    publish(house, www, [running("cosmoforce")], url=URL)
    before = pages(www)
    monkeypatch.setattr("adjudicator.service.publishing.gathered", lambda office, game, language: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        publish(house, www, [ended("cosmoforce")], url=URL)
    assert pages(www) == before


def test_only_what_is_new_is_made(house: Office, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of which nothing is new is not looked at, unless a page of it is missing, or all is to be made afresh."""
    www, names = tmp_path / "www", [running("cosmoforce"), ended("cosmoforce")]
    made: list[str] = []

    def noted(office: Office, game: Game, language: str) -> values.Game:
        made.append(game.name)
        return gathered(office, game, language)

    monkeypatch.setattr("adjudicator.service.publishing.gathered", noted)
    publish(house, www, names, url=URL)
    assert publish(house, www, names, url=URL).changed == 0
    assert made == names
    (www / f"games/{names[0]}/t1p1.html").unlink()
    assert publish(house, www, names, url=URL).changed == 1
    assert made == [*names, names[0]]
    assert publish(house, www, names, url=URL, afresh=True).changed == 0
    with house.store.unit() as unit:
        game = unit.games.named(names[1])
        assert game is not None
        unit.seats.remove(game.id, 0)
        made.clear()
    publish(house, www, names, url=URL)
    with house.store.unit() as unit:
        unit.seats.restore(game.id, 0)
    assert made == names[1:]
