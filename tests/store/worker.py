"""Another process at the same database: `python -m tests.store.worker WHAT URL COUNT`.

Says on its standard output what it has done, one line at a time, so that a test can wait for it,
kill it, or count.
"""

import sys
from datetime import timedelta

from adjudicator.store.database.database import Store
from adjudicator.store.database.unit import Unit
from tests.store.samples import NOON, a_mail

STALE = timedelta(minutes=10)


def say(*words: object) -> None:
    print(*words, flush=True)


def count_up(unit: Unit) -> int:
    """Read, modify, write: note one more than what is noted."""
    number = len(unit.notices.unseen())
    unit.notices.add("count", str(number), at=NOON)
    return number


def migrate(store: Store, count: int) -> None:
    for _ in range(count):
        store.migrate()


def counts(store: Store, count: int) -> None:
    for _ in range(count):
        with store.unit() as unit:
            count_up(unit)


def claims(store: Store, count: int) -> None:
    while True:
        with store.unit() as unit:
            taken = unit.outbox.claim(NOON, stale_after=STALE, limit=count)
        if not taken:
            break
        for claim in taken:
            say(claim.mail.key)


def receives(store: Store, count: int) -> None:
    for uid in range(1, count + 1):
        with store.unit() as unit:
            receipt = unit.letters.receive(
                b"letter %d" % uid,
                source="INBOX",
                uidvalidity=1,
                uid=uid,
                message_id=f"<{uid}@ann>",
                received_at=NOON,
            )
        say(receipt.kind)


def stops_inside(store: Store, count: int) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("kept")])
    with store.unit() as unit:
        # More than the page cache holds, so that some of it is in the file before the commit.
        unit.outbox.queue([a_mail(f"lost {number}") for number in range(count)])
        unit.notices.add("lost", "x" * 4_000_000, at=NOON)
        say("inside")
        sys.stdin.read()


def goes_on(store: Store, count: int) -> None:
    for number in range(1, count + 1):
        with store.unit() as unit:
            unit.letters.receive(
                b"letter %d" % number,
                source="INBOX",
                uidvalidity=1,
                uid=number,
                message_id=None,
                received_at=NOON,
            )
            unit.outbox.queue([a_mail(f"answer {number}")])
            unit.notices.add("count", str(number), at=NOON)
        say(number)


DEEDS = {deed.__name__: deed for deed in (migrate, counts, claims, receives, stops_inside, goes_on)}


def main() -> None:
    what, url, count = sys.argv[1:]
    store = Store(url)
    say("ready")
    if sys.stdin.readline() == "go\n":
        DEEDS[what](store, int(count))
    store.close()


if __name__ == "__main__":
    main()
