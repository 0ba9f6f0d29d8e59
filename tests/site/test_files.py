"""A folder being filled, by its own means: whatever was there before, and wherever filling it was cut short."""

from pathlib import Path

import msgspec
import pytest

from adjudicator.engine.contract.report_sections import Table
from adjudicator.site.files import MANIFEST, Folder, FolderTaken
from adjudicator.site.values import Summary
from tests.site.games import pages

MARS = Summary(name="mars", title="Chess", status="running", players=(), standings=Table((), ()), entries=())


def build(path: Path, **named: str) -> int:
    """The pages of one game, each by its name, with a note of it; how many have changed."""
    folder = Folder(path)
    for name, text in named.items():
        folder.page(f"mars/{name}.html", text.encode())
    folder.note("mars/", "stamp", MARS)
    return folder.finish()


def test_a_first_build_that_was_cut_short_can_be_done_again(tmp_path: Path) -> None:
    """What it has left behind is its own, and nothing of it is seen."""
    Folder(tmp_path / "www").page("lost.html", b"lost")
    assert build(tmp_path / "www", first="a") == 1
    assert pages(tmp_path / "www").keys() == {"mars/first.html", MANIFEST}


def test_pages_that_are_other_or_gone_are_counted(tmp_path: Path) -> None:
    """A page is another one though it is no longer than before; one that somebody has removed is gone already."""
    assert build(tmp_path, first="a", second="b", third="c") == 3
    assert build(tmp_path, first="A", second="b") == 2
    assert (tmp_path / "mars/first.html").read_text() == "A"
    (tmp_path / "mars/second.html").unlink()
    assert build(tmp_path, first="A") == 1
    assert pages(tmp_path).keys() == {"mars/first.html", MANIFEST}


def test_the_pages_of_a_game_are_kept_in_one_language_all_or_none(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    for name in ("mars/a.html", "mars/b.html", "de/mars/a.html", "de/mars/b.html"):
        folder.page(name, name.encode())
    folder.finish()
    again = Folder(tmp_path)
    assert again.keep("mars/")
    assert again.count == 2
    (tmp_path / "de/mars/b.html").unlink()
    assert not again.keep("de/mars/")
    assert not again.keep("venus/"), "there are none"
    assert again.count == 2
    assert again.finish() == 2
    assert pages(tmp_path).keys() == {"mars/a.html", "mars/b.html", MANIFEST}


def test_a_build_that_was_cut_short_is_not_taken_for_done(tmp_path: Path) -> None:
    """All is made afresh by the next one, and what the first has put, or has not removed, does not stay for ever."""
    build(tmp_path, first="a", second="b")
    (tmp_path / "mars/fourth.html").mkdir()
    with pytest.raises(OSError, match="fourth"):
        build(tmp_path, first="A", third="c", fourth="d")
    (tmp_path / "mars/fourth.html").rmdir()
    again = Folder(tmp_path)
    assert again.noted("mars/", "stamp") is None
    again.finish()
    assert pages(tmp_path).keys() == {MANIFEST}


ORDER = ("mars/first.svg", "style.css", "mars/first.html", "feed.xml", "index.html")
"""What a page needs is there before it, and what leads to it comes last."""


@pytest.mark.parametrize("stuck", ORDER)
def test_no_page_leads_to_one_that_is_not_there_yet(stuck: str, tmp_path: Path) -> None:
    """Wherever putting them is cut short."""
    folder = Folder(tmp_path)
    for name in sorted(ORDER):
        folder.page(name, name.encode())
    (tmp_path / stuck).mkdir(parents=True)
    with pytest.raises(OSError, match=stuck):
        folder.finish()
    folder.drop()
    assert pages(tmp_path).keys() - {MANIFEST} == set(ORDER[: ORDER.index(stuck)])


def test_a_note_counts_for_its_own_game_as_it_was_then(tmp_path: Path) -> None:
    build(tmp_path, first="a")
    again = Folder(tmp_path)
    assert again.noted("mars/", "stamp") == MARS
    assert again.noted("mars/", "another") is None
    assert again.noted("venus/", "stamp") is None


def test_two_pages_of_one_name_are_a_mistake(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.page("index.html", b"a")
    with pytest.raises(ValueError, match=r"there are two pages index\.html"):
        folder.page("index.html", b"b")


def test_a_list_of_pages_that_cannot_be_read_is_not_guessed_at(tmp_path: Path) -> None:
    """The game master is told what to do, and no page is touched."""
    build(tmp_path, first="a")
    (tmp_path / MANIFEST).write_text("{")
    with pytest.raises(FolderTaken, match=r"is damaged .* remove it and the pages"):
        Folder(tmp_path)
    assert pages(tmp_path).keys() == {"mars/first.html", MANIFEST}


@pytest.mark.parametrize("where", ["inside", "above", "elsewhere"])
def test_only_pages_inside_the_folder_are_ever_removed(where: str, tmp_path: Path) -> None:
    """Whatever its list of pages says: somebody else may have written that."""
    www, mine = tmp_path / "www", tmp_path / "mine.txt"
    build(www, first="a")
    mine.write_text("mine")
    listed = msgspec.json.decode((www / MANIFEST).read_bytes())
    listed["pages"] = [{"inside": "mars/first.html", "above": "../mine.txt", "elsewhere": str(mine)}[where]]
    (www / MANIFEST).write_bytes(msgspec.json.encode(listed))
    Folder(www).finish()
    assert mine.read_text() == "mine"
    assert (www / "mars/first.html").exists() == (where != "inside")
