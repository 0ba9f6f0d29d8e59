"""Notices for the game master, and how far the mailboxes have been read."""

from datetime import timedelta

from adjudicator.store.database.database import Store
from adjudicator.store.tables.values import Cursor, Game, Notice
from tests.store.samples import NOON


def test_a_notice_waits_until_it_is_seen(store: Store, game: Game) -> None:
    later = NOON + timedelta(hours=1)
    with store.unit() as unit:
        first = unit.notices.add("nmr", "Red was silent twice", at=NOON, game_id=game.id)
        second = unit.notices.add("disk", "the disk is nearly full", at=NOON)
        assert unit.notices.unseen() == [
            Notice(first, game.id, NOON, "nmr", "Red was silent twice", None),
            Notice(second, None, NOON, "disk", "the disk is nearly full", None),
        ]
        unit.notices.see([first], NOON)
        unit.notices.see([first, 99], later)
        assert [notice.id for notice in unit.notices.unseen()] == [second]
        assert [notice.seen_at for notice in unit.notices.of(game.id)] == [NOON]


def test_a_mailbox_never_read_has_no_cursor(store: Store) -> None:
    with store.unit() as unit:
        assert unit.cursors.of("INBOX") is None


def test_a_cursor_goes_forward_until_the_mailbox_is_numbered_afresh(store: Store) -> None:
    largest = 2**32 - 1
    with store.unit() as unit:
        unit.cursors.advance("INBOX", 7, 10)
        unit.cursors.advance("INBOX", 7, 9)
        assert unit.cursors.of("INBOX") == Cursor("INBOX", 7, 10)
        unit.cursors.advance("INBOX", largest, 0)
        assert unit.cursors.of("INBOX") == Cursor("INBOX", largest, 0)
        unit.cursors.advance("INBOX", largest, largest)
        unit.cursors.advance("Archive", 1, 1)
        assert unit.cursors.of("INBOX") == Cursor("INBOX", largest, largest)
