"""What is kept for the next process: the same to the byte as made anew, and missed by nobody when it is gone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import resvg_py
from jinja2 import Environment

from adjudicator.reports import sheet
from adjudicator.reports.render import PICTURE, Templates
from adjudicator.reports.sheet import Sheets
from adjudicator.shelf import Shelf, shelf
from tests.reports import samples


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for what this process keeps."""
    monkeypatch.setenv("CACHE_DIRECTORY", str(tmp_path / "kept"))
    shelf.cache_clear()
    yield tmp_path / "kept"
    shelf.cache_clear()


def test_what_is_damaged_is_not_there_and_can_be_kept_anew(tmp_path: Path) -> None:
    one, other = Shelf(tmp_path), Shelf(tmp_path)
    one.keep("a", b"some words")
    whole = (tmp_path / "a").read_bytes()
    for damaged in (b"", whole[:-1], whole[:20], bytes(len(whole)), whole + b"."):
        (tmp_path / "a").write_bytes(damaged)
        assert other.found("a") is None
        other.keep("a", b"some words")
        assert one.found("a") == b"some words"
    assert [file.name for file in tmp_path.iterdir()] == ["a"]


def test_a_full_folder_is_emptied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adjudicator.shelf.MOST", 3)
    for number in range(4):
        Shelf(tmp_path).keep(str(number), b"")
    assert [file.name for file in tmp_path.iterdir()] == ["3"]
    one = Shelf(tmp_path)
    for number in range(4, 8):
        one.keep(str(number), b"")
        assert one.found(str(number)) == b""
        assert len(list(tmp_path.iterdir())) <= 3


def test_a_folder_that_is_deleted_is_missed_by_nobody(kept: Path) -> None:
    before = Templates([samples.LETTERS]).image(samples.PICTURE)
    for file in kept.iterdir():
        file.unlink()
    kept.rmdir()
    assert Templates([samples.LETTERS]).image(samples.PICTURE) == before
    assert not kept.exists()


@pytest.mark.parametrize("mode", [0o770, 0o707])
def test_a_folder_that_others_can_write_to_is_left_alone(kept: Path, mode: int) -> None:
    kept.mkdir()
    kept.chmod(mode)
    Templates([samples.LETTERS]).image(samples.PICTURE)
    assert list(kept.iterdir()) == []


def test_shapes_are_drawn_once_for_all_processes(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    using = Templates([samples.LETTERS])

    def drawn() -> bytes:
        return Sheets(lambda said: using.rendered(PICTURE, said)).drawn(samples.PICTURE).tobytes()

    before = drawn()

    def refuse(**_: object) -> bytes:
        raise AssertionError("it was drawn before")

    monkeypatch.setattr(resvg_py, "svg_to_bytes", refuse)
    assert drawn() == before
    monkeypatch.setattr(sheet, "_made_by", lambda: ("another version", "the same font"))
    with pytest.raises(AssertionError, match="drawn before"):
        drawn()


def test_a_template_is_compiled_once_for_each_of_its_wordings(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[str | None] = []
    compile_ = Environment.compile

    def noted(self: Environment, source: str, name: str | None = None, filename: str | None = None) -> object:
        compiled.append(name)
        return compile_(self, source, name, filename)

    monkeypatch.setattr(Environment, "compile", noted)
    own = tmp_path / "own"
    own.mkdir()
    for words, said in (("Hello {{ name }}", "Hello Zoë"), ("Bye {{ name }}", "Bye Zoë")) * 2:
        (own / "x.txt.j2").write_text(words)
        assert Templates([own]).rendered("x.txt.j2", {"name": "Zoë"}) == said
    assert compiled == ["x.txt.j2", "x.txt.j2"]
