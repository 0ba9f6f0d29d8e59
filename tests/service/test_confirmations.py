"""What confirms: CONFIRM, a yes of any language, or the word once more; nothing else, and nothing quoted."""

import re

import pytest

from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.service.intake import confirmations

AGAIN = re.compile(r"\W*FORGET\s+ME\W*\Z", re.I)


def letter(text: str) -> Letter:
    head = "From: bob@mail.test\r\nTo: gm@games.test\r\nSubject: Re: a question\r\n"
    return read(f"{head}Content-Type: text/plain; charset=utf-8\r\n\r\n{text}\r\n".encode())


@pytest.mark.parametrize(
    "said",
    [
        "CONFIRM",
        "confirm.",
        "YES",
        "yes please",
        "Hello,\n\nyes, please!\n\nBob",
        "Ja bitte",
        "👍",
        "Yes\n\n> Was it you?",
    ],
)
def test_confirmed(said: str) -> None:
    assert confirmations.given(letter(said))


@pytest.mark.parametrize(
    "said",
    ["no", "Nein danke", "> YES", "> CONFIRM", "Who are you?", "2", "all", "yes, but not this one", "FORGET ME", ""],
)
def test_not_confirmed(said: str) -> None:
    assert not confirmations.given(letter(said))


def test_what_was_asked_for_is_said_again() -> None:
    assert confirmations.given(letter("Forget me."), AGAIN)
    assert not confirmations.given(letter("Forget me not."), AGAIN)
    assert not confirmations.given(letter("> FORGET ME"), AGAIN)
