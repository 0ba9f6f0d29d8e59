"""Letters that their mailbox withholds: each keeps its place on file, and is asked for again for a week.

The game master is told once when this is noted, and once when the letter has come after all or is given up.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

import msgspec
from msgspec import Struct

from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.letters import LOST, UNFETCHED
from adjudicator.store.tables.values import Letter

KIND: Final = "unfetched"
WAITS: Final = (timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1), timedelta(hours=6))
"""The pauses between attempts; later ones are twice as long as the last of these."""
LASTS: Final = timedelta(days=7)
AT_ONCE: Final = 20
"""How many are asked for again at one look."""
LISTED: Final = 20


class Detail(Struct, frozen=True):
    """How often a letter was asked for again, when the next attempt is, and what the server said last."""

    tries: int
    again: datetime
    why: str


def noted(office: Office, source: str, uidvalidity: int, withheld: Sequence[tuple[int, str]]) -> int:
    """Keep the places of withheld letters, by UID and reason, and tell of them; returns how many are new."""
    now = office.clock.now()
    with office.store.unit() as unit:
        new = [
            (uid, why)
            for uid, why in withheld
            if unit.letters.keep_place(source, uidvalidity, uid, at=now, detail=_detail(0, now, why))
        ]
        if new:
            many = len(new) > 1
            said = f"{len(new)} letters cannot be fetched" if many else "A letter cannot be fetched"
            it = "them" if many else "it"
            text = (
                f"{said}: {_named(source, [uid for uid, _ in new])}.\nWhat was said: {new[0][1]}\n"
                f"Later letters are read, and I ask for {it} again for {LASTS.days} days. Nobody knows yet who wrote"
                f" {it}: look into the mailbox with a mail program."
            )
            tell_gm(office, unit, KIND, text, at=now)
    return len(new)


def due(office: Office, source: str) -> list[Letter]:
    """The letters of a mailbox that are to be asked for again now, in the order in which they came."""
    now = office.clock.now()
    with office.store.reading() as unit:
        waiting = unit.letters.unfetched(source)
    return [letter for letter in waiting if _read(letter).again <= now][:AT_ONCE]


def asked_again(office: Office, letter: Letter, why: str) -> None:
    """A letter was withheld again: ask for it later, or give up when a week is over."""
    now, tries = office.clock.now(), _read(letter).tries + 1
    with office.store.unit() as unit:
        if now < letter.received_at + LASTS:
            unit.letters.ask_later(letter.id, _detail(tries, now, why))
            return
        text = (
            f"A letter is given up: {_of(letter)} could not be fetched for {LASTS.days} days, and nobody has read it.\n"
            f"What was said: {why}\nIf you can tell who wrote it, ask for it again."
        )
        _give_up(office, unit, letter, text, why, now)


def gone(office: Office, letter: Letter, why: str, what: str) -> None:
    """Stop asking for a letter; `what` became of it follows its number in a sentence."""
    now = office.clock.now()
    with office.store.unit() as unit:
        _give_up(office, unit, letter, f"A letter is asked for no more: {_of(letter)} {what}", why, now)


def come(office: Office, letter: Letter) -> None:
    """Tell that a letter has come after all."""
    now = office.clock.now()
    with office.store.unit() as unit:
        text = (
            f"A letter has come after all: {_of(letter)}, which could not be fetched before.\nIt is read in its place:"
            " what was written after it stands. A phase that has ended meanwhile has ended without it."
        )
        tell_gm(office, unit, KIND, text, at=now)


def _give_up(office: Office, unit: Unit, letter: Letter, text: str, why: str, now: datetime) -> None:
    unit.letters.ask_later(letter.id, _detail(_read(letter).tries + 1, now, why), verdict=LOST)
    tell_gm(office, unit, KIND, text, at=now)


def _detail(tries: int, at: datetime, why: str) -> str:
    wait = WAITS[tries] if tries < len(WAITS) else 2 * WAITS[-1]
    return msgspec.json.encode(Detail(tries, at + wait, why)).decode()


def _read(letter: Letter) -> Detail:
    assert letter.verdict == UNFETCHED, "others are not asked for again"
    return msgspec.json.decode(letter.detail or "", type=Detail)


def _of(letter: Letter) -> str:
    return _named(letter.source, [letter.uid or 0])


def _named(source: str, uids: Sequence[int]) -> str:
    """The numbers of the letters in their mailbox."""
    listed = ", ".join(map(str, uids[:LISTED])) + (f" and {len(uids) - LISTED} more" if len(uids) > LISTED else "")
    return f"{'numbers' if len(uids) > 1 else 'number'} {listed} (UID) in {source}"
