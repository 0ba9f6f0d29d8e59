"""What is left in English in the letters of players who read German, by the machine: what two tables are told alike.

The same game is played at two tables, at one of them in German. A sentence that stands in a letter there and in the
same letter at the other table, and that has English words in it which no order has, is one that nobody has translated.
"""

import html
import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

import pytest

from adjudicator.games import catalogue
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.writing.compose import Attachment
from adjudicator.service import master
from tests.service.house import House

ANN, BOB = 0, 1
PRESSED: Final = "PRESS TO Zoe\nHello\nEND PRESS"
LETTERS: Final = (
    "HELP",
    "RULES",
    "HELP ELSE\nHELP WITHDRAW\nHELP xyzzyx",
    "STATUS\nWHO\nHISTORY\nSHOW PRESS\nMUTE nobody here\nZONE Berlin\nFORMAT both\nFORMAT morse",
    "ABSENT tomorrow\nNOTE to GM: hello\nADDRESS\nADDRESS nowhere\nREPORT turn 7 phase 1\nREADY",
    f"PASS\nATACK everybody\nIF\nELSE x\nWITHDRAW line 77\nCHALLENGE 99\nLAP 99\nPHASE 99\n(((\n{PRESSED}",
)
AWAY: Final = "ABSENT 2026-05-07 to 2026-05-09\nSTATUS"
IMPOSSIBLE: Final = {
    "postal-cosmic": (
        "ATTACK Green 1 with 9\nATTACK Blue 1\nRELEASE to Blue 5\nOWN COLOUR attack Blue on home 4\nPLAY Plague on Red",
        "INVITE Red\nJOIN offence with 9\nJOIN defence with 2 from Blue 5\nFORCE FIELD against Red\nCARD Attack 77",
    ),
    "blutooth": (
        "LOAD 9\nLOAD 0\nTARGET home 1\nREVIVE to Blue 5\nDEFENDER Red\nRESUPPLY\nCOMMISSION Red with 9\n"
        "SHIP ZAP Red on Blue 1",
        "SEND 9 from home 1\nSEND 2 from Blue 1\nSPONSOR defender with 2\nDIVIDE home 1: 9 to invasion 1\n"
        "LOSE from Blue 1\nFORCE FIELD against Red",
        "DRIVER Attack 77\nDRIVER Escape\nDRIVER Attack 8 as 3\nDRIVER no\nDISTRESS Negotiate\nASSASSINATE 9 of Red\n"
        "RETURN rest to Blue 1\nZAP Red IF Red uses Human\nAS ENVOY IF I would lose",
    ),
    "cosmoforce": (
        'BUILD fighter with hangar\nBUILD cruiser with 11 lasers\nBUILD cruiser with laser\nCREW "Ash", "Ash"\nHEAL',
        "ATTACK Red with 2 lasers\nATTACK Blue with 0 lasers\nBURN up 30\nREPAIR lasers\nEVADE IF round >= 9\n"
        "HEAL\nCONSERVE as action 3\nRECALL lasers\nRAM Blue as action 2 IF Blue speed >= 0\nDAMAGE no",
    ),
    "cosmoclasm": (
        "GIVE sun drone/mech, sun drone/mech\nGIVE moon mech/mech, star mech/mech\nSTATION on K8\nSWITCH 1 with 2",
        "PLAY sun drone/mech\nPLAY sun mech/mech with Innovation covering mech\nPLAY eclipse mech\nSTATION on A12, K8\n"
        "TAKE no\nSWITCH 1 with 2 IF round = 7\nSTART Radiants\nRETIRE UNLESS players left = 9\nRETIRE",
    ),
}
"""Orders that come to nothing, each for another reason, by the phase in which they are sent."""
ENGLISH: Final = re.compile(
    r"\b(?:the|you|your|that|which|what|there|does|was|been|have|will|nothing|an|may|be|can|are|none|attacks|"
    r"orders of)\b",
    re.I,
)
SENTENCE: Final = re.compile(r"(?<=[.!?:;])\s+|\n\s*\n|\n\s*-+\s*\n|\n- |\n  +")
QUOTED: Final = re.compile(r'"[^"]*"')
NAMES: Final = re.compile(r"HELP [\w ]+|the Owl|Will(?=, Worm)|AT MOST|(?:Zeile|[Ll]ine) \d+, |^- \w+ = \w+")


def texts(raw: bytes) -> Iterator[str]:
    """All that a letter says: its subject and text, and what programs show of its page and of its calendar."""
    letter = read(raw)
    yield letter.subject
    yield "\n".join(line.text for line in letter.lines)
    for part in message_from_bytes(raw, policy=policy.default).walk():
        if part.get_content_type() == "text/html":
            page = part.get_content()
            yield from (html.unescape(alt) for alt in re.findall(r' alt="([^"]*)"', page))
            for link in re.findall(r'"mailto:[^"?]*\?([^"]*)"', page):
                yield from parse_qs(html.unescape(link))["subject"]
        elif part.get_content_type() == "text/calendar":
            entries = part.get_content().replace("\r\n ", "")
            yield from re.findall(r"^(?:SUMMARY|DESCRIPTION)[^:]*:(.*)", entries, re.M)


def sentences(raw: bytes, title: str) -> set[str]:
    """What a letter says, sentence by sentence, without the words of orders in it."""
    return {_unordered(one, title) for text in texts(raw) for one in SENTENCE.split(text)}


def _unordered(sentence: str, title: str) -> str:
    """A sentence without what its reader had written himself, and without examples of conditions."""
    said = " ".join(NAMES.sub("", QUOTED.sub("", sentence)).split())
    for fact in catalogue.title(title).facts:
        said = said.replace(fact.example, "")
    return said


def sent(folder: Path, title: str, language: str) -> list[tuple[str, set[str]]]:
    """Every letter of a short game whose players read a language: under which key it was sent, and what it says."""
    house, players = House(folder), max(3, catalogue.title(title).fewest)
    house.create(title=title, players=players)
    for seat in range(players):
        house.reply(seat, f"JOIN\nLANGUAGE {language}", "invitation")
    for letter in (*LETTERS, AWAY):
        house.reply(ANN, letter)
    answered = house.last(ANN, "report")
    files = [Attachment("orders.txt", "text/plain", b"PASS")]
    house.receive(house.raw("", to=answered.reply_to, answers=answered, files=files))
    for impossible in (*IMPOSSIBLE.get(title, ()), ""):
        if impossible:
            house.reply(ANN, impossible)
        for seat in (ANN, BOB):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    if house.game().status == "running":
        master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    # An invitation is sent before anybody can say what he reads.
    mails = [mail for seat in (ANN, BOB) for mail in house.mails(seat) if "invitation" not in mail.key]
    house.store.close()
    return [(mail.key, sentences(mail.raw, title)) for mail in mails]


@pytest.mark.parametrize("title", catalogue.titles())
def test_nothing_is_left_in_english(title: str, tmp_path: Path) -> None:
    for folder in ("german", "english"):
        (tmp_path / folder).mkdir()
    german, english = sent(tmp_path / "german", title, "Deutsch"), sent(tmp_path / "english", title, "English")
    assert len(german) == len(english)
    alike = {one: key for (key, here), (_, there) in zip(german, english, strict=True) for one in here & there}
    left = [f"{one!r} in {key}" for one, key in alike.items() if ENGLISH.search(one)]
    assert not left, "said in English:\n" + "\n".join(left)
