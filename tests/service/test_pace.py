"""How fast letters leave: the pace that an operator sets, kept by all senders together."""

from datetime import UTC, datetime, timedelta

from adjudicator.mail.servers.smtp import Courier
from adjudicator.service.mailroom.mail_sender import STALE, Sending
from tests.service.house import House


def test_letters_leave_no_faster_than_they_may(house: House, courier: Courier) -> None:
    house.create()
    sending, other = (Sending(house.office, courier, rate=1) for _ in range(2))
    assert sending.send_some() == 1
    for one in (sending, other):
        assert one.send_some() == 0
        assert 50 < one.rest <= 60
    with house.store.unit() as unit:
        unit.paces.take(datetime.now(UTC), timedelta(days=1))
    assert other.send_some() == 1, "a clock had gone wrong"
    with house.store.unit() as unit:
        unit.paces.take(datetime.now(UTC), timedelta(0))
    assert other.send_some() == 1
    with house.store.unit() as unit:
        unit.paces.take(datetime.now(UTC), timedelta(0))
    assert (other.send_some(), other.rest) == (0, 0.0)


def test_at_a_quick_pace_no_more_leave_at_once_than_ever(house: House, courier: Courier) -> None:
    house.create()
    assert Sending(house.office, courier, at_once=1, rate=60_000).send_some() == 1


def test_several_that_leave_at_once_take_the_turns_of_as_many(house: House, courier: Courier) -> None:
    house.create()
    began = datetime.now(UTC)
    assert Sending(house.office, courier, rate=120).send_some() == 2
    with house.store.unit() as unit:
        assert unit.paces.next(began) - began >= timedelta(seconds=1)


def test_who_has_to_wait_for_his_turn_at_first_takes_up_what_a_dead_sender_had_afterwards(
    house: House, courier: Courier
) -> None:
    house.create()
    with house.store.unit() as unit:
        unit.outbox.claim(house.clock.now(), stale_after=STALE, limit=2)
        unit.paces.take(datetime.now(UTC), timedelta(seconds=30))
    sending = Sending(house.office, courier, rate=60_000)
    assert (sending.send_some(), sending.rest > 0) == (0, True)
    with house.store.unit() as unit:
        unit.paces.take(datetime.now(UTC), timedelta(0))
    assert sending.send_some() == 3
