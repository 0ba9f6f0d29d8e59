"""What the service asks its database all day long costs the same however many games, letters and mails are on file."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from adjudicator.service.mailroom.mail_sender import STALE
from adjudicator.service.mailroom.reception import handle_all, receive
from adjudicator.service.runners.inside import Inside
from adjudicator.service.work.due_games import ask_due, reconcile
from adjudicator.service.work.due_work import look
from adjudicator.service.work.mailbox_guard import looked
from tests.service.house import PLAYERS, House

BOX = "imap://games@mail.test/INBOX"
FEW = ("ix_letter_unhandled", "ix_letter_held", "ix_letter_unfetched")
"""Indexes of what waits only: to go through all of that is the task."""

Asked = dict[str, Any]


@contextmanager
def listened() -> Iterator[Asked]:
    """Every statement that is asked meanwhile, with the values of its first time."""
    asked: Asked = {}

    def one(_db: object, _cursor: object, said: str, values: Any, _context: object, many: bool) -> None:
        asked.setdefault(said, values[0] if many else values)

    event.listen(Engine, "before_cursor_execute", one)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", one)


def grows(path: Path, asked: Asked) -> list[str]:
    """The statements that go through a whole table, or sort what they take only the first of."""
    found = []
    with closing(sqlite3.connect(path)) as db, db:
        for said, values in asked.items():
            if not re.match(r"SELECT|UPDATE|DELETE", said):
                continue
            plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {said}", values)]
            # A question without a table of its own has one row, whatever is on file.
            scans = [step for step in plan if step.startswith("SCAN") and not re.search("anon|CONSTANT ROW", step)]
            sorts = "LIMIT" in said and any("TEMP B-TREE" in step for step in plan)
            if sorts or any(not step.endswith(FEW) for step in scans):
                found.append(f"{said}: {'; '.join(plan)}")
    return found


def test_a_look_a_letter_a_mail_and_a_phase_go_through_no_table(house: House, tmp_path: Path) -> None:
    house.begun()
    answered = house.last(0, "report")
    with listened() as asked:
        raw = house.raw(house.bot(0), sender=PLAYERS[0].address, to=answered.reply_to or "", answers=answered)
        receive(house.office, raw, source=BOX, uidvalidity=1, uid=1)
        assert handle_all(house.office) == 1
        house.to_deadline()
        looked(house.office, BOX, house.clock.now())
        runner = Inside(house.clock)
        assert ask_due(house.office, runner, [BOX]) == 1
        assert reconcile(house.office, runner) == 1
        assert look(house.office, house.game().id, [BOX]).done == 1
        with house.store.unit() as unit:
            for claim in unit.outbox.claim(house.clock.now(), stale_after=STALE):
                unit.outbox.sent(claim.mail, house.clock.now())
            unit.phases.next_instant()
    assert grows(tmp_path / "games.db", asked) == []
