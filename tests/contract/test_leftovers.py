"""What is left in English in the letters of somebody who reads German, by the machine: what two readers are told alike.

Two players of a game ask for the same, one in German. A sentence that both are sent and that has English words in it
which no order has is one that nobody has translated.
"""

import re
from pathlib import Path
from typing import Final

import pytest

from adjudicator.mail.letter import read
from tests.service.house import House

ANN, BOB = 0, 1
PRESSED: Final = "PRESS TO Zoe\nHello\nEND PRESS"
LETTERS: Final = (
    "HELP",
    "RULES",
    "HELP ELSE\nHELP WITHDRAW\nHELP xyzzyx",
    "STATUS\nWHO\nHISTORY\nSHOW PRESS\nMUTE nobody here\nZONE Berlin\nFORMAT both\nFORMAT morse",
    "ABSENT tomorrow\nNOTE to GM: hello\nADDRESS\nADDRESS nowhere\nREPORT turn 7 phase 1\nREADY",
    f"PASS\nATACK everybody\nIF\nELSE x\nWITHDRAW line 77\nCHALLENGE 99\nLAP 99\nPHASE 99\n{PRESSED}",
)
ENGLISH: Final = re.compile(r"\b(?:the|you|your|that|which|what|there|does|was|been|have|will|nothing|an)\b", re.I)
SENTENCE: Final = re.compile(r"(?<=[.!?:;])\s+|\n\s*\n|\n\s*-+\s*\n|\n- |\n  +")
QUOTED: Final = re.compile(r'"[^"]*"')
NAMES: Final = re.compile(r"HELP [\w ]+|the Owl")
COMPLETE: Final = ("postal-cosmic", "cosmoclasm")
"""The titles that are told in German to the last sentence; of the others, reports and forms are in English."""


def sentences(house: House, seat: int, since: int) -> set[str]:
    """What a seat is sent after so many letters, sentence by sentence, without the words of orders in it."""
    texts = ["\n".join(line.text for line in read(mail.raw).lines) for mail in house.mails(seat)[since:]]
    return {_unordered(house, one) for text in texts for one in SENTENCE.split(text) if one}


def _unordered(house: House, sentence: str) -> str:
    """A sentence without what its reader had written himself, and without examples of conditions."""
    said = " ".join(NAMES.sub("", QUOTED.sub("", sentence)).split())
    for fact in house.table().title.facts:
        said = said.replace(fact.example, "")
    return said


def told_alike(folder: Path, title: str) -> list[str]:
    """What two players of a title are told alike in English, one of whom reads German."""
    house = House(folder)
    house.begun(title=title)
    # The first report had come before he asked for German.
    before = {seat: len(house.mails(seat)) for seat in (ANN, BOB)}
    house.reply(ANN, "LANGUAGE Deutsch")
    for seat in (ANN, BOB):
        for letter in LETTERS:
            house.reply(seat, letter)
        house.reply(seat, house.bot(seat))
    house.next_phase()
    sent = {seat: sentences(house, seat, before[seat]) for seat in (ANN, BOB)}
    house.store.close()
    return sorted(one for one in sent[ANN] & sent[BOB] if ENGLISH.search(one))


@pytest.mark.parametrize("title", COMPLETE)
def test_nothing_is_left_in_english(title: str, tmp_path: Path) -> None:
    assert told_alike(tmp_path, title) == []
