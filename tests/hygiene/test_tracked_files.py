"""What is in the checkout holds for every machine, and is finished."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import CHECKOUT

_FOLDERS = (".ci", "adjudicator", "benchmarks", "docs", "orders", "packaging", "requirements", "templates", "tests")
_REGISTRY = re.compile(
    r"(extra-)?index[-]url|find[-]links|registry\s*=|https?://[^\s\"'<>]*/simple\b"
    r"|\b(pypi|pythonhosted|npmjs|testpypi)\.(org|com|python)",
    re.I,
)
_MACHINE = re.compile(r"/(home|Users)/[a-z][\w.-]*/|(?<![\w.])/root/")
_UNFINISHED = re.compile(r"\b(TO[D]O|FIX[M]E|X[X]X|pytest\.ski[p]|xfai[l])\b")
_SPELLED_OTHERWISE: Final = re.compile(r"games(?:[-_ ]?|\s+(?:[#>*]\s+)?)master", re.I)
_MAY_SAY_SO: Final = frozenset(
    {
        "adjudicator/service/settings/addressees.py",  # people write so, and are understood
        "adjudicator/mail/parsing/shown_pictures.py",  # letters that are out already say so
        "tests/mail/letters/our-older-picture-comes-back.eml",
        "tests/service/house.py",  # all dice of the tests come from these words
    }
)


@cache
def files() -> tuple[Path, ...]:
    """Every file of the checkout that is not made from the others."""
    found = [path for path in CHECKOUT.iterdir() if path.is_file() and path.name != ".git"]
    for folder in _FOLDERS:
        found += [path for path in (CHECKOUT / folder).rglob("*") if path.is_file()]
    return tuple(sorted(path for path in found if not {"__pycache__", "node_modules"} & set(path.parts)))


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8", "replace")


def lines_with(pattern: re.Pattern[str], paths: Iterable[Path], advice: str) -> list[str]:
    """Every line of these files in which something stands that should not."""
    return [
        f"{path.name}:{number} says {hit[0]!r}: {advice}"
        for path in paths
        for text in [_text(path)]
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if (hit := pattern.search(line))
    ]


def _ours(suffix: str = "") -> list[Path]:
    """Files of our own making: what strangers wrote in their letters is theirs, and this file holds the patterns."""
    return [path for path in files() if path.name.endswith(suffix) and path.suffix != ".eml" and path != Path(__file__)]


def test_no_file_names_a_registry() -> None:
    assert lines_with(_REGISTRY, _ours(), "everyone installs from the registry their own pip knows") == []


def test_no_file_names_a_place_on_this_machine() -> None:
    here = re.compile(f"{_MACHINE.pattern}|{re.escape(str(CHECKOUT))}/")
    assert lines_with(here, _ours(), "say where it is from the checkout's top") == []


def test_nothing_is_left_unfinished() -> None:
    assert lines_with(_UNFINISHED, _ours(".py"), "finish it, or take it out") == []


def otherwise(text: str) -> list[str]:
    """Where a text calls the game master what he is called elsewhere, even if a line ends in between."""
    return [hit[0] for hit in _SPELLED_OTHERWISE.finditer(text)]


def test_whoever_runs_a_game_is_called_the_same_everywhere() -> None:
    others = [path for path in files() if path.relative_to(CHECKOUT).as_posix() not in _MAY_SAY_SO]
    texts = ((path.name, _text(path)) for path in others)
    said = [f"{name} says {words!r}: he is the game master" for name, text in texts for words in otherwise(text)]
    assert said == []


@pytest.mark.parametrize("words", ["games{}master", "Games-{}master", "the_games_{}masters", "games\n  # {}master"])
def test_another_name_of_his_is_found(words: str) -> None:
    assert len(otherwise(f"Ask the game master, or {words.format('')}.")) == 1


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (_REGISTRY, f"--index{'-'}url https://example.org/{'simple'}"),
        (_REGISTRY, f"# from https://example.org/{'simple'}/"),
        (_REGISTRY, f"url = https://files.{'pythonhosted'}.org/packages/x.whl"),
        (_REGISTRY, f"https://{'pypi'}.org/project/x"),
        (_MACHINE, "cd /home/gm/games"),
        (_MACHINE, 'open("/root/x")'),
        (_UNFINISHED, "# TODO: the rest"),
        (_UNFINISHED, "@pytest.mark.xfail"),
    ],
)
def test_such_a_line_is_found(pattern: re.Pattern[str], line: str, tmp_path: Path) -> None:
    path = tmp_path / "sample.py"
    path.write_text(f"a simple registry at work\n{line}\n", encoding="utf-8")
    (said,) = lines_with(pattern, [path], "take it out")
    assert said.startswith("sample.py:2 says ")


def test_the_files_are_seen() -> None:
    seen = {path.relative_to(CHECKOUT).as_posix() for path in files()}
    assert {"Makefile", ".ci/run", "requirements/run.txt", "adjudicator/data.py"} <= seen
