"""A clock that jumps: what was put off under a wrong one leaves when it is right again."""

from datetime import datetime, timedelta

import pytest

from adjudicator.mail.servers.smtp import Deferred, Outcome, Parcel, Sent
from adjudicator.service.mailroom.mail_sender import STALE, Sending
from adjudicator.store.records.outbox import LONGEST_WAIT
from tests.service.conftest import house
from tests.service.house import House

__all__ = ("house",)


class Server:
    """A mail server that answers as it is told."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome

    def deliver(self, parcels: list[Parcel]) -> tuple[Outcome, ...]:
        return (self.outcome,) * len(parcels)


def send(house: House, outcome: Outcome, *, alone: bool = True) -> int:
    return Sending(house.office, Server(outcome), dead=None if alone else ()).send_some()  # type: ignore[arg-type]


@pytest.mark.parametrize("days", [1, 400])
def test_letters_put_off_by_a_clock_that_was_fast_leave_when_it_is_right(house: House, days: int) -> None:
    house.create()
    now = house.clock.now()
    house.pass_time(days=days)
    assert send(house, Deferred("451 try again")) == 0
    house.clock.move(now)
    assert send(house, Sent("250")) == 3
    assert send(house, Sent("250")) == 0


def test_letters_queued_by_a_clock_that_was_fast_leave_when_it_is_right(house: House) -> None:
    now = house.clock.now()
    house.pass_time(days=30)
    house.create()
    house.clock.move(now)
    assert send(house, Sent("250")) == 3


@pytest.mark.parametrize("alone", [True, False])
def test_letters_in_the_hands_of_one_who_died_under_a_wrong_clock_are_taken_up(house: House, alone: bool) -> None:
    house.create()
    now = house.clock.now()
    house.pass_time(days=30)
    with house.store.unit() as unit:
        unit.outbox.claim(house.clock.now(), stale_after=STALE, limit=3)
    house.clock.move(now)
    assert send(house, Sent("250"), alone=alone) == 3


def test_letters_that_are_put_off_rightly_wait(house: House) -> None:
    house.create()
    now = house.clock.now()
    dues: list[datetime | None] = []
    for _ in range(12):
        with house.store.unit() as unit:
            claims = unit.outbox.claim(now + timedelta(days=9), stale_after=STALE)
            dues = [unit.outbox.retry(claim.mail, now, "451") for claim in claims]
            assert unit.outbox.claim(now, stale_after=STALE) == []
    assert dues == [now + LONGEST_WAIT] * 3
