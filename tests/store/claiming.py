"""Mails taken up and looked for in an outbox, at instants that are counted from noon."""

from datetime import timedelta

from adjudicator.store.database.database import Store
from adjudicator.store.tables.values import Claim, Mail
from tests.store.samples import NOON

MINUTE = timedelta(minutes=1)
STALE = 10 * MINUTE
JUST = timedelta(microseconds=1)


def claim(store: Store, at: timedelta = timedelta(0)) -> list[Claim]:
    """What a sender takes up so long after noon."""
    with store.unit() as unit:
        return unit.outbox.claim(NOON + at, stale_after=STALE)


def the(store: Store, key: str) -> Mail:
    """The mail of a key, which there must be."""
    with store.unit() as unit:
        mail = unit.outbox.keyed(key)
    assert mail is not None
    return mail
