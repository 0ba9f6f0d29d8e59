"""What spam filters look at, as docs/operators.md promises it of every letter; and our own signature."""

import re
from collections.abc import Iterator
from datetime import timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization
from msgspec.structs import replace

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.proof.witness import Witness
from adjudicator.mail.servers.smtp import Courier
from adjudicator.mail.writing.signer import BadKey, with_key
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.settings.configuration import SettingsWrong, example_text
from adjudicator.service.settings.toml_reader import read as settings
from tests.due import remind_due
from tests.mail.signatures import PRIVATE, PUBLIC
from tests.service.house import MAILBOX, House
from tests.service.orders import attack
from tests.service.served import USERS

LOADS = re.compile(
    r"""(?:src|background|data|poster)\s*=\s*["']?(?!cid:)\w+:|url\(|@import|<(?:script|form|iframe|link)\b""", re.I
)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house that has written letters of every kind."""
    house = House(tmp_path)
    house.create()
    for seat in range(3):
        house.reply(seat, "JOIN", "invitation")
    house.reply(0, f"{attack(house)}\nNOTE to GM: grüße\nHELP\nADDRESS ann@new.test")
    house.reply(1, "Zzyzx frobnicates.")
    house.reply(0, "PASS", sender="eve@elsewhere.test")
    house.receive(house.raw("hello", sender="nobody@elsewhere.test"))
    house.pass_time(days=6, hours=1)
    assert remind_due(house.office) > 0
    house.next_phase()
    yield house
    house.store.close()


def letters(house: House) -> dict[str, bytes]:
    """Every letter that waits to be sent, by its key."""
    with house.store.unit() as unit:
        claims = unit.outbox.claim(house.clock.now(), stale_after=timedelta(days=1), limit=1000)
    return {claim.mail.key: claim.mail.raw for claim in claims}


def parsed(raw: bytes) -> EmailMessage:
    message = message_from_bytes(raw, policy=default)
    assert isinstance(message, EmailMessage)
    return message


def test_every_letter_is_what_filters_want(house: House) -> None:
    everything = letters(house)
    kinds = " ".join(everything)
    for kind in ("invitation", "report", "reminder", "answer/", "notice/", "refused/held/", "held_owner", "address/"):
        assert kind in kinds
    ids = []
    for key, raw in everything.items():
        message = parsed(raw)
        assert message["From"].addresses[0].addr_spec == MAILBOX, key
        assert len(message["From"].addresses) == len(message["To"].addresses) == 1, key
        assert message["Bcc"] is message["Cc"] is None
        for one in message["Reply-To"].addresses if message["Reply-To"] else ():
            assert one.domain == MAILBOX.partition("@")[2], key
        ids.append(message["Message-ID"])
        assert re.fullmatch(r"<[^<>\s]+@mail\.test>", message["Message-ID"].strip()), key
        assert parsedate_to_datetime(message["Date"]).utcoffset() is not None, key
        assert re.fullmatch(r"<(?:andromeda\.)?games\.mail\.test>", message["List-Id"].strip()), key
        assert message["Auto-Submitted"] in ("auto-generated", "auto-replied"), key
        assert message["Subject"].strip(), key
        assert max(map(len, raw.split(b"\r\n"))) <= 998, key
        first = next(part for part in message.walk() if not part.is_multipart())
        assert (first.get_content_type(), first.get_content_charset()) == ("text/plain", "utf-8"), key
        assert len(first.get_content().split()) > 5, key
        pages = [part.get_content() for part in message.walk() if part.get_content_type() == "text/html"]
        assert [found for page in pages for found in LOADS.findall(page)] == [], key
        if key.startswith("answer/"):
            assert message["In-Reply-To"] in message["References"], key
    assert len(ids) == len(set(ids))


def test_what_would_be_loaded_is_found() -> None:
    for bad in (
        '<img src="https://x/">',
        "<img src=http://x>",
        "<script>",
        "a{background:url(x)}",
        '<form action="x">',
    ):
        assert LOADS.search(bad), bad
    assert not LOADS.search('<img src="cid:map"> <a href="mailto:x@y">')


def test_a_signed_letter_is_vouched_for_by_our_domain(house: House, tmp_path: Path) -> None:
    key = tmp_path / "dkim.pem"
    key.write_bytes(PRIVATE)
    signer = with_key("mail.test", "s1", key)
    asked = []

    def keys(name: str, _: float) -> bytes | None:
        asked.append(name)
        return PUBLIC

    with Embedded(USERS) as post:
        courier = Courier(post.smtp("games"))
        sending = Sending(replace(house.office, sign=signer), courier)
        while sending.send_some():
            pass
        courier.close()
        arrived = post.letters("ann")
    kept = {mail.message_id: mail.raw for mail in house.mails()}
    assert len(arrived) > 3
    for raw in arrived:
        assert Witness((), keys).examine(raw, MAILBOX).by == "DKIM of mail.test"
        tampered = raw.replace(b"andromeda", b"Andromeda")
        assert Witness((), keys).examine(tampered, MAILBOX).found == "unknown"
        assert raw.endswith(kept[read(raw).message_id])
    assert set(asked) == {"s1._domainkey.mail.test"}
    assert str(PRIVATE) not in repr(signer)


def test_a_key_that_cannot_sign_is_said_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "adjudicator.toml"
    text = example_text().replace("# [signing]", "[signing]").replace("# selector", "selector")
    with pytest.raises(SettingsWrong, match=r"signing.key_file: .*dkim.pem holds no RSA key"):
        settings(text, path).signer()
    (tmp_path / "dkim.pem").write_bytes(PRIVATE)
    signer = settings(text, path).signer()
    assert repr(signer) == "Signer(games2026._domainkey.example.org)"
    assert settings(example_text(), path).signer() is None


def test_a_key_may_be_as_newer_programs_write_it(tmp_path: Path) -> None:
    old = serialization.load_pem_private_key(PRIVATE, None)
    path = tmp_path / "dkim.pem"
    newer = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path.write_bytes(old.private_bytes(serialization.Encoding.PEM, *newer))
    raw = with_key("mail.test", "s1", path)(b"From: games@mail.test\r\n\r\nHello\r\n")
    assert Witness((), lambda *_: PUBLIC).examine(raw, MAILBOX).found == "pass"


@pytest.mark.parametrize("raw", [b"", b"-----BEGIN RSA PRIVATE KEY-----\nxx\n-----END RSA PRIVATE KEY-----\n"])
def test_what_is_no_key(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "dkim.pem").write_bytes(raw)
    with pytest.raises(BadKey, match="openssl genrsa") as refused:
        with_key("mail.test", "s1", tmp_path / "dkim.pem")
    assert len(str(refused.value).splitlines()) == 1


def test_a_signature_holds_where_a_server_on_the_way_sets_spaces_otherwise(tmp_path: Path) -> None:
    (tmp_path / "dkim.pem").write_bytes(PRIVATE)
    raw = with_key("mail.test", "s1", tmp_path / "dkim.pem")(
        b"From: games@mail.test\r\nSubject: two words\r\n\r\nHello all\r\n"
    )
    for was, came in ((b"Subject: two words", b"Subject:\ttwo  words"), (b"Hello all\r\n", b"Hello  all \r\n")):
        assert Witness((), lambda *_: PUBLIC).examine(raw.replace(was, came), MAILBOX).found == "pass"


def test_the_domain_may_have_letters_of_any_script(tmp_path: Path) -> None:
    (tmp_path / "dkim.pem").write_bytes(PRIVATE)
    raw = with_key("bücher.test", "s1", tmp_path / "dkim.pem")(b"From: games@mail.test\r\n\r\nHello\r\n")
    assert b"d=xn--bcher-kva.test;" in raw
