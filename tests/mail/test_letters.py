"""Every letter in letters/ is read as the text beside it says."""

import tomllib
from pathlib import Path

import pytest

from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.quotation.own_lines import sift

LETTERS = Path(__file__).parent / "letters"
FORM = tuple((LETTERS / "form.txt").read_text().splitlines())
ALL = sorted(LETTERS.glob("*.eml"))
FIELDS = {
    "sender",
    "sender_name",
    "recipients",
    "subject",
    "message_id",
    "in_reply_to",
    "references",
    "problems",
}


def _letter(path: Path) -> tuple[Letter, dict[str, object]]:
    return read(path.read_bytes()), tomllib.loads(path.with_suffix(".toml").read_text())


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def test_there_are_enough_of_them_and_each_says_what_is_expected() -> None:
    assert len(ALL) >= 200
    assert {path.stem for path in ALL} == {path.stem for path in LETTERS.glob("*.toml")}


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_the_orders_in_it_are_found_and_nothing_else(path: Path) -> None:
    letter, expected = _letter(path)
    sifted = sift(letter, FORM)
    assert [f"{line.number}: {line.text}" for line in sifted.typed] == expected["typed"]
    if "ignored" in expected:
        told = [f"{one.line.number}: {one.line.text} ({one.reason})" for one in sifted.ignored]
        assert told == expected["ignored"]


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_its_headers_and_problems_are_read(path: Path) -> None:
    letter, expected = _letter(path)
    assert set(expected) <= FIELDS | {"about", "typed", "ignored", "auto", "bounced"}
    assert {name: _plain(getattr(letter, name)) for name in FIELDS & set(expected)} == {
        name: expected[name] for name in FIELDS & set(expected)
    }
    assert (letter.auto or "") == expected.get("auto", "")
    assert list(letter.bounce.failed if letter.bounce is not None else ()) == expected.get("bounced", [])


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_every_line_that_is_not_blank_is_an_order_or_ignored_for_a_reason(path: Path) -> None:
    letter, _ = _letter(path)
    sifted = sift(letter, FORM)
    accounted = [line.number for line in sifted.typed] + [one.line.number for one in sifted.ignored]
    assert sorted(accounted) == [line.number for line in letter.lines if line.text.strip()]
