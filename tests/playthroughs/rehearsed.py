"""A game played by mail for a test, and its letters as files that a person can read."""

import re
from email import message_from_bytes
from email.policy import default
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.client import Received
from adjudicator.rehearsal import demo
from adjudicator.rehearsal.house import furnish
from adjudicator.rehearsal.people import users
from adjudicator.rehearsal.playing import Plan, Rehearsal
from adjudicator.rehearsal.worker import Worker
from tests import flowed, golden

GOLDEN = Path(__file__).parent / "golden"


class Rehearsed(Struct, frozen=True):
    """What came of a game: everything wrong with it, every mailbox, the service's letters by key, the answers."""

    faults: tuple[str, ...]
    mailboxes: dict[str, tuple[bytes, ...]]
    """Sorted, because letters that leave together may arrive in any order."""
    letters: dict[str, bytes]
    answers: dict[str, Received]
    record: bytes | None


def short() -> Plan:
    """A game of three house bots that is over after two turns."""
    return replace(demo.plan(8, 3), options={"bases_to_win": "3"})


def rehearsed(folder: Path, plan: Plan) -> Rehearsed:
    """Play a game by mail, with the service in a process of its own."""
    with Embedded(users(plan.players)) as post:
        house = furnish(folder, post, plan.seed)
        with Worker(house) as worker:
            rehearsal = Rehearsal(house, plan, tell=lambda moment: None, watch=worker.check)
            try:
                rehearsal.play()
                game = rehearsal.game()
                with house.office.store.unit() as unit:
                    letters = {mail.key: mail.raw for mail in unit.outbox.of_game(game.id)}
                faults = (*rehearsal.faults, *demo.amiss(rehearsal))
            finally:
                rehearsal.close()
        mailboxes = {user: tuple(sorted(post.letters(user))) for user in users(plan.players)}
    return Rehearsed(faults, mailboxes, letters, rehearsal.answers, game.record)


def readable(raw: bytes) -> str:
    """A letter as its reader sees it: the subject and the text."""
    subject = message_from_bytes(raw, policy=default)["Subject"]
    return f"Subject: {subject}\n\n{flowed.seen(flowed.content_of(raw))}"


def orders_in(raw: bytes) -> list[str]:
    """The numbered orders of an acknowledgement, each as one line."""
    found: list[str] = []
    for line in readable(raw).splitlines():
        if re.match(r" *\d+\. ", line):
            found.append(" ".join(line.split()))
        elif found and line.startswith("     "):
            found[-1] += f" {line.strip()}"
        elif found:
            break
    return found


def differences(wanted: dict[str, str]) -> list[str]:
    """The golden files that say something else than these texts; under `make golden` they are written anew."""
    return [name for name, text in wanted.items() if golden.held(GOLDEN / name, text) != text]
