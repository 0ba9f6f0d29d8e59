"""Who sent this? The table that decides is the one that players can read, and it has a row for everything."""

import re
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from adjudicator.mail.intake import judge, policy
from adjudicator.mail.intake.verdict import Accepted, ClosedPhase, Held, UnknownSender, WrongToken
from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.proof import Found, Proof
from adjudicator.mail.writing import address, token
from adjudicator.mail.writing.compose import message_id
from tests.mail.desk import MAILBOX, SECRET, Books

PAGE = Path(__file__).parents[2] / "docs" / "letters.md"
EVERY = list(product(get_args(policy.Address), get_args(policy.Token), get_args(Found)))


def test_the_table_of_the_page_is_the_one_that_decides() -> None:
    text = PAGE.read_text(encoding="utf-8")
    section = text[text.index("## Who sent a letter") :]
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", section, re.M)
    assert rows[0] == ("its address", "its token", "its domain", "what follows")
    told = [tuple(cell.strip().strip("*") for cell in row) for row in rows[1:]]
    assert told == [(row.address, row.token, row.domain, row.outcome) for row in policy.TABLE]


def test_every_row_decides_something_and_everything_is_decided() -> None:
    used = set()
    for address_, token_, domain in EVERY:
        fits = [
            row
            for row in policy.TABLE
            if row.address in ("any", address_) and row.token in ("any", token_) and row.domain in ("any", domain)
        ]
        assert policy.outcome(address_, token_, domain) == fits[0].outcome
        used.add(fits[0])
    assert used == set(policy.TABLE)


def shown(own: policy.Address, carried: policy.Token) -> Letter:
    """A letter that shows this, for Red in Mars, where phase 7 is open."""
    serial = 6 if carried == "old" else 7
    mark = "a" * token.LENGTH if carried == "wrong" else token.mint(SECRET, "mars", "red", serial)
    to = MAILBOX if carried == "none" else address.plus(MAILBOX, "mars", "red", serial, mark)
    thread = message_id("mars", "red", "report", 7, 1, "0a", MAILBOX.rpartition("@")[2])
    more = f"In-Reply-To: {thread}\n" if carried == "none" else ""
    sender = "ann@example.org" if own == "the seat's" else "eve@example.org"
    return read(f"From: {sender}\nTo: {to}\nSubject: orders\nMessage-ID: <x@y>\n{more}\nDEFENDER Green\n".encode())


@pytest.mark.parametrize(("own", "carried", "domain"), EVERY)
def test_a_letter_fares_as_the_table_says(own: policy.Address, carried: policy.Token, domain: Found) -> None:
    verdict = judge(shown(own, carried), Books(), proof=Proof(domain, "a test"))
    match policy.outcome(own, carried, domain):
        case "accept":
            assert verdict == Accepted("mars", "red", 7)
        case "accept with a note":
            assert verdict == Accepted("mars", "red", 7, "disowned" if domain == "fail" else "unproved")
        case "hold":
            assert isinstance(verdict, Held)
        case "closed":
            assert verdict == ClosedPhase("mars", "red", 6, 7)
        case "refuse":
            assert isinstance(verdict, UnknownSender | WrongToken)


def test_nobody_is_asked_about_an_unproved_letter_for_another_phase() -> None:
    thread = message_id("mars", "red", "report", 6, 1, "0a", MAILBOX.rpartition("@")[2])
    letter = read(f"From: ann@example.org\nTo: {MAILBOX}\nIn-Reply-To: {thread}\n\nDEFENDER Green\n".encode())
    assert judge(letter, Books(), proof=Proof("fail", "a test")) == ClosedPhase("mars", "red", 6, 7)
