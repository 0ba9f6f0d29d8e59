"""Letters that come back: nobody is answered, the seat is marked, and the game master is told once."""

import json
from hashlib import sha256

import pytest

from adjudicator.mail.parsing.letter import read
from adjudicator.service import master
from adjudicator.service.games import summaries
from tests import hands
from tests.service.house import GM, PLAYERS, House

ANN, BOB = PLAYERS[0].address, PLAYERS[1].address


def report(address: str, about: str = "", said: str = "550 5.1.1 no such user") -> bytes:
    """What a mail server writes when it cannot deliver a letter."""
    copy = f"--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: {about}\n" if about else ""
    return (
        "Return-Path: <>\nFrom: MAILER-DAEMON@mx.test\nTo: games@mail.test\nSubject: Undelivered Mail\n"
        f"Message-ID: <{sha256(f'{address} {about} {said}'.encode()).hexdigest()}@mx.test>\nMIME-Version: 1.0\n"
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b"\n\n'
        "--b\nContent-Type: text/plain\n\nSorry.\n--b\nContent-Type: message/delivery-status\n\n"
        f"Reporting-MTA: dns; mx.test\n\nFinal-Recipient: rfc822; {address}\nAction: failed\nStatus: 5.1.1\n"
        f"Diagnostic-Code: smtp; {said}\n{copy}--b--\n"
    ).encode()


def returned(house: House, seat: int, said: str = "550 5.1.1 no such user", game: str = "andromeda") -> bytes:
    """The same of the latest report to a seat."""
    return report(PLAYERS[seat].address, house.last(seat, "report", game).message_id, said)


def bounced(house: House) -> dict[str, int]:
    return {seat.seat: seat.bounced for seat in summaries.show(house.office, "andromeda").seats}


def test_the_seat_is_marked_and_the_game_master_told(house: House) -> None:
    house.begun()
    sent = house.last(0, "report")
    queued = len(house.mails())
    filed = house.receive(report(ANN, sent.message_id))
    assert (filed.verdict, filed.game_id, filed.seat) == ("bounce", house.game().id, 0)
    assert json.loads(filed.detail or "")["known"] == [ANN]
    assert bounced(house) == {"Red": 1, "Blue": 0, "Green": 0}
    (notice,) = house.notices("bounce")
    assert f"Letters to Red (Ann, {ANN}) in andromeda come back." in notice
    assert "550 5.1.1 no such user" in notice
    (mail,) = house.mails()[queued:]
    assert mail.recipient == GM


def test_further_reports_are_counted_and_told_of_once_a_day(house: House) -> None:
    house.begun()
    house.receive(returned(house, 1))
    for number in range(4):
        house.receive(returned(house, 0, f"550 {number}"))
    assert bounced(house) == {"Red": 4, "Blue": 1, "Green": 0}
    assert len(house.notices("bounce")) == 2
    house.pass_time(days=1)
    for said in ("again", "and again"):
        house.receive(returned(house, 0, f"550 {said}"))
    assert len(house.notices("bounce")) == 3


def test_a_letter_from_the_player_takes_the_mark_away(house: House) -> None:
    house.begun()
    house.receive(returned(house, 0))
    house.receive(b"Auto-Submitted: auto-replied\r\n" + house.raw("I am away"))
    house.receive(returned(house, 1))
    assert bounced(house) == {"Red": 1, "Blue": 1, "Green": 0}
    house.reply(0, "PASS")
    assert bounced(house) == {"Red": 0, "Blue": 1, "Green": 0}


def test_a_player_of_two_games_is_marked_in_both(house: House) -> None:
    house.begun()
    house.begun("lyra")
    house.receive(returned(house, 0, game="lyra"))
    assert bounced(house)["Red"] == 1
    assert ["andromeda" in text for text in house.notices("bounce")] == [True, False]


def test_reports_of_strangers_are_kept_and_change_nothing(house: House) -> None:
    house.begun()
    queued = len(house.mails())
    filed = house.receive(report("eve@elsewhere.test"))
    assert filed.verdict == "bounce"
    assert json.loads(filed.detail or "")["known"] == []
    assert set(bounced(house).values()) == {0}
    assert house.notices() == []
    assert len(house.mails()) == queued


def test_a_letter_that_came_back_from_somebody_else_says_nothing_of_its_seat(house: House) -> None:
    house.begun()
    filed = house.receive(report(BOB, house.last(0, "report").message_id))
    assert (filed.game_id, filed.seat) == (None, None)
    assert bounced(house) == {"Red": 0, "Blue": 0, "Green": 0}
    (notice,) = house.notices("doubted bounce")
    assert "so it may be forged, and the seat is not marked." in notice
    house.receive(report(BOB, house.last(0, "report").message_id, "550 again"))
    assert len(house.notices("doubted bounce")) == 1


@pytest.mark.parametrize("about", ["", "<1@elsewhere.test>"])
def test_a_report_that_proves_no_letter_of_ours_is_told_of_and_marks_nobody(house: House, about: str) -> None:
    """Anybody can write one and name somebody in it."""
    house.begun()
    queued = len(house.mails())
    assert house.receive(report(ANN, about)).verdict == "bounce"
    assert set(bounced(house).values()) == {0}
    assert house.notices("bounce") == []
    (notice,) = house.notices("doubted bounce")
    assert f"letters to Red (Ann, {ANN}) in andromeda come back" in notice
    assert "so it may be forged, and the seat is not marked." in notice
    assert len(house.mails()) == queued
    # One that is proven afterwards counts.
    house.receive(returned(house, 0))
    assert bounced(house)["Red"] == 1


def test_whoever_has_left_and_a_game_that_is_over_are_none_of_the_game_masters_concern(house: House) -> None:
    house.begun()
    house.begun("lyra")
    house.reply(1, "RESIGN NOW")
    master.command(house.office, "lyra", "END GAME", str(house.table("lyra").heading))
    house.receive(returned(house, 1))
    house.receive(returned(house, 1, game="lyra"))
    assert house.notices("bounce") == []


def test_notices_that_come_back_breed_no_more_mail(house: House) -> None:
    house.begun()
    house.receive(returned(house, 0))
    told = read(next(mail.raw for mail in house.mails() if mail.recipient == GM)).message_id
    before = len(house.notices("bounce"))
    queued = len(house.mails())
    for number in range(3):
        house.receive(report(GM, told, f"550 {number}"))
    (said,) = house.notices("bounce")[before:]
    assert said == f"Notices to you at {GM} come back.\nWhat was said: 5.1.1"
    assert len(house.mails()) == queued
    with house.store.unit() as unit:
        assert unit.outbox.queued(*(f"notice/{number}" for number in range(9))) == 1


def test_a_game_master_who_cannot_be_reached_is_not_written_to_about_it(house: House) -> None:
    house.create(gm=ANN)
    hands.start(house.office, "andromeda")
    queued = len(house.mails())
    house.receive(returned(house, 0))
    assert len(house.notices("bounce")) == 1
    assert len(house.mails()) == queued


def test_a_letter_of_ours_that_comes_back_as_it_was_is_not_answered(house: House) -> None:
    house.begun()
    queued = len(house.mails())
    ours = house.mails(0, "report")[0].raw
    assert house.receive(b"Received: from loop.test by mx.test; Fri, 1 May 2026\r\n" + ours).verdict == "machine"
    renamed = f"From: list@lists.test\r\nTo: games@mail.test\r\nMessage-ID: {read(ours).message_id}\r\n\r\nPASS\r\n"
    assert house.receive(renamed.encode()).verdict == "machine"
    assert len(house.mails()) == queued
