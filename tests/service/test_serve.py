"""The service as a process, on real mail servers: played with, killed, started again, stopped."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.server_settings import ImapServer, SmtpServer
from adjudicator.mail.servers.smtp import Courier, Parcel
from adjudicator.rehearsal.waiting import wait_for
from adjudicator.service.games import games
from adjudicator.service.mailroom.imap_folder import ImapFolder
from adjudicator.service.mailroom.mail_sources import Pipe
from adjudicator.service.mailroom.maildir_folder import MaildirFolder
from adjudicator.service.mailroom.reception import receive
from adjudicator.service.office.office import opened
from adjudicator.service.settings.file_lock import AT_WORK
from adjudicator.service.settings.toml_reader import load
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.service.work.serve import Service, serve
from adjudicator.service.work.sole_service import LOCK_FILE, alone
from adjudicator.store.tables.errors import StoreDamaged
from tests import hands
from tests.patience import PATIENCE
from tests.service.hearing import Heard, at_work
from tests.service.house import GM_HALF, PLAYERS, House, words
from tests.service.served import FAILING, SERVE, USERS, configure, served

NOBODY: Final = SmtpServer(host="127.0.0.1", port=9, security="plain")
"""A mail server that never answers."""
MANY: Final = 400


def test_a_game_begins_and_goes_on_by_mail_through_kills_and_a_clean_stop(tmp_path: Path) -> None:
    with served(tmp_path) as (service, post):
        service.start()
        games.create(
            service.office,
            title="postal-cosmic",
            name="andromeda",
            players=PLAYERS[:3],
            gm_half=GM_HALF,
            schedule_of=Schedule(hours=168, remind=24),
        )
        for player in range(3):
            invitation = service.subject(player, "Will you play")
            service.clients[player].reply(invitation, "JOIN\nLUCK my own\n", service.clock.now())
            service.subject(player, "You have joined")
        reports = [service.subject(player, "turn 1 phase 1") for player in range(3)]
        service.kill()
        # Orders that come while nobody serves wait in the mailbox.
        service.clients[0].reply(reports[0], "PASS\n", service.clock.now())
        service.start()
        service.subject(0, "Orders of Red")
        service.clients[1].reply(reports[1], "PASS\nSTATUS\n", service.clock.now())
        service.subject(1, "Orders of Blue")
        service.clock.move(service.clock.now() + timedelta(days=6, hours=1))
        assert "Turn 1 phase 1" in service.subject(2, "reminder").letter.subject
        service.clock.move(service.clock.now() + timedelta(days=1))
        for player in range(3):
            service.subject(player, "turn 1 phase 2")
        assert service.stop() == 0
        assert "stopped" in service.said()
        assert (
            'phase adjudicated: game=andromeda title=postal-cosmic phase="turn 1 phase 1" over=False' in service.said()
        )
        everything = [raw for name in ("ann", "bob", "cy") for raw in post.letters(name)]
        assert len(everything) == len(set(everything))
        assert post.letters("gm") == []


def test_the_log_holds_no_words_of_orders_and_no_cards(tmp_path: Path) -> None:
    with served(tmp_path) as (service, _):
        games.create(service.office, title="postal-cosmic", name="andromeda", players=PLAYERS[:3], gm_half=GM_HALF)
        hands.start(service.office, "andromeda")
        service.start()
        report = service.subject(0, "turn 1 phase 1")
        service.clients[0].reply(report, "ZAP any\nNOTE to GM: between us\nATACK Blue\n", service.clock.now())
        service.subject(0, "Orders of Red")
        assert service.stop() == 0
        log = service.said()
        assert "letter handled: letter=1 verdict=accepted game=andromeda seat=Red serial=1" in log
        for word in ("ZAP", "between us", "ATACK", "Attack", "Compromise", GM_HALF.hex()):
            assert word not in log


def test_a_letter_on_which_the_program_failed_is_read_when_it_starts_again(tmp_path: Path) -> None:
    with served(tmp_path) as (service, _):
        games.create(service.office, title="postal-cosmic", name="andromeda", players=PLAYERS[:3], gm_half=GM_HALF)
        hands.start(service.office, "andromeda")
        service.start(FAILING)
        report = service.subject(1, "turn 1 phase 1")
        service.clients[1].reply(report, "PASS\n", service.clock.now())
        service.until(1, lambda received: "a fault of mine" in words(received.letter))
        assert service.stop() == 0
        service.start()
        service.subject(1, "Orders of Blue")
        assert service.stop() == 0
        with service.office.store.unit() as unit:
            assert [unit.letters.get(1).verdict] == ["accepted"]  # type: ignore[union-attr]
            told = [notice.text for notice in unit.notices.unseen() if notice.kind == "letter"]
        assert len(told) == 2
        assert "has been read now (accepted)" in told[-1]


def test_mail_servers_that_are_away_are_waited_for(tmp_path: Path) -> None:
    with served(tmp_path) as (service, post):
        service.start()
        games.create(service.office, title="postal-cosmic", name="andromeda", players=PLAYERS[:3], gm_half=GM_HALF)
        invitation = service.subject(0, "Will you play")
        for _ in range(3):
            post.hang_up()
        service.clients[0].reply(invitation, "JOIN\n", service.clock.now())
        service.subject(0, "You have joined")
        post.renumber("games")
        service.clients[0].reply(invitation, "JOIN\nLUCK late\n", service.clock.now())
        service.subject(0, "You have joined")
        assert service.stop() == 0
        # The renumbered mailbox was fetched again; the letter handled before was known by its bytes.
        with service.office.store.unit() as unit:
            assert [unit.letters.get(number).verdict for number in (1, 2, 3)] == ["join", "duplicate", "asked"]  # type: ignore[union-attr]


def test_only_one_service_serves_a_configuration(tmp_path: Path) -> None:
    with served(tmp_path) as (service, _):
        with alone(load(service.path)):
            done = subprocess.run(
                [sys.executable, "-c", SERVE, str(service.path)],
                env={"ADJUDICATOR_IMAP_PASSWORD": "x", "ADJUDICATOR_SMTP_PASSWORD": "x", "PYTHONPATH": "."},
                cwd=Path(__file__).parents[2],
                capture_output=True,
                check=False,
            )
        assert done.returncode != 0
        assert b"another service is at work with this configuration" in done.stderr
        assert LOCK_FILE.encode() in done.stderr
        # The lock goes with its process, however that ended.
        service.start()
        games.create(service.office, title="postal-cosmic", name="andromeda", players=PLAYERS[:3], gm_half=GM_HALF)
        service.subject(0, "Will you play")
        service.kill()
        service.start()
        games.create(service.office, title="postal-cosmic", name="mars", players=PLAYERS[:3], gm_half=GM_HALF)
        service.subject(0, "[mars]")
        assert service.stop() == 0


def test_whoever_is_stopped_before_it_is_at_work_has_not_been_killed(tmp_path: Path) -> None:
    with served(tmp_path) as (service, _):
        service.start()
        lock = tmp_path / LOCK_FILE
        wait_for(lambda: lock.exists() and lock.read_text().startswith(AT_WORK), "the lock", lambda _: None)
        assert service.stop() == 0
        assert lock.read_text() == ""


def test_whoever_stops_the_service_does_not_wait_for_all_letters(house: House, hear: Callable[[str], Heard]) -> None:
    for number in range(MANY):
        raw = house.raw("STATUS\n", sender=f"stranger{number}@example.org")
        receive(house.office, raw, source="pipe")
    begun = hear("letter handled")
    with at_work(Service(house.office, [Pipe()], NOBODY)):
        assert begun.heard.wait(PATIENCE)
    with house.store.reading() as unit:
        assert unit.letters.waiting()


def test_whoever_stops_the_service_does_not_wait_for_a_full_mailbox(
    house: House, hear: Callable[[str], Heard], tmp_path: Path
) -> None:
    """Nor is it believed then that the mailbox has been read."""
    new = tmp_path / "mail" / "new"
    new.mkdir(parents=True)
    (tmp_path / "mail" / "cur").mkdir()
    for number in range(MANY):
        (new / f"{1777658400 + number}.{number}.here").write_bytes(house.raw("STATUS\n"))
    folder, begun = MaildirFolder(tmp_path / "mail"), hear("letter received")
    with at_work(Service(house.office, [folder], NOBODY)):
        assert begun.heard.wait(PATIENCE)
    with house.store.reading() as unit:
        assert 0 < len(unit.letters.uids(folder.name, MaildirFolder.VALIDITY)) < MANY
        assert unit.looks.of(folder.name) is None


def test_nothing_is_adjudicated_while_the_mailbox_cannot_be_read(house: House, hear: Callable[[str], Heard]) -> None:
    """Nobody knows what orders lie there; the game master is told, and the service goes on trying."""
    house.begun()
    house.to_deadline()
    notice, adjudicated = hear("kind=fetching"), hear("adjudicated")
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port = held.getsockname()[1]
        service = Service(
            house.office,
            [ImapFolder(ImapServer(host="127.0.0.1", port=port, security="plain"))],
            SmtpServer(host="127.0.0.1", port=port, security="plain"),
        )
        with at_work(service):
            assert notice.heard.wait(PATIENCE)
    (said,) = house.notices("fetching")
    assert f"the IMAP server 127.0.0.1:{port} cannot be used" in said
    (said,) = house.notices("mail server")
    assert "No letter can be sent just now" in said
    assert not adjudicated.heard.is_set()
    assert house.table().phase.serial == 1


def test_letters_come_from_every_mailbox_before_a_phase_ends(house: House, hear: Callable[[str], Heard]) -> None:
    house.begun()
    report = house.last(0, "report")
    raw = house.raw("PASS", to=report.reply_to or "", answers=report)
    house.to_deadline()
    adjudicated = hear("phase adjudicated")
    with Embedded(USERS) as post:
        courier = Courier(post.smtp("ann"))
        courier.deliver([Parcel("ann@mail.test", "dan@mail.test", raw)])
        courier.close()
        boxes = [ImapFolder(post.imap(name)) for name in ("games", "dan")]
        with at_work(Service(house.office, boxes, post.smtp("games"), poll=1.0)):
            assert adjudicated.heard.wait(PATIENCE)
    with house.store.unit() as unit:
        assert [one.seat for one in unit.game_letters.accepted(1, 1)] == [0]


def test_orders_that_lay_in_the_mailbox_over_a_deadline_count(tmp_path: Path) -> None:
    """The machine was off when the deadline came; the letter had been there long before."""
    with served(tmp_path) as (service, _):
        games.create(service.office, title="postal-cosmic", name="andromeda", players=PLAYERS[:3], gm_half=GM_HALF)
        hands.start(service.office, "andromeda")
        service.start()
        report = service.subject(0, "turn 1 phase 1")
        service.kill()
        service.clients[0].reply(report, "PASS\n", service.clock.now())
        service.clock.move(service.clock.now() + timedelta(days=8))
        service.start()
        service.subject(0, "turn 1 phase 2")
        with service.office.store.unit() as unit:
            game = unit.games.named("andromeda")
            assert game is not None
            heard = [one.seat for one in unit.game_letters.accepted(game.id, 1)]
        assert heard == [0]


def test_a_clock_that_cannot_be_read_stops_nothing_for_good(
    house: House, hear: Callable[[str], Heard], tmp_path: Path
) -> None:
    house.begun()
    house.to_deadline()
    (tmp_path / "clock").rename(tmp_path / "aside")
    failing, adjudicated = hear("holds no instant"), hear("adjudicated")
    with Embedded(USERS) as post:
        service = Service(house.office, [ImapFolder(post.imap("games"))], post.smtp("games"), poll=1.0)
        with at_work(service):
            assert failing.heard.wait(PATIENCE)
            (tmp_path / "aside").rename(tmp_path / "clock")
            assert adjudicated.heard.wait(PATIENCE)
    assert house.game().serial == 2


def test_a_damaged_database_is_named_and_left_as_it_is(tmp_path: Path) -> None:
    with Embedded(USERS) as post:
        path = configure(tmp_path, post)
    database = tmp_path / "adjudicator.db"
    database.write_bytes(b"these are not the games you are looking for" * 100)
    before = database.read_bytes()
    with pytest.raises(StoreDamaged, match=r"adjudicator\.db"):
        opened(load(path))
    assert database.read_bytes() == before


def test_nothing_is_served_from_a_database_with_a_damaged_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADJUDICATOR_IMAP_PASSWORD", "games")
    monkeypatch.setenv("ADJUDICATOR_SMTP_PASSWORD", "games")
    with served(tmp_path) as (service, post):
        games.create(service.office, title="postal-cosmic", name="andromeda", players=PLAYERS[:3], gm_half=GM_HALF)
        service.office.store.close()
        with (tmp_path / "adjudicator.db").open("r+b") as file:
            file.seek(-8192, os.SEEK_END)
            file.write(b"\xff" * 8192)
        with pytest.raises(StoreDamaged, match="restore your last backup"):
            serve(load(service.path))
        assert not any(post.letters(user) for user in USERS)
