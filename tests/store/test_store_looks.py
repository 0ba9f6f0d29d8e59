"""When a mailbox was last read: the latest word counts, also one that is earlier."""

from datetime import timedelta

from adjudicator.store.database.database import Store
from tests.store.samples import NOON


def test_the_last_look_is_kept_by_mailbox(store: Store) -> None:
    with store.unit() as unit:
        assert unit.looks.of("imap://a") is None
        unit.looks.note("imap://a", NOON)
        unit.looks.note("imap://b", NOON + timedelta(hours=1))
        unit.looks.note("imap://a", NOON - timedelta(hours=1))
    with store.unit() as unit:
        assert unit.looks.of("imap://a") == NOON - timedelta(hours=1)
        assert unit.looks.of("imap://b") == NOON + timedelta(hours=1)
