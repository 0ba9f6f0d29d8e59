"""Logging in with access tokens at both servers, and the commands that print them."""

import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers import doctor, oauth
from adjudicator.mail.servers.imap import ConnectionLost, Mailbox
from adjudicator.mail.servers.oauth import Command
from adjudicator.mail.servers.server_settings import ImapServer, NoToken, SmtpServer
from adjudicator.mail.servers.smtp import Courier, Deferred, Parcel, Sent


class Tokens:
    """One who gives out tokens: the next of them at each login."""

    def __init__(self, *tokens: str) -> None:
        self.tokens = list(tokens)

    def __call__(self) -> str:
        return self.tokens.pop(0)


def _accounts(post: Embedded, *tokens: str) -> tuple[ImapServer, SmtpServer]:
    return (
        replace(post.imap("gm"), password="", token=Tokens(*tokens)),
        replace(post.smtp("gm"), password="", token=Tokens(*tokens)),
    )


def test_letters_go_and_come_with_a_token_for_each_login(post: Embedded) -> None:
    post.give_token("gm", "first")
    imap, smtp = _accounts(post, "first", "second")
    courier, mailbox = Courier(smtp), Mailbox(imap)
    parcel = Parcel(post.address("gm"), post.address("gm"), b"Subject: one\r\n\r\nPASS\r\n")
    assert isinstance(courier.deliver([parcel])[0], Sent)
    assert len(mailbox.fetch_new().letters) == 1
    # An hour later: the servers hang up, and want another token.
    post.give_token("gm", "second")
    post.hang_up()
    with pytest.raises(ConnectionLost):
        mailbox.fetch_new()
    assert len(mailbox.fetch_new().letters) == 1
    assert isinstance(courier.deliver([parcel])[0], Sent)
    mailbox.close()
    courier.close()


def test_a_token_that_is_refused_is_tried_again_later(post: Embedded) -> None:
    post.give_token("gm", "right")
    imap, smtp = _accounts(post, "stale", "right")
    courier, mailbox = Courier(smtp), Mailbox(imap)
    with pytest.raises(ConnectionLost, match="cannot be used"):
        mailbox.fetch_new()
    assert mailbox.fetch_new().letters == ()
    parcel = Parcel(post.address("gm"), post.address("gm"), b"\r\nPASS\r\n")
    assert isinstance(courier.deliver([parcel])[0], Deferred)
    assert isinstance(courier.deliver([parcel])[0], Sent)
    mailbox.close()
    courier.close()


def test_a_token_is_no_password_and_nobody_elses(post: Embedded) -> None:
    post.give_token("ann", "hers")
    imap, _ = _accounts(post, "hers")
    for server in (imap, replace(post.imap("ann"), password="hers")):
        mailbox = Mailbox(server)
        with pytest.raises(ConnectionLost):
            mailbox.fetch_new()
        mailbox.close()


def test_the_doctor_tells_tokens_from_passwords(post: Embedded) -> None:
    post.give_token("gm", "right")
    imap, smtp = _accounts(post, "right")
    assert (doctor.check_imap(imap), doctor.check_smtp(smtp)) == ((), ())
    for findings in (doctor.check_imap(_accounts(post, "stale")[0]), doctor.check_smtp(_accounts(post, "stale")[1])):
        assert [finding.kind for finding in findings] == ["login"]
        assert "refused the access token of gm" in findings[0].sentence
    lost = Command("no-such-command")
    imap, smtp = replace(post.imap("gm"), token=lost), replace(post.smtp("gm"), token=lost)
    for findings in (doctor.check_imap(imap), doctor.check_smtp(smtp)):
        assert [finding.kind for finding in findings] == ["login"]
        assert "cannot be run" in findings[0].sentence


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("import sys; sys.exit('the refresh token has expired')", "failed with 1: the refresh token has expired"),
        ("print()", "printed no token"),
        ("print('Your token is: x')", "printed no token, or more than that"),
    ],
)
def test_a_command_that_has_no_token_says_why(tmp_path: Path, program: str, said: str) -> None:
    script = tmp_path / "token.py"
    script.write_text(program)
    with pytest.raises(NoToken, match=said):
        Command(f"{sys.executable} {script}")()


def test_a_command_that_takes_too_long_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oauth, "SECONDS", 0.01)
    script = tmp_path / "token.py"
    script.write_text("import threading; threading.Event().wait()")
    with pytest.raises(NoToken, match="took longer than") as fault:
        Command(f"{sys.executable} {script} --refresh-token hunter2")()
    assert "hunter2" not in str(fault.value)


def test_a_command_that_asks_something_is_not_waited_for(tmp_path: Path) -> None:
    script = tmp_path / "token.py"
    script.write_text("input('Password? ')")
    with pytest.raises(NoToken, match=r"failed with 1: .*EOFError"):
        Command(f"{sys.executable} {script}")()


def test_a_command_prints_the_token_and_a_line_end(tmp_path: Path) -> None:
    script = tmp_path / "with space.py"
    script.write_text("print('ya29.abc')")
    assert Command(f'{sys.executable} "{script}"')() == "ya29.abc"
    with pytest.raises(NoToken, match="cannot be run"):
        Command('an "unclosed quotation')()
