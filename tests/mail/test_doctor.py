"""Each thing that can be wrong with an account gets its own sentence, which says what to do."""

import socket
import ssl
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
import trustme

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.doctor import Finding, check_imap, check_smtp
from adjudicator.mail.servers.server_settings import ImapServer, Security, Server, SmtpServer
from tests.mail.conftest import USERS
from tests.mail.scripted import Line, scripted
from tests.patience import PATIENCE

Check = Callable[[Server], tuple[Finding, ...]]


def _imap(port: int, security: Security = "plain", *, host: str = "127.0.0.1", **more: str) -> ImapServer:
    return msgspec.convert({"host": host, "port": port, "security": security, "timeout": PATIENCE, **more}, ImapServer)


def _smtp(port: int, security: Security = "plain", *, host: str = "127.0.0.1", **more: str) -> SmtpServer:
    return msgspec.convert({"host": host, "port": port, "security": security, "timeout": PATIENCE, **more}, SmtpServer)


def _only(findings: tuple[Finding, ...], kind: str, *words: str) -> None:
    assert [finding.kind for finding in findings] == [kind], findings
    for word in words:
        assert word in findings[0].sentence
    assert findings[0].sentence.endswith(".")


def test_nothing_is_wrong_with_a_good_account(post: Embedded) -> None:
    assert check_imap(post.imap("gm")) == ()
    assert check_smtp(post.smtp("gm")) == ()
    assert post.letters("gm") == []


def test_nothing_is_wrong_with_a_good_account_over_starttls(server_tls: ssl.SSLContext, ca_file: str) -> None:
    with Embedded(USERS, tls=server_tls) as post:
        assert check_imap(post.imap("gm", ca_file=ca_file)) == ()
        assert check_smtp(post.smtp("gm", ca_file=ca_file)) == ()


def test_a_port_where_nothing_listens(closed_port: int) -> None:
    _only(check_imap(_imap(closed_port)), "refused", str(closed_port), "imap.port")
    _only(check_smtp(_smtp(closed_port)), "refused", str(closed_port), "smtp.port")


def test_a_host_that_does_not_exist() -> None:
    _only(check_imap(_imap(993, "tls", host="mail.invalid")), "host", "mail.invalid", "imap.host")
    _only(check_smtp(_smtp(465, "tls", host="mail.invalid")), "host", "mail.invalid", "smtp.host")


def test_a_wrong_password(post: Embedded) -> None:
    _only(
        check_imap(_imap(post.imap("gm").port, user="gm", password="wrong")), "login", "gm", "imap.user", "app password"
    )
    _only(
        check_smtp(_smtp(post.smtp("gm").port, user="gm", password="wrong")), "login", "gm", "smtp.user", "app password"
    )


def test_a_password_of_any_letters_is_taken() -> None:
    with Embedded({"gm": "geheim-für-äöü-☃"}) as post:
        assert check_imap(post.imap("gm")) == ()
        assert check_smtp(post.smtp("gm")) == ()
        bad = _imap(post.imap("gm").port, user="gm", password="für-äöü")
        _only(check_imap(bad), "login", "gm", "imap.user", "app password")


def test_a_password_is_never_shown(post: Embedded) -> None:
    server = post.imap("gm")
    assert server.password not in repr(server)
    bad = _imap(server.port, user="gm", password="pa55word")
    assert "pa55word" not in check_imap(bad)[0].sentence


def test_a_folder_that_is_missing(post: Embedded) -> None:
    good = post.imap("gm")
    missing = ImapServer(
        host=good.host, port=good.port, security="plain", user="gm", password=good.password, folder="Games"
    )
    _only(check_imap(missing), "folder", "Games", "imap.folder", "INBOX")


def test_a_certificate_nobody_vouches_for(server_tls: ssl.SSLContext) -> None:
    with Embedded(USERS, tls=server_tls) as post:
        _only(check_imap(post.imap("gm")), "certificate", "imap.ca_file", "imap.host")
        _only(check_smtp(post.smtp("gm")), "certificate", "smtp.ca_file", "smtp.host")


@pytest.mark.parametrize(("days", "said"), [(-1, "has expired"), (2, "is not valid yet")])
def test_a_certificate_out_of_its_time(authority: trustme.CA, ca_file: str, days: int, said: str) -> None:
    """It may be the clock of this machine that is wrong, and no other name or authority helps."""
    until = datetime.now(UTC) + timedelta(days=days)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    dated = authority.issue_cert("127.0.0.1", not_before=until - timedelta(days=1), not_after=until)
    dated.configure_cert(context)
    with Embedded(USERS, tls=context) as post:
        for found in (
            check_imap(_imap(post.imap("gm").port, "starttls", ca_file=ca_file)),
            check_smtp(_smtp(post.smtp("gm").port, "starttls", ca_file=ca_file)),
        ):
            _only(found, "certificate", said, "clock")
            assert "ca_file" not in found[0].sentence


def test_a_refusal_is_told_as_the_server_said_it(post: Embedded) -> None:
    bad = _imap(post.imap("gm").port, user="gm", password="wrong")
    sentence = check_imap(bad)[0].sentence
    assert "refused the login of gm: [AUTHENTICATIONFAILED] " in sentence
    assert ".." not in sentence


def test_a_certificate_for_another_name(server_tls: ssl.SSLContext, ca_file: str) -> None:
    with Embedded(USERS, tls=server_tls) as post:
        imap = _imap(post.imap("gm").port, "starttls", host="localhost", ca_file=ca_file)
        _only(check_imap(imap), "certificate", "imap.host")


def test_no_starttls(post: Embedded) -> None:
    _only(check_imap(_imap(post.imap("gm").port, "starttls")), "starttls", "993", 'security = "tls"')
    _only(check_smtp(_smtp(post.smtp("gm").port, "starttls")), "starttls", "465", 'security = "tls"')


def test_tls_asked_of_a_port_that_speaks_plainly(post: Embedded) -> None:
    _only(check_imap(_imap(post.imap("gm").port, "tls")), "not_tls", 'security = "starttls"')
    _only(check_smtp(_smtp(post.smtp("gm").port, "tls")), "not_tls", 'security = "starttls"')


@pytest.mark.parametrize("content", [None, "no certificate"])
def test_a_ca_file_that_cannot_be_read(content: str | None, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("ca") / "ca.pem"
    if content is not None:
        path.write_text(content)
    _only(check_imap(_imap(993, "tls", ca_file=str(path))), "ca_file", str(path), "PEM")
    _only(check_smtp(_smtp(465, "tls", ca_file=str(path))), "ca_file", str(path), "PEM")


def test_a_server_that_says_nothing() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        server = ImapServer(host="127.0.0.1", port=port, security="plain", timeout=0.2)
        _only(check_imap(server), "silent", "0.2 seconds", "imap.port")
        smtp = SmtpServer(host="127.0.0.1", port=port, security="plain", timeout=0.2)
        _only(check_smtp(smtp), "silent", "0.2 seconds", "smtp.port")


def test_a_server_of_another_kind(post: Embedded) -> None:
    _only(check_imap(_imap(post.smtp("gm").port)), "protocol", "IMAP", "imap.port")
    _only(check_smtp(_smtp(post.imap("gm").port)), "protocol", "SMTP", "smtp.port")


def test_a_server_without_idle_is_good_enough() -> None:
    def talk(line: Line) -> None:
        line.say(b"* OK ready\r\n")
        answers = {b"CAPABILITY": b"* CAPABILITY IMAP4rev1\r\n", b"LIST": b'* LIST () "/" INBOX\r\n'}
        while said := line.hear().split():
            line.say(answers.get(said[1].upper(), b"") + said[0] + b" OK done\r\n")

    with scripted(talk) as port:
        findings = check_imap(_imap(port, user="gm", password="x"))
    _only(findings, "idle", "once a minute")
    assert not findings[0].fatal


def test_plain_is_for_this_machine_only() -> None:
    with pytest.raises(ValueError, match='use "tls" or "starttls"'):
        ImapServer(host="imap.example.org", port=143, security="plain")
    for host in ("127.0.0.1", "127.8.8.8", "::1", "localhost"):
        assert SmtpServer(host=host, port=25, security="plain").host == host
