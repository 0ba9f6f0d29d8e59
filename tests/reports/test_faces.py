"""The faces of a report: every letter of some games fits the published schema, and all faces have the same numbers."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError

from adjudicator.games.catalogue import titles
from adjudicator.reports.values import json_letter
from tests.docs.pages import DOCS
from tests.reports.page import Page
from tests.reports.samples import ALL, REPORT
from tests.service.house import House

PHASES = 4
NUMBER = re.compile(r"\d+")
SAID_TWICE = re.compile(r"<title>.*?</title>|<caption.*?</caption>")
"""The subject, and the names of tables for readers aloud: the headings above them."""
SAID_ONCE = re.compile(r'<p class="taps".*?</p>|<div class="ask may".*?</div>|<br>.{,40} still open\.', re.DOTALL)
"""What can be tapped, the questions that need no answer, and how many need one: the text has it in other places."""
ONCE_MORE = re.compile(r"By [^:]*:\d\d[^:]*:\s*|mailto:.*")
"""The deadline above the questions: a page has it in the first lines alone. Links of a page say nothing."""
ASKED_FOR = "FORMAT text html json\n"


class Faces(NamedTuple):
    """A letter as its reader can have it."""

    text: str
    html: str
    json: dict[str, Any]


@cache
def validator() -> Draft202012Validator:
    said = json.loads((DOCS / "letters.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(said)
    return Draft202012Validator(said)


def _faces(raw: bytes) -> Faces | None:
    message = message_from_bytes(raw, policy=default)
    assert isinstance(message, EmailMessage)
    files = [part for part in message.walk() if part.get_content_type() == "application/json"]
    text, html = (message.get_body((kind,)) for kind in ("plain", "html"))
    if not files or text is None or html is None:
        return None
    letter = json.loads(files[0].get_content())
    # The record of a game is attached as JSON, too.
    return Faces(text.get_content(), html.get_content(), letter) if "kind" in letter else None


@pytest.fixture(scope="module", params=tuple(titles()))
def letters(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Faces]:
    """All letters of a game of house bots to players who want all faces."""
    house, players = House(tmp_path_factory.mktemp("played")), max(3, titles()[request.param].fewest)
    house.begun(title=request.param, players=players)
    for _ in range(PHASES):
        if house.game().status != "running":
            break
        for seat in range(players):
            house.reply(seat, f"{ASKED_FOR}{house.bot(seat)}\nChatter that is no order.\n")
        house.next_phase()
    found = [faces for mail in house.mails() if (faces := _faces(mail.raw)) is not None]
    house.store.close()
    return found


def test_every_letter_fits_the_schema(letters: list[Faces]) -> None:
    for letter in letters:
        validator().validate(letter.json)
        msgspec.convert(letter.json, json_letter.letters(), strict=False)
    assert {letter.json["kind"] for letter in letters} >= {"report", "acknowledgement"}


@pytest.mark.parametrize("sample", ALL, ids=lambda sample: type(sample).__name__)
def test_every_kind_of_letter_fits_the_schema(sample: Any) -> None:
    assert list(validator().iter_errors(json.loads(json_letter.encoded(sample)))) == []


@pytest.mark.parametrize("wrong", [{"kind": "postcard"}, {"schema": 2}, {"sections": "none"}, {"open": [{}]}])
def test_what_is_no_letter_does_not_fit(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        validator().validate(json.loads(json_letter.encoded(REPORT)) | wrong)


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for below in value:
            yield from _words(below)
    elif isinstance(value, dict):
        for name, below in value.items():
            if name not in ("changed", "chapter", "about", "lines", "drawn", "scenes"):
                yield from _words(below)


def _numbers(*words: str) -> Counter[str]:
    return Counter(number for said in words for number in NUMBER.findall(said))


def _in_hands(letter: dict[str, Any]) -> Counter[str]:
    """The numbers of tables that a page draws as hands: it does not say of each Attack again what it adds."""
    tables = [part for section in letter["sections"] for part in section["parts"] if isinstance(part, dict)]
    return _numbers(*(word for one in tables if (one["drawn"] or {}).get("type") == "hand" for word in _words(one)))


def _drawn_instead(letter: dict[str, Any]) -> tuple[Counter[str], Counter[str]]:
    """The numbers of sentences in whose place a page has a scene, and those of these scenes.

    A scene shows how it ended: a count of what text tells one by one, and the last of several states.
    """
    of = [(section["parts"], one) for section in letter["sections"] for one in section["scenes"]]
    said = _numbers(*(parts[number] for parts, one in of for number in one["says"]))
    return said, _numbers(*(word for _, one in of for word in _words(one["scene"])))


def _added(letter: dict[str, Any]) -> Counter[str]:
    """The numbers of cards that have added to a sum: a page draws them, and says like the text that they did."""
    tables = [part for section in letter["sections"] for part in section["parts"] if isinstance(part, dict)]
    scenes = [one["drawn"] for one in tables if (one["drawn"] or {}).get("type") == "scene"]
    cards = [card for scene in scenes for side in scene["sides"] for card in side["cards"]]
    return _numbers(*(card["value"] for card in cards if card["value"].startswith("+")))


def test_what_is_drawn_has_no_other_numbers_than_its_section(letters: list[Faces]) -> None:
    for letter in letters:
        for section in letter.json.get("sections", ()):
            for part in section["parts"]:
                if isinstance(part, dict) and part["drawn"] is not None:
                    numbers = _numbers(*_words(part["drawn"]))
                    assert set(numbers) <= set(_numbers(section["heading"], *_words(section["parts"])))


def test_all_faces_of_a_report_have_the_same_numbers(letters: list[Faces]) -> None:
    """But for the address to answer to, and the heads of columns where a table is too wide for a text."""
    compared = 0
    for letter in letters:
        if letter.json["kind"] != "report":
            continue
        text = _numbers(*(line for line in letter.text.splitlines() if not ONCE_MORE.fullmatch(line)))
        html = _numbers(Page(SAID_ONCE.sub("", SAID_TWICE.sub("", letter.html))).text)
        said, drawn = _drawn_instead(letter.json)
        assert html - text - _added(letter.json) - drawn == Counter()
        # Of a long form a page has less.
        assert text - html - _numbers(*letter.json["form"]) - _in_hands(letter.json) - said == Counter()
        read = [letter.json[name] for name in ("sections", "form", "paragraphs")]
        owed = [one["prompt"] + one["silence"] for one in letter.json["open"] if one["owed"]]
        for section in letter.json["sections"]:
            whole = _numbers(section["heading"], *_words(section["parts"]))
            assert whole <= text
        in_json = _numbers(*(word for part in read for word in _words(part)), *owed)
        rest = text - in_json
        assert in_json <= text
        # What is left: the game, seat and phases of the first lines, the deadline (twice), how many questions are left,
        # and in the first report the table, the values and the promise.
        if letter.json["welcome"] is None:
            assert rest.total() <= 40
        compared += in_json.total()
    assert compared > 500
