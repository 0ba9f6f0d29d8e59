"""What is kept for the next process: the same to the byte as made anew, and missed by nobody when it is gone."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import resvg_py
from jinja2 import Environment
from msgspec.structs import replace

from adjudicator.disk_cache import Shelf, shelf
from adjudicator.reports.pictures import shape_cache
from adjudicator.reports.pictures.shape_cache import Sheets
from adjudicator.reports.rendering.render import PICTURE, Templates, render
from adjudicator.reports.templates import page_style, template_environment
from adjudicator.reports.templates.shape_store import made_by
from adjudicator.reports.values.document import Acknowledgement, Document, Press
from adjudicator.service.settings import template_folders
from tests.reports import samples

LANGUAGES = pytest.mark.parametrize("language", template_folders.languages(None))


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
    monkeypatch.setattr("adjudicator.disk_cache.MOST", 3)
    for number in range(4):
        Shelf(tmp_path).keep(str(number), b"")
    assert [file.name for file in tmp_path.iterdir()] == ["3"]
    one = Shelf(tmp_path)
    for number in range(4, 8):
        one.keep(str(number), b"")
        assert one.found(str(number)) == b""
        assert len(list(tmp_path.iterdir())) <= 3


def test_a_folder_that_is_deleted_is_missed_by_nobody(kept: Path) -> None:
    before = render(samples.REPORT, Templates([samples.LETTERS]))
    for file in kept.iterdir():
        file.unlink()
    kept.rmdir()
    assert render(samples.REPORT, Templates([samples.LETTERS])) == before
    assert not kept.exists()


@pytest.mark.parametrize("mode", [0o770, 0o707])
def test_a_folder_that_others_can_write_to_is_left_alone(kept: Path, mode: int) -> None:
    kept.mkdir()
    kept.chmod(mode)
    render(samples.REPORT, Templates([samples.LETTERS]))
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
    monkeypatch.setattr(shape_cache, "_made_by", lambda: ("another version", "the same font"))
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


@LANGUAGES
@pytest.mark.parametrize(
    "document", [one for one in samples.ALL if not isinstance(one, Press)], ids=lambda one: type(one).__name__
)
@pytest.mark.usefixtures("kept")
def test_letters_of_a_shape_are_filled_in_and_styled_once_for_all_processes(
    document: Document, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Press is left: its words are looked into."""
    if isinstance(document, Acknowledgement):
        document = replace(document, later=())
    folders = template_folders.folders(None, language)
    before = render(document, Templates(folders))

    def refuse(*_: object) -> Any:
        raise AssertionError("it was made before")

    monkeypatch.setattr(template_environment, "sandbox", refuse)
    monkeypatch.setattr(page_style, "inliner", refuse)
    assert render(document, Templates(folders)) == before
    monkeypatch.setattr("adjudicator.reports.templates.shape_store.made_by", lambda _: "another version")
    with pytest.raises(AssertionError, match="made before"):
        render(document, Templates(folders))


def test_what_templates_say_follows_from_every_word_of_them(tmp_path: Path) -> None:
    names = set()
    for words in ("Hello", "Bye", "Bye "):
        for file in ("one.txt.j2", "other.txt.j2"):
            (tmp_path / file).write_text(words)
            made_by.cache_clear()
            names.add(made_by((tmp_path,)))
    assert len(names) == 6
    assert None not in names


def test_where_a_library_does_not_say_its_version_nothing_is_kept(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = render(samples.REPORT, Templates([samples.LETTERS]))
    there = {*kept.iterdir()}
    made_by.cache_clear()
    monkeypatch.setattr("adjudicator.reports.templates.shape_store.installed", lambda _: "")
    for file in there:
        file.unlink()
    assert render(samples.REPORT, Templates([samples.LETTERS])) == before
    made_by.cache_clear()
    # Compiled templates follow from themselves.
    assert {*kept.iterdir()} < there


@pytest.mark.usefixtures("kept")
def test_a_game_masters_own_templates_are_asked_every_time(tmp_path: Path) -> None:
    for words in ("Hello", "Bye"):
        (tmp_path / "_base.txt.j2").write_text(f"Subject: {words}\n")
        assert render(samples.REPORT, Templates([tmp_path, samples.LETTERS])).subject == words
