"""What shows that a letter comes from where it says: real signatures, real headers, and name servers that fail."""

import time
from base64 import b64encode

import dkim  # type: ignore[import-untyped]
import dns.exception
import dns.resolver
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.mail.proof import NOTHING, Proof, covers, load, written
from adjudicator.mail.proof.names import HURRIED, REMEMBERED, SECONDS, SILENT, Lookup, Names, NotAnswered, asked
from adjudicator.mail.proof.witness import Witness
from tests.mail.signatures import ANN, LETTER, PRIVATE, keys, signed


def unanswered(name: str, _: float) -> bytes | None:
    raise NotAnswered("timeout")


def examined(raw: bytes, sender: str = ANN, *, lookup: Lookup = keys, trust: str = "") -> Proof:
    return Witness(tuple(trust.split()), lookup).examine(raw, sender)


@pytest.mark.parametrize("domain", ["mail.example.org", "example.org"])
def test_the_domain_or_one_above_it_may_sign(domain: str) -> None:
    assert examined(signed(domain=domain.encode())) == Proof("pass", f"DKIM of {domain}")


@pytest.mark.parametrize(
    "raw",
    [
        LETTER,
        signed().replace(b"planet 4", b"planet 5"),
        signed(domain=b"elsewhere.example"),
        signed(domain=b"org"),
        signed(length=True) + b"ATTACK planet 5\r\n",
        signed(length=True),
        signed().replace(b"d=mail.example.org", b"d=other.example.org"),
        b"From: Eve <eve@mail.example.org>\r\n" + signed(),
        signed(LETTER.replace(b"From: Ann", b"From: eve@mail.example.org, Ann")),
        b"DKIM-Signature: " + b"x" * 1000 + b"\r\n" + LETTER,
        b" \r\n" + signed(),
        b"",
    ],
    ids="unsigned changed other top length-more length renamed two-from two-senders garbage space empty".split(),
)
def test_nothing_else_vouches_for_a_letter(raw: bytes) -> None:
    assert examined(raw) == NOTHING


def _der(kind: int, content: bytes) -> bytes:
    return bytes((kind, 0x84)) + len(content).to_bytes(4, "big") + content


def _broad(bits: int) -> bytes:
    """The record of a key whose numbers have so many bits, both of them."""
    number = _der(2, b"\x00" + ((1 << bits) - 1).to_bytes(bits // 8, "big"))
    rsa_encryption = _der(6, bytes.fromhex("2a864886f70d010101")) + _der(5, b"")
    key = _der(3, b"\x00" + _der(0x30, number + number))
    return b"v=DKIM1; k=rsa; p=" + b64encode(_der(0x30, _der(0x30, rsa_encryption) + key))


def test_no_letter_takes_long_to_prove() -> None:
    """Whoever has a domain can sign what takes a library the square of its length, or a key that takes it hours."""
    fields = b"".join(b"h%d:" % n for n in range(9000))
    many = b"DKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=s1; bh=AAAA; b=AAAA; h=" + fields + b"from\r\n"
    relaxed = (b"relaxed", b"relaxed")
    began = time.process_time()
    examined(signed())
    friendly, began = time.process_time() - began, time.process_time()
    assert examined(signed(canonicalize=relaxed).replace(b"planet 4", b" " * 100_000 + b"planet 4")) == NOTHING
    assert examined(many + b"X: y\r\n" * 9000 + LETTER) == NOTHING
    assert examined(signed(), lookup=lambda *_: _broad(24_000)) == NOTHING
    comments = b"Authentication-Results: " + b"(" * 20_000 + b")" * 20_000 + b"\r\n"
    assert examined(comments + LETTER, trust=MX) == NOTHING
    assert time.process_time() - began < 200 * friendly


def test_a_second_signature_may_be_the_right_one() -> None:
    both = dkim.sign(LETTER, b"s1", b"elsewhere.example", PRIVATE) + signed()
    assert examined(both).found == "pass"


def test_without_name_servers_nothing_is_known() -> None:
    assert examined(signed(), lookup=unanswered) == NOTHING
    assert Witness().examine(signed(), ANN) == NOTHING


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        (dns.resolver.NXDOMAIN, None),
        (dns.resolver.NoResolverConfiguration, NotAnswered),
        (dns.resolver.NoNameservers, NotAnswered),
        (dns.exception.Timeout, NotAnswered),
        (OSError, NotAnswered),
    ],
)
def test_what_name_servers_do_wrong(
    monkeypatch: pytest.MonkeyPatch, fault: type[Exception], found: type[Exception] | None
) -> None:
    def resolve(*_: object, **__: object) -> None:
        raise fault

    monkeypatch.setattr(dns.resolver, "resolve", resolve)
    if found is None:
        assert asked("s1._domainkey.example.org") is None
    else:
        with pytest.raises(found):
            asked("s1._domainkey.example.org")


def test_answers_are_remembered_and_silence_is_too_of_the_name_that_is_silent() -> None:
    now, questions = [0.0], []

    def answer(name: str, _: float) -> bytes | None:
        questions.append(name)
        if name == "silent":
            raise NotAnswered("timeout")
        return b"p=" + name.encode()

    names = Names(answer, lambda: now[0])
    assert [names("a"), names("a")] == [b"p=a", b"p=a"]
    for _ in range(2):
        with pytest.raises(NotAnswered):
            names("silent")
    assert names("b") == b"p=b"
    assert questions == ["a", "silent", "b"]
    now[0] = SILENT + 1
    with pytest.raises(NotAnswered):
        names("silent")
    now[0] = REMEMBERED + 1
    names("a")
    assert questions == ["a", "silent", "b", "silent", "a"]


def test_while_many_names_are_silent_others_are_asked_for_in_a_hurry() -> None:
    now, patience = [0.0], {}

    def answer(name: str, seconds: float) -> bytes | None:
        patience[name] = seconds
        if name.startswith("silent"):
            now[0] += seconds
            raise NotAnswered("timeout")
        return b"p="

    names = Names(answer, lambda: now[0])
    names("a")
    for number in range(6):
        with pytest.raises(NotAnswered):
            names(f"silent {number}")
    assert [patience[f"silent {number}"] for number in range(6)] == [SECONDS] * 3 + [HURRIED] * 3
    assert names("b") == b"p="
    assert patience["b"] == HURRIED
    now[0] += SILENT
    assert names("c") == b"p="
    assert patience["c"] == SECONDS
    now[0] = REMEMBERED + 1
    for number in range(3):
        with pytest.raises(NotAnswered):
            names(f"silent still {number}")
    names("a")
    assert patience["a"] == SECONDS, "it has been answered before"


MX = "mx.example.net"
FOUND = "Authentication-Results: mx.example.net; "
GOOD = f"{FOUND}dmarc=pass (p=REJECT sp=REJECT) header.from=mail.example.org; spf=pass smtp.mailfrom={ANN}\r\n"
BAD = f"{FOUND}dkim=none; spf=softfail smtp.mailfrom={ANN}; dmarc=fail (p=NONE) header.from=mail.example.org\r\n"
MICROSOFT = (
    "Authentication-Results: spf=pass (sender IP is 192.0.2.1)\r\n smtp.mailfrom=example.org; dkim=pass (signature was"
    " verified)\r\n header.d=example.org;dmarc=pass action=none\r\n header.from=mail.example.org;compauth=pass"
    " reason=100\r\n"
)


@pytest.mark.parametrize(
    ("header", "trust", "proof"),
    [
        (GOOD, MX, Proof("pass", f"DMARC by {MX}")),
        (GOOD.replace(MX, '"MX.Example.NET" 1'), f"other {MX}", Proof("pass", f"DMARC by {MX}")),
        (GOOD, "", NOTHING),
        (GOOD, "mx.example.org", NOTHING),
        (BAD, MX, Proof("fail", f"DMARC by {MX}")),
        (BAD + GOOD, MX, Proof("fail", f"DMARC by {MX}")),
        (BAD.replace(MX, "liar.example") + GOOD, MX, Proof("pass", f"DMARC by {MX}")),
        (f"{FOUND}dkim=pass header.d=example.org\r\n", MX, Proof("pass", f"DKIM by {MX}")),
        (f"{FOUND}spf=pass smtp.mailfrom={ANN}\r\n", MX, Proof("pass", f"SPF by {MX}")),
        (f"{FOUND}dkim=pass header.d=elsewhere.example\r\n", MX, NOTHING),
        (f"{FOUND}dkim=fail header.d=example.org\r\n", MX, NOTHING),
        (f"{FOUND}dmarc=pass header.from=elsewhere.example\r\n", MX, NOTHING),
        (f"{FOUND}none\r\n", MX, NOTHING),
        (f"{FOUND}dmarc; ((; =pass; dkim=\r\n", MX, NOTHING),
        (MICROSOFT, "none", Proof("pass", "DMARC by none")),
        (MICROSOFT, MX, NOTHING),
    ],
)  # fmt: skip
def test_only_the_operators_own_provider_is_believed(header: str, trust: str, proof: Proof) -> None:
    raw = header.encode() + LETTER
    assert examined(raw, lookup=unanswered, trust=trust) == proof


def test_what_the_provider_says_comes_before_our_own_look() -> None:
    assert examined(BAD.encode() + signed(), trust=MX).found == "fail"
    nothing = f"{FOUND}none\r\n".encode()
    assert examined(nothing + signed(), trust=MX).by == "DKIM of mail.example.org"


@given(st.binary(max_size=300), st.text(max_size=40))
def test_no_bytes_make_it_fail(raw: bytes, said: str) -> None:
    hostile = f"Authentication-Results: x; {said}\r\nDKIM-Signature: {said}\r\nFrom: {ANN}\r\n".encode() + raw
    assert examined(hostile, trust="x", lookup=lambda *_: raw) in (
        NOTHING,
        *(Proof(found, f"{method} by x") for found in ("pass", "fail") for method in ("DMARC", "DKIM", "SPF")),
    )


def test_a_proof_is_kept_and_comes_back() -> None:
    proof = Proof("pass", "DKIM of example.org")
    assert load(written(proof)) == proof
    assert load(None) == NOTHING


@pytest.mark.parametrize(
    ("signing", "sender", "may"),
    [
        ("example.org", "example.org", True),
        ("Example.ORG.", "a.b.example.org", True),
        ("a.example.org", "example.org", False),
        ("ample.org", "example.org", False),
        ("org", "example.org", False),
        ("", "example.org", False),
    ],
)
def test_which_domain_may_vouch_for_which(signing: str, sender: str, may: bool) -> None:
    assert covers(signing, sender) is may
