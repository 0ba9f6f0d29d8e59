"""A whole game as two of its players read it, one in English and one in German: every kind of letter, word for word.

`make golden` writes them anew. They are prose: read the difference before you commit it.
"""

from typing import NamedTuple

import pytest

from tests.playthroughs.rehearsed import differences, readable
from tests.service.house import House

ANN, BOB, CY = 0, 1, 2
MOST = 60
"""Phases that the game takes at most."""
KINDS = ("invitation", "answer/", "/report", "/reminder", "/press", "/final")


class Written(NamedTuple):
    """The letters to a player, the oldest first, with their keys."""

    keys: tuple[str, ...]
    text: str


def _talk(house: House) -> None:
    """What players write besides orders, in the first phase: each kind of answer comes to both of them."""
    for seat in (ANN, BOB):
        house.reply(seat, f"{house.bot(seat)}\nATACK Green 4 with 2\nIF\n\nSee you,\nA. Player")
        house.reply(seat, "HELP\nSTATUS\nADDRESS\nFORMAT both\nZONE Berlin")
        house.reply(seat, "WITHDRAW ALL")
    house.reply(
        CY, "PRESS TO all: You know me. I never attack first; ask anybody who has played with me before now.\nEND"
    )


def _played(house: House) -> None:
    for _ in range(MOST):
        if house.game().status != "running":
            return
        if house.game().serial == 1:
            house.remind()
            _talk(house)
        for seat in (ANN, BOB, CY):
            house.reply(seat, house.bot(seat))
        house.next_phase()


@pytest.fixture(scope="module")
def letters(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Written]:
    """The letters of the game by language."""
    house = House(tmp_path_factory.mktemp("languages"))
    house.create(options={"bases_to_win": "3"})
    for seat, more in ((ANN, "\nLANGUAGE Deutsch"), (BOB, ""), (CY, "\nLUCK seven green apples")):
        house.reply(seat, f"JOIN{more}", "invitation")
    _played(house)
    assert house.game().status == "finished"
    found = {}
    for seat, language in ((ANN, "german"), (BOB, "english")):
        mails = house.mails(seat)
        found[language] = Written(
            tuple(mail.key for mail in mails), "\n\n\n".join(readable(mail.raw).rstrip("\n") for mail in mails) + "\n"
        )
    house.store.close()
    return found


@pytest.mark.parametrize("language", ["english", "german"])
def test_it_says_what_it_said_when_it_was_last_read(language: str, letters: dict[str, Written]) -> None:
    assert [kind for kind in KINDS if not any(kind in key for key in letters[language].keys)] == []
    assert differences({f"whole-game-in-{language}.txt": letters[language].text}) == []
