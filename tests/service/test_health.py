"""Whether the service is well: from the database alone, at the command line and over HTTP."""

import json
import logging
import re
import urllib.error
import urllib.request
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from adjudicator.cli.main import app
from adjudicator.mail.servers.smtp import Deferred, Outcome, Parcel, Sent
from adjudicator.service.health.door import watched
from adjudicator.service.health.health import Patient, patient
from adjudicator.service.mailroom import reception
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.settings.clock import FileClock
from adjudicator.service.settings.configuration import SettingsWrong, Watching, example_text
from adjudicator.service.settings.toml_reader import load, read
from adjudicator.service.work.mailbox_guard import looked
from tests.ports import free
from tests.service.asked_over_http import get
from tests.service.house import START, House

MINUTES = 15


@pytest.fixture
def who(house: House) -> Patient:
    looked(house.office, "pipe", house.clock.now())
    return Patient(house.store, house.clock, ("pipe",), timedelta(minutes=MINUTES))


def said(who: Patient) -> str:
    return "\n".join(f"{reason.kind}: {reason.sentence}" for reason in who.examined())


class Post:
    """A mail server that says the same to everybody."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome

    def deliver(self, parcels: Sequence[Parcel]) -> tuple[Outcome, ...]:
        return tuple(self.outcome for _ in parcels)


def test_a_service_at_work_is_well(house: House, who: Patient) -> None:
    house.begun()
    Sending(house.office, Post(Sent("250"))).send_some()
    assert said(who) == ""


def test_a_mailbox_that_nobody_reads(house: House, who: Patient) -> None:
    assert said(replace_mailbox(who)) == "mailbox: the mailbox has never been read; is `adjudicator serve` at work?"
    house.pass_time(minutes=MINUTES)
    assert said(who) == ""
    house.pass_time(minutes=1)
    assert said(who) == "mailbox: the mailbox has not been read to its end since 2026-05-01 18:00 UTC"


def test_a_full_disk_is_said_at_once(house: House, who: Patient) -> None:
    (reason,) = replace(who, room=2**62).examined()
    assert reason.kind == "disk"
    assert re.match(r"\d+ MB are left where the games are, and \d+ MB should be: make room", reason.sentence)


def replace_mailbox(who: Patient) -> Patient:
    return replace(who, mailboxes=("maildir:/elsewhere",))


def test_a_letter_that_nobody_handles(house: House, who: Patient) -> None:
    reception.receive(house.office, house.raw("STATUS\n"), source="pipe")
    assert said(who) == ""
    house.pass_time(minutes=MINUTES + 1)
    looked(house.office, "pipe", house.clock.now())
    assert said(who) == "letters: 1 letter is not handled, since 2026-05-01 18:00 UTC"


def test_mail_that_nobody_sends(house: House, who: Patient) -> None:
    house.create()
    house.pass_time(minutes=MINUTES + 1)
    looked(house.office, "pipe", house.clock.now())
    assert said(who) == "sender: 3 mails are not sent, the first due since 2026-05-01 18:00 UTC"


def test_a_mail_server_that_takes_nothing(house: House, who: Patient) -> None:
    """Each mail is put off, so none is ever late: that none leaves is seen by the tries."""
    house.create()
    away = Sending(house.office, Post(Deferred("451 4.3.0 later")))
    for tries in range(1, 6):
        assert said(who) == ""
        away.send_some()
        house.pass_time(minutes=2 ** (tries - 1))
        looked(house.office, "pipe", house.clock.now())
    assert said(who) == "sender: no mail leaves any more: one was tried 5 times"
    Sending(house.office, Post(Sent("250"))).send_some()
    assert said(who) == ""


def test_a_sender_that_never_comes_back(house: House, who: Patient) -> None:
    house.create()
    with house.store.unit() as unit:
        unit.outbox.claim(house.clock.now(), stale_after=timedelta(hours=9))
    house.pass_time(minutes=MINUTES + 11)
    looked(house.office, "pipe", house.clock.now())
    assert said(who) == "sender: 3 mails are taken up by a sender who never came back"


def test_a_phase_that_nobody_adjudicates(house: House, who: Patient) -> None:
    house.begun()
    Sending(house.office, Post(Sent("250"))).send_some()
    house.to_deadline()
    house.pass_time(minutes=MINUTES + 1)
    looked(house.office, "pipe", house.clock.now())
    assert said(who) == "deadline: 1 phase is overdue and not adjudicated, the first since 2026-05-08 18:00 UTC"


def test_a_database_that_is_none(house: House, who: Patient, tmp_path: Path) -> None:
    house.store.close()
    for path in tmp_path.glob("games.db*"):
        path.unlink()
    assert said(who).startswith("database: there is no database at ")
    (tmp_path / "games.db").write_bytes(b"no database at all, but long enough to be one" * 50)
    assert said(who).startswith("database: ")
    (tmp_path / "clock").write_text("soon")
    assert "holds no instant" in said(who)


@pytest.fixture
def configured(house: House, tmp_path: Path) -> Path:
    """A configuration whose letters come through a pipe, on the database of the house."""
    text = example_text().replace('letters = "imap"', 'letters = "pipe"').replace("adjudicator.db", "games.db")
    path = tmp_path / "adjudicator.toml"
    path.write_text(f'{text}\n[clock]\nfile = "clock"\n')
    return path


def test_the_command_says_it_and_exits(house: House, configured: Path) -> None:
    looked(house.office, "pipe", START)
    well = CliRunner().invoke(app, ["health", "--config", str(configured)])
    assert (well.exit_code, well.stdout) == (0, "all is well\n")
    house.pass_time(hours=1)
    ill = CliRunner().invoke(app, ["health", "--config", str(configured)])
    assert (ill.exit_code, ill.stdout) == (1, "the mailbox has not been read to its end since 2026-05-01 18:00 UTC\n")
    ill = CliRunner().invoke(app, ["health", "--config", str(configured), "--json"])
    assert ill.exit_code == 1
    assert json.loads(ill.stdout) == {
        "well": False,
        "reasons": [
            {"kind": "mailbox", "sentence": "the mailbox has not been read to its end since 2026-05-01 18:00 UTC"}
        ],
    }


def test_other_ways_of_letters_have_names_too(configured: Path) -> None:
    settings = load(configured)
    assert patient(settings).mailboxes == ("pipe",)
    by_imap = replace(settings, service=replace(settings.service, letters="imap"))
    assert patient(by_imap).mailboxes == ("imap://games@example.org@imap.example.org/INBOX",)


def test_the_door_answers_two_questions_and_no_other(
    house: House, configured: Path, caplog: pytest.LogCaptureFixture
) -> None:
    # As `serve` does.
    caplog.set_level(logging.INFO, "adjudicator")
    port = free()
    settings = replace(load(configured), watching=Watching(metrics=f"127.0.0.1:{port}"))
    with watched(settings):
        looked(house.office, "pipe", START)
        assert get(port, "/healthz") == (200, "all is well\n")
        house.begun()
        house.receive(house.raw("Who plays?\n", sender="zoe@zoes.test"))
        status, text = get(port, "/metrics?really")
        assert status == 200
        assert 'adjudicator_letters_handled_total{verdict="unknown_sender"} 1.0' in text
        assert 'adjudicator_games{status="running"} 1.0' in text
        assert "adjudicator_healthy 1.0" in text
        FileClock(configured.parent / "clock").move(START + timedelta(hours=1))
        assert get(port, "/healthz")[0] == 503
        text = get(port, "/metrics")[1]
        assert "adjudicator_healthy 0.0" in text
        assert 'adjudicator_trouble{kind="mailbox"} 1.0' in text
        assert "adjudicator_mailbox_unread_seconds 3600.0" in text
        assert get(port, "/") == (404, "there are /healthz and /metrics\n")
        with pytest.raises(SettingsWrong, match="nobody can listen"), watched(settings):
            pass
    with pytest.raises(urllib.error.URLError):
        get(port, "/healthz")


def test_figures_of_a_database_that_is_away_are_left_out(house: House, configured: Path) -> None:
    port = free()
    settings = replace(load(configured), watching=Watching(metrics=f"127.0.0.1:{port}"))
    house.store.close()
    (configured.parent / "games.db").unlink()
    with watched(settings):
        text = get(port, "/metrics")[1]
        assert 'adjudicator_trouble{kind="database"} 1.0' in text
        assert "adjudicator_games" not in text


def test_nothing_listens_unless_it_is_asked_for(configured: Path) -> None:
    assert load(configured).watching.metrics == ""


@pytest.mark.parametrize("place", ["9464", "localhost", ":9464", "::1:9464", "127.0.0.1:x", "127.0.0.1:70000"])
def test_a_place_that_is_none_is_refused(place: str, tmp_path: Path) -> None:
    text = example_text().replace('# metrics = "127.0.0.1:9464"', f'metrics = "{place}"')
    with pytest.raises(SettingsWrong, match=r"watching\.metrics must be a place"):
        read(text, tmp_path / "adjudicator.toml")


def test_patience_is_longer_than_the_pause_between_two_looks(tmp_path: Path) -> None:
    text = example_text().replace("patience = 15", "patience = 1")
    with pytest.raises(SettingsWrong, match="twice as long as"):
        read(text, tmp_path / "adjudicator.toml")
