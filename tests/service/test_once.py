"""What is due, done once: for a machine on which no service runs all the time."""

from collections.abc import Sequence
from functools import partial

import pytest

from adjudicator.mail.servers.imap import ConnectionLost
from adjudicator.mail.servers.smtp import Deferred, Outcome, Parcel, Sent
from adjudicator.service.mailroom import reception
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.mailroom.mail_sources import Pipe
from adjudicator.service.office.office import Office
from adjudicator.service.work.once import once
from tests.service.house import PLAYERS, House


class Post:
    """Takes everything that leaves, unless it is away."""

    def __init__(self, *, away: bool = False) -> None:
        self.away = away
        self.parcels: list[Parcel] = []

    def deliver(self, parcels: Sequence[Parcel]) -> tuple[Outcome, ...]:
        self.parcels += parcels
        return tuple(Deferred("it is away") if self.away else Sent("250") for _ in parcels)


class Away(Pipe):
    """A mailbox that cannot be read."""

    def fetch(self, office: Office) -> int:
        raise ConnectionLost("the IMAP server cannot be used")


def test_letters_phases_and_mails_in_one_go(house: House) -> None:
    house.begun()
    post, pipe = Post(), Pipe()
    report = house.last(0, "report")
    raw = house.raw("PASS\n", sender=PLAYERS[0].address, to=report.reply_to or "", answers=report)
    reception.receive(house.office, raw, source="pipe")
    once(house.office, [pipe], partial(Sending, house.office, post))
    assert [parcel for parcel in post.parcels if b"orders of Red" in parcel.message or b"PASS" in parcel.message]
    before = len(post.parcels)
    once(house.office, [pipe], partial(Sending, house.office, post))
    assert len(post.parcels) == before
    house.to_deadline()
    once(house.office, [pipe], partial(Sending, house.office, post))
    assert house.game().serial == 2
    assert len([parcel for parcel in post.parcels[before:] if b".report." in parcel.message]) == 3
    pipe.close()


def test_without_its_mailbox_nothing_is_adjudicated(house: House) -> None:
    house.begun()
    house.to_deadline()
    away = Away()
    with pytest.raises(ConnectionLost):
        once(house.office, [away], partial(Sending, house.office, Post()))
    away.close()
    assert house.game().serial == 1


def test_a_mail_server_that_is_away_is_told_of_once_by_all_that_find_it_so(house: House) -> None:
    house.create()
    pipe = Pipe()
    for number, (away, told) in enumerate(((True, 1), (True, 1), (False, 1), (True, 2), (True, 2))):
        house.pass_time(hours=4)
        house.create(f"mars-{number}")
        post = Post(away=away)
        once(house.office, [pipe], partial(Sending, house.office, post))
        assert len(house.notices("mail server")) == told
    pipe.close()
