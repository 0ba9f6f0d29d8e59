"""What a delivery report says: for whom a letter was, which one, and why it did not arrive."""

from email import message_from_bytes

import pytest

from adjudicator.mail.parsing.bounces import LONGEST_REASON, Bounce, read

OURS = "<mars.red.report.7.1@host.example>"


def report(back: str, *, status: str = "Status: 5.1.1\n", ends: str = "\n") -> Bounce | None:
    """What is read of a report on a letter to Ann; `back` is what came back of our letter."""
    raw = (
        "Message-ID: <its-own@mx.example>\n"
        "From: MAILER-DAEMON@mx.example\n"
        "MIME-Version: 1.0\n"
        "Content-Type: multipart/report; report-type=delivery-status; boundary=b\n"
        "\n--b\n\nSorry.\n\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\n"
        f"Final-Recipient: rfc822; Ann@Example.org\nAction: failed\n{status}\n"
        f"--b\nContent-Type: text/plain\n\n{back}\n--b--\n"
    ).replace("\n", ends)
    return read(message_from_bytes(raw.encode()), raw.encode())


@pytest.mark.parametrize(
    "back",
    [
        f"Message-ID: {OURS}",
        f"Message-Id: {OURS}",
        f"message-id:{OURS}",
        f"> Message-ID: {OURS}",
        f"   Message-ID: {OURS}",
        f"Message-ID:\n {OURS}",
    ],
)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_the_letter_is_known_by_its_header_however_it_is_written(back: str, ends: str) -> None:
    bounce = report(f"Subject: x\n{back}\nTo: ann@example.org", ends=ends)
    assert bounce is not None
    assert bounce.message_ids == (OURS,)


def test_a_letter_named_twice_is_one_and_the_report_is_none_of_them() -> None:
    bounce = report(f"Message-ID: {OURS}\n\nMessage-ID: {OURS}\nMessage-ID: <two@host.example>")
    assert bounce is not None
    assert bounce.message_ids == (OURS, "<two@host.example>")


def test_addresses_are_compared_in_small_letters() -> None:
    bounce = report("")
    assert bounce is not None
    assert bounce.failed == ("ann@example.org",)


@pytest.mark.parametrize(
    ("status", "why"),
    [
        ("Status: 5.1.1\n", "5.1.1"),
        ("Status: 5.1.1\nDiagnostic-Code: smtp; 550 no such user\n", "550 no such user"),
        ("Diagnostic-Code: SMTP;550 no\n such   user\n\there\nStatus: 5.1.1\n", "550 no such user here"),
        (f"Diagnostic-Code: smtp; {'x' * 400}\n", "x" * LONGEST_REASON),
    ],
)
def test_of_the_reasons_the_longest_is_told_in_one_line(status: str, why: str) -> None:
    bounce = report("", status=status)
    assert bounce is not None
    assert bounce.why == why


def test_a_letter_that_is_no_report_says_nothing() -> None:
    raw = f"From: ann@example.org\n\nMessage-ID: {OURS}\nStatus: 5.1.1\n".encode()
    assert read(message_from_bytes(raw), raw) is None
