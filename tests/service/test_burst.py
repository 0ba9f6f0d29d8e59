"""Everybody writes in the last minute, and the service is still reading when the deadline passes."""

from datetime import timedelta

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers import imap
from adjudicator.mail.servers.imap import Mailbox
from adjudicator.mail.servers.smtp import Courier, Parcel
from adjudicator.service.mailroom.mail_fetch import fetch
from adjudicator.service.mailroom.mail_sources import imap_name
from adjudicator.service.mailroom.reception import TOGETHER, handle_all
from tests.due import adjudicate_due
from tests.service.house import MAILBOX, PLAYERS, House
from tests.service.served import USERS

LETTERS = TOGETHER + 3


def test_letters_of_the_last_minute_count_in_the_order_of_their_coming(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begun()
    deadline = house.table().phase.deadline
    house.clock.move(deadline - timedelta(seconds=30))
    reports = [house.last(seat, "report") for seat in range(3)]
    raws = []
    for number in range(LETTERS):
        seat, report = number % 3, reports[number % 3]
        words = "\n".join([house.bot(seat), "PASS"] if number >= LETTERS - 3 else ["PASS"])
        raws.append(house.raw(words, sender=PLAYERS[seat].address, to=report.reply_to or MAILBOX, answers=report))
    # More than is asked for at once, so that the deadline passes between two questions.
    monkeypatch.setattr(imap, "MOST_AT_ONCE", LETTERS // 2)
    taken = Mailbox.fetch_new

    def slow(mailbox: Mailbox, cursor: imap.Cursor = imap.START) -> imap.Batch:
        batch = taken(mailbox, cursor)
        house.clock.move(deadline + timedelta(seconds=5))
        return batch

    monkeypatch.setattr(Mailbox, "fetch_new", slow)
    with Embedded(USERS) as post:
        courier, server = Courier(post.smtp("games")), post.imap("games")
        courier.deliver([Parcel(PLAYERS[0].address, MAILBOX, raw) for raw in raws])
        courier.close()
        arrived = post.letters("games")
        mailbox = Mailbox(server)
        looked = house.clock.now()
        assert adjudicate_due(house.office, read_at=looked) == 0
        assert fetch(house.office, mailbox, imap_name(server)) == LETTERS
        assert adjudicate_due(house.office, read_at=looked) == 0, "what came while it was read is not known yet"
        looked = house.clock.now()
        assert fetch(house.office, mailbox, imap_name(server)) == 0
        mailbox.close()
    assert handle_all(house.office) == LETTERS
    assert adjudicate_due(house.office, read_at=looked) == 1
    game = house.game()
    assert game.serial == 2
    with house.store.unit() as unit:
        filed = unit.letters.from_source(imap_name(server))
        ended = unit.phases.get(game.id, 1)
    assert [one.raw for one in filed] == arrived
    assert {(one.verdict, one.serial) for one in filed} == {("accepted", 1)}
    assert ended is not None
    assert ended.closed_at is not None
