"""Which letters a machine wrote, by what it says of itself; and which may say that another one did not arrive."""

import pytest

from adjudicator.mail.parsing.machines import reason, reports

PERSON = "ann@example.org"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Auto-Submitted", "auto-replied"),
        ("Auto-Submitted", "Auto-Generated; owner-email=x"),
        ("Precedence", "bulk"),
        ("Precedence", "Junk"),
        ("Precedence", "LIST"),
        ("Precedence", "auto_reply"),
        ("Return-Path", "<>"),
        ("List-Unsubscribe", "<mailto:x@y>"),
        ("X-Autoreply", "yes"),
        ("X-Autorespond", "away"),
        ("X-Autoresponder", "x"),
        ("X-Autoreply-From", "x@y"),
        ("X-Mail-Autoreply", "x"),
        ("X-FC-MachineGenerated", "true"),
    ],
)
def test_a_header_that_only_machines_write(name: str, value: str) -> None:
    assert reason([(name, value)], PERSON, "Re: orders", "text/plain") is not None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Auto-Submitted", "no"),
        ("Auto-Submitted", "No; reason=x"),
        ("Auto-Submitted", ""),
        ("Precedence", "first-class"),
        ("Return-Path", f"<{PERSON}>"),
        ("X-Auto-Response-Suppress", "All"),
    ],
)
def test_a_header_that_letters_of_people_have_too(name: str, value: str) -> None:
    assert reason([(name, value)], PERSON, "Re: orders", "text/plain") is None


@pytest.mark.parametrize(
    "local",
    ["mailer-daemon", "postmaster", "noreply", "no-reply", "donotreply", "do-not-reply", "noreply+x7"],
)
def test_an_address_that_nobody_reads(local: str) -> None:
    assert reason([], f"{local}@example.org", "Re: orders", "text/plain") == f"written by {local}"


@pytest.mark.parametrize("sender", ["noreplying@example.org", "mypostmaster@example.org", "norepl@example.org"])
def test_a_name_that_only_looks_like_one(sender: str) -> None:
    assert reason([], sender, "Re: orders", "text/plain") is None


@pytest.mark.parametrize(
    "subject",
    [
        "Automatic reply: report",
        "Auto Response",
        "automatic response: x",
        "Out of office",
        "Out of the office: x",
        " Abwesenheitsnotiz",
        "Undeliverable: x",
        "Undelivered mail returned",
    ],
)
def test_a_subject_that_says_so(subject: str) -> None:
    assert reason([], PERSON, subject, "text/plain") == "an automatic reply by its subject"


@pytest.mark.parametrize("subject", ["Re: Automatic reply: report", "Autosvarende orders", "Undeliverables on Mars"])
def test_a_subject_of_somebody_who_speaks_of_one(subject: str) -> None:
    assert reason([], PERSON, subject, "text/plain") is None


@pytest.mark.parametrize(
    ("headers", "sender", "subject", "kind"),
    [
        ([], PERSON, "orders", "multipart/report"),
        ([("Return-Path", " <> ")], PERSON, "orders", "text/plain"),
        ([], "", "orders", "text/plain"),
        ([], "MAILER-DAEMON".lower(), "orders", "text/plain"),
        ([], PERSON, "Your letter could not be Delivered", "text/plain"),
        ([], PERSON, "unzustellbar: Report", "text/plain"),
    ],
)
def test_what_may_say_that_a_letter_did_not_arrive(
    headers: list[tuple[str, str]], sender: str, subject: str, kind: str
) -> None:
    assert reports(headers, sender, subject, kind)


def test_a_letter_of_orders_is_not_looked_through_for_that() -> None:
    assert not reports([("Return-Path", f"<{PERSON}>")], PERSON, "Re: Report of turn 3", "text/plain")
