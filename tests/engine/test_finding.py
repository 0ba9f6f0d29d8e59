"""Finding in folders: one more file is one more piece or language, and nothing else is."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from adjudicator.engine.contract.piece_folders import found
from adjudicator.engine.contract.pieces import Piece, Pieces
from adjudicator.engine.text.phrase_files import languages, shipped

GAME = "a_game_of_somebody"
FILES = {
    "__init__.py": "",
    "kit.py": "class Piece: ...",
    "pieces/__init__.py": "",
    "pieces/zeal.py": f"from {GAME}.kit import Piece\nclass Zeal(Piece): ...",
    "pieces/amity.py": f"from {GAME}.pieces._common import Common\nclass Amity(Common): ...\nclass Rule: ...",
    "pieces/_common.py": f"from {GAME}.kit import Piece\nclass Common(Piece): ...",
    "pieces/notes.md": "Not a piece.",
    "languages/README.md": "How to translate.",
    "languages/en/words.ftl": "hello = Hello",
    "languages/en/events.ftl": "bye = Bye",
    "languages/en/words.ftl~": "hello = What an editor has left",
    "languages/de/words.ftl": "hello = Hallo",
}


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game that lies in a folder of its own, as another package brings it."""
    for name, text in FILES.items():
        path = tmp_path / GAME / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path / GAME
    for name in [name for name in sys.modules if name.split(".")[0] == GAME]:
        del sys.modules[name]
    for cached in (shipped, languages):
        cached.cache_clear()


def test_each_file_is_a_piece_but_those_that_begin_with_an_underscore(game: Path) -> None:
    pieces = found(f"{GAME}.pieces", object)
    assert [type(piece).__name__ for piece in pieces] == ["Amity", "Rule", "Zeal"]
    kind = import_module(f"{GAME}.kit").Piece
    assert [type(piece).__name__ for piece in found(f"{GAME}.pieces", kind)] == ["Amity", "Zeal"]


def test_a_folder_is_a_piece_with_words_of_its_own(game: Path) -> None:
    folder = game / "pieces" / "yard"
    folder.mkdir()
    for name, text in (("__init__.py", ""), ("gate.py", "class Gate: ..."), ("en.ftl", "ajar = Ajar")):
        (folder / name).write_text(text)
    (game / "pieces" / "drawings").mkdir()
    pieces = found(f"{GAME}.pieces", object)
    assert [type(piece).__name__ for piece in pieces] == ["Amity", "Rule", "Gate", "Zeal"]
    words = [(source.name, source.text) for source in shipped(GAME, "en")]
    assert words[-1] == (f"{GAME}/pieces/yard/en.ftl", "ajar = Ajar")
    assert len(words) == 3


def test_each_folder_is_a_language_and_each_file_of_phrases_counts(game: Path) -> None:
    assert languages(GAME) == ("de", "en")
    assert [source.text for source in shipped(GAME, "en")] == ["bye = Bye", "hello = Hello"]
    assert [source.ours for source in shipped(GAME, "de")] == [True]


def test_a_game_is_not_in_every_language_and_need_not_have_any(game: Path) -> None:
    assert shipped(GAME, "fr") == ()
    assert languages(f"{GAME}.pieces") == ()


def test_what_is_looked_for_among_all_pieces_is_looked_for_once() -> None:
    looks = []
    first, second = type("First", (Piece,), {"name": "A"})(), type("Second", (Piece,), {"name": "Beta"})()

    def long_names(pieces: Pieces) -> tuple[str, ...]:
        looks.append(len(pieces))
        return tuple([piece.name for piece in pieces if len(piece.name) > 1])

    pieces = Pieces((first, second))
    assert pieces.picked(long_names) == pieces.picked(long_names) == ("Beta",)
    assert looks == [2]
    assert pieces.named("A") is first
