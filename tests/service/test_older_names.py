"""A running game, some of whose mails were named before names were made with the secret of the house, or by another."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

from msgspec.structs import replace

from adjudicator.mail.parsing.letter import read
from adjudicator.service.intake.intake_desk import identity
from adjudicator.service.office.envelopes import REPORT, answer_id, thread_id
from tests.service.house import House
from tests.service.orders import attack


def renamed(house: House, old: Callable[[str], str]) -> None:
    """Give all mails on file older names."""
    with closing(sqlite3.connect(house.store.place)) as db, db:
        for number, name in db.execute("SELECT id, message_id FROM outbox").fetchall():
            db.execute("UPDATE outbox SET message_id = ? WHERE id = ?", (old(name), number))


def unmarked(name: str) -> str:
    """What a report was called when its name said what it is of, and nothing else: <andromeda.red.report.1.1@...>."""
    left, _, host = name.partition("@")
    return f"{left.rpartition('.')[0]}@{host}" if left.count(".") > 1 else name


def test_a_report_names_those_before_it_as_they_were_named(house: House) -> None:
    house.begun()
    renamed(house, unmarked)
    house.next_phase()
    report = house.last(0, "report")
    assert report.references == ("<andromeda.red.invitation.0.1@mail.test>", "<andromeda.red.report.1.1@mail.test>")
    assert report.in_reply_to == report.references[-1:]


def test_the_thread_goes_on_under_another_secret(house: House) -> None:
    house.begun()
    house.next_phase()
    sent = house.last(0, "report")
    house.office = replace(house.office, secret=b"another key, made when the first was lost")
    house.next_phase()
    assert house.last(0, "report").references == (*sent.references, sent.message_id)


def test_a_letter_that_answers_a_report_under_its_older_name_is_for_its_seat_and_phase(house: House) -> None:
    house.begun()
    renamed(house, unmarked)
    (filed,) = house.mails(0, "report")
    report = replace(read(filed.raw), message_id=filed.message_id)
    found = house.receive(house.raw(attack(house), answers=report))
    assert (found.verdict, found.seat, found.serial) == ("accepted", 0, 1)
    house.next_phase()
    assert house.receive(house.raw("PASS", answers=report)).verdict == "closed_phase"


def test_a_copy_of_a_letter_that_was_answered_under_an_older_name_is_known(house: House) -> None:
    house.begun()
    filed = house.reply(0, attack(house))
    same = identity(read(filed.raw))
    was = answer_id(house.office, same)
    renamed(house, lambda name: f"<{same}.answer@mail.test>" if name == was else name)
    queued = len(house.mails())
    copy = b"Received: from relay.test by mx.test; Fri, 1 May 2026 18:00:09 +0000\r\n" + filed.raw
    assert house.receive(copy).verdict == "duplicate"
    assert len(house.mails()) == queued


def test_the_same_mail_has_the_same_name_whoever_makes_it(house: House) -> None:
    """Two workers, or a service on a copy of files and key, call it alike."""
    game = house.begun()
    seat = house.seats()[0]
    other = replace(house.office, store=house.store)
    assert thread_id(other, game, seat, REPORT, 1) == thread_id(house.office, game, seat, REPORT, 1)
    assert house.last(0, "report").message_id == thread_id(other, game, seat, REPORT, 1)
