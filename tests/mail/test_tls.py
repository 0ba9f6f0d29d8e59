"""Letters come and go over TLS, from the first byte and by STARTTLS, with the certificate checked."""

import ssl

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.imap import Mailbox
from adjudicator.mail.servers.server_settings import ImapServer, SmtpServer
from adjudicator.mail.servers.smtp import Courier, Deferred, Parcel, Sent
from tests.mail.conftest import USERS
from tests.mail.scripted import Line, scripted
from tests.patience import PATIENCE

RAW = b"From: ann@mail.test\r\nTo: gm@mail.test\r\nSubject: x\r\n\r\nPASS\r\n"
PARCEL = Parcel("ann@mail.test", "gm@mail.test", RAW)


def test_there_and_back_by_starttls(server_tls: ssl.SSLContext, ca_file: str) -> None:
    with Embedded(USERS, tls=server_tls) as post:
        courier = Courier(post.smtp("ann", ca_file=ca_file))
        assert isinstance(courier.deliver([PARCEL])[0], Sent)
        mailbox = Mailbox(post.imap("gm", ca_file=ca_file))
        batch = mailbox.fetch_new()
        assert [letter.raw for letter in batch.letters] == [RAW]
        assert isinstance(courier.deliver([PARCEL])[0], Sent)
        assert mailbox.wait(PATIENCE)
        assert len(mailbox.fetch_new(batch.cursor).letters) == 1
        mailbox.close()
        courier.close()


def test_a_certificate_nobody_vouches_for_gets_no_letter(server_tls: ssl.SSLContext) -> None:
    with Embedded(USERS, tls=server_tls) as post:
        courier = Courier(post.smtp("ann"))
        (outcome,) = courier.deliver([PARCEL])
        courier.close()
        assert isinstance(outcome, Deferred)
        assert "certificate" in outcome.reason.lower()
        assert post.letters("gm") == []


def test_tls_from_the_first_byte(server_tls: ssl.SSLContext, ca_file: str) -> None:
    got: list[bytes] = []

    def smtp(line: Line) -> None:
        line.say(b"220 ready\r\n")
        while said := line.hear():
            if said.upper().startswith(b"DATA"):
                line.say(b"354 go\r\n")
                while (part := line.hear()) not in {b".\r\n", b""}:
                    got.append(part)
            line.say(b"250 ok\r\n")

    with scripted(smtp, tls=server_tls) as port:
        courier = Courier(SmtpServer(host="127.0.0.1", port=port, ca_file=ca_file, timeout=PATIENCE))
        assert isinstance(courier.deliver([PARCEL])[0], Sent)
        courier.close()
    assert b"".join(got) == RAW


def test_a_notice_inside_the_same_tls_record_is_heard(server_tls: ssl.SSLContext, ca_file: str) -> None:
    def imap(line: Line) -> None:
        line.say(b"* OK ready\r\n")
        answers = {
            b"CAPABILITY": b"* CAPABILITY IMAP4rev1 IDLE\r\n",
            b"EXAMINE": b"* 0 EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 1] ok\r\n",
        }
        while said := line.hear().split():
            if said[1].upper() == b"IDLE":
                line.say(b"+ idling\r\n* 1 EXISTS\r\n")
                assert line.hear().strip() == b"DONE"
            line.say(answers.get(said[1].upper(), b"") + said[0] + b" OK done\r\n")

    with scripted(imap, tls=server_tls) as port:
        mailbox = Mailbox(
            ImapServer(host="127.0.0.1", port=port, user="gm", password="x", ca_file=ca_file, timeout=PATIENCE)
        )
        assert mailbox.fetch_new().letters == ()
        assert mailbox.wait(PATIENCE)
        mailbox.close()
