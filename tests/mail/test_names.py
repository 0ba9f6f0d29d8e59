"""Keys of signatures, asked for at a name server: what is wrong with one domain is no other's trouble."""

from collections.abc import Iterator

import dns.resolver
import pytest

from adjudicator.mail.proof import NOTHING, Proof, signatures
from adjudicator.mail.proof.names import SECONDS, Names, asked
from adjudicator.mail.proof.witness import Witness
from tests.mail.name_server import NameServer, serving
from tests.mail.signatures import ANN, LETTER, PUBLIC, signed

SOON = 0.2
"""Seconds that are waited for an answer here."""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[NameServer]:
    with serving({"s1._domainkey.mail.example.org": PUBLIC, "a.example.org": b"v=DKIM1; p=" + b"A" * 400}) as found:
        monkeypatch.setattr(dns.resolver, "default_resolver", found.resolver())
        yield found


def soon(name: str, seconds: float) -> bytes | None:
    return asked(name, min(seconds, SOON))


def signature(domain: str, selector: str) -> bytes:
    """A signature that could be right, by whoever has the key."""
    raw = signed(domain=domain.encode()).partition(LETTER)[0]
    return raw.replace(b"s=s1", f"s={selector}".encode())


def letter_of(sender: str, domain: str, selector: str = "s1") -> bytes:
    """A letter that says it is signed by a domain; only the one of Ann is."""
    raw = signed().replace(b"d=mail.example.org", f"d={domain}".encode())
    return raw.replace(b"s=s1", f"s={selector}".encode()).replace(ANN.encode(), sender.encode())


def test_a_record_is_found_in_its_pieces(server: NameServer) -> None:
    assert asked("a.example.org") == b"v=DKIM1; p=" + b"A" * 400
    assert asked("b.example.org") is None
    assert server.asked == ["a.example.org", "b.example.org"]


@pytest.mark.parametrize("domain", ["silent.example", "failing.example", "a.b.silent.example"])
def test_a_domain_that_does_not_answer_leaves_the_letters_of_others_checked(server: NameServer, domain: str) -> None:
    witness = Witness((), Names(soon))
    eve = f"eve@{domain}"
    for _ in range(3):
        assert witness.examine(letter_of(eve, domain), eve) == NOTHING
    assert server.asked.count(f"s1._domainkey.{domain}") <= 2, "and it is not asked again and again"
    assert witness.examine(signed(), ANN) == Proof("pass", "DKIM of mail.example.org")


@pytest.mark.parametrize("selector", ["x" * 64, "x..y", "x" * 60 + ".y" * 100, "-", "%00", "caf\xe9"])
def test_a_name_that_there_cannot_be_is_asked_for_nowhere_and_silences_nobody(
    server: NameServer, selector: str
) -> None:
    witness = Witness((), Names(soon))
    assert witness.examine(letter_of(ANN, "mail.example.org", selector), ANN) == NOTHING
    assert witness.examine(signed(), ANN).found == "pass"


@pytest.mark.parametrize("name", ["x" * 64 + "._domainkey.mail.example.org", "x..y._domainkey.mail.example.org"])
def test_of_such_a_name_it_is_said_that_there_is_none(server: NameServer, name: str) -> None:
    assert asked(name) is None
    assert server.asked == []


def test_a_second_signature_is_looked_at_although_nobody_answers_for_the_first(server: NameServer) -> None:
    first = signature("example.org", "silent")
    assert Witness((), Names(soon)).examine(first + signed(), ANN).found == "pass"
    assert server.asked[0] == "silent._domainkey.example.org"
    assert server.asked[-1] == "s1._domainkey.mail.example.org"


def test_all_questions_for_one_letter_share_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now, given = [0.0], []

    def slow(_: str, seconds: float) -> bytes | None:
        given.append(seconds)
        now[0] += 0.75 * SECONDS
        return None

    monkeypatch.setattr(signatures, "monotonic", lambda: now[0])
    raw = b"".join(signature("example.org", f"s{number}") for number in range(5)) + LETTER
    assert Witness((), slow).examine(raw, ANN) == NOTHING
    assert given == [SECONDS, 0.25 * SECONDS]
