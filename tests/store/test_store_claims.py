"""Who has a mail in his hands: whose clock is wrong, who falls silent, and what may have left all the same."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from adjudicator.store.database.database import Store
from adjudicator.store.records.outbox import LONGEST_WAIT
from tests.store.claiming import JUST, MINUTE, STALE, claim, the
from tests.store.samples import NOON, a_mail


def test_an_instant_too_far_ahead_is_that_of_a_clock_that_was_wrong(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([replace(a_mail("patient"), due_at=NOON + LONGEST_WAIT)])
        unit.outbox.queue([replace(a_mail("astray"), due_at=NOON + LONGEST_WAIT + JUST)])
    assert [one.mail.key for one in claim(store)] == ["astray"]


@pytest.mark.parametrize(("ahead", "free"), [(STALE, False), (STALE + JUST, True)])
def test_a_sender_whose_clock_was_wrong_holds_no_mail_for_ever(store: Store, ahead: timedelta, free: bool) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a")])
    claim(store, ahead)
    assert [one.interrupted for one in claim(store)] == ([True] if free else [])


def test_those_taken_up_too_long_ago_and_those_that_are_due_stand_in_one_row(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([replace(a_mail("last"), due_at=NOON + 2 * MINUTE), a_mail("second")])
    claim(store)  # by one who is never heard of again
    with store.unit() as unit:
        unit.outbox.queue(
            [replace(a_mail(key), due_at=NOON + at) for key, at in (("third", MINUTE), ("first", -MINUTE))]
        )
        claims = unit.outbox.claim(NOON + STALE, stale_after=STALE, limit=3)
    assert [one.mail.key for one in claims] == ["first", "second", "third"]
    assert [one.mail.key for one in claim(store, STALE)] == ["last"]


def test_what_may_have_left_may_have_left_until_it_is_known(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a")])
    (first,) = claim(store)
    with store.unit() as unit:
        unit.outbox.retry(first.mail, NOON, "the connection broke", doubtful=True)
    (second,) = claim(store, MINUTE)
    with store.unit() as unit:
        # That nothing has left this time says nothing of the first time.
        unit.outbox.retry(second.mail, NOON + MINUTE, "451")
    (third,) = claim(store, 3 * MINUTE)
    assert [one.interrupted for one in (first, second, third)] == [False, True, True]
    with store.unit() as unit:
        unit.outbox.sent(third.mail, NOON)
    mail = the(store, "a")
    assert (mail.status, mail.error, mail.doubtful) == ("sent", None, False)


def test_in_older_files_whatever_waits_may_have_left_and_nothing_else(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail(key) for key in ("gone", "refused", "taken")])
    gone, refused, _ = claim(store)
    with store.unit() as unit:
        unit.outbox.sent(gone.mail, NOON)
        unit.outbox.fail(refused.mail, "550")
        unit.outbox.queue([a_mail("waits")])
        unit.outbox.doubt()
    assert {key: the(store, key).doubtful for key in ("gone", "refused", "taken", "waits")} == {
        "gone": False,
        "refused": False,
        "taken": True,
        "waits": True,
    }


@pytest.mark.parametrize(
    "other", [{"claimed_by": "two"}, {"claimed_at": NOON + JUST}, {"attempts": 2}], ids=["sender", "instant", "count"]
)
def test_only_who_has_a_mail_in_his_hands_says_that_it_has_not_left(store: Store, other: dict[str, object]) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a")])
        (taken,) = unit.outbox.claim(NOON, stale_after=STALE, by="one")
        another = replace(taken.mail, **other)
        assert unit.outbox.retry(another, NOON, "451") is None
        assert not unit.outbox.fail(another, "550")
        assert unit.outbox.fail(taken.mail, "550")


def test_what_is_sent_once_more_is_sent_though_it_may_have_left_before(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a")])
    (first,) = claim(store)
    with store.unit() as unit:
        unit.outbox.retry(first.mail, NOON, "the connection broke", doubtful=True)
    (second,) = claim(store, MINUTE)
    with store.unit() as unit:
        unit.outbox.fail(second.mail, "550")
        unit.outbox.resend("a", NOON)
    assert [one.interrupted for one in claim(store)] == [False]


def test_those_taken_up_and_not_heard_of_since_are_counted(store: Store) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a"), a_mail("b")])
    first, _ = claim(store)
    with store.unit() as unit:
        assert [unit.outbox.stuck(at) for at in (NOON - JUST, NOON)] == [0, 2]
        unit.outbox.sent(first.mail, NOON)
        assert unit.outbox.stuck(NOON) == 1
