"""Letters from the mailbox onto file, by ascending UID; what is on file is never fetched again."""

import logging
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from adjudicator.mail.servers.imap import Batch, Cursor, Mailbox
from adjudicator.mail.servers.imap_fetch import Answered, Fetched, Withheld
from adjudicator.service.log.entries import warn_of
from adjudicator.service.mailroom import withheld_letters
from adjudicator.service.office.office import Office
from adjudicator.store.tables.errors import StoreError
from adjudicator.store.tables.values import Letter

_log = logging.getLogger(__name__)

AT_ONCE: Final = 20
"""How many letters are filed together: writing to disk safely costs as much for one as for many."""


def fetch(
    office: Office, mailbox: Mailbox, source: str, *, shared: bool = False, until: Callable[[], bool] | None = None
) -> int:
    """File every letter that came since the last look, a batch in each unit of work; returns how many.

    In a mailbox that is `shared` with a person, only letters addressed to a game are filed. Letters that the server
    withholds keep their places; those that are due are asked for again. Fetching stops once `until` says so, and the
    next look begins there. Raises mail.imap.ConnectionLost.
    """
    count = _again(office, mailbox, source, shared=shared)
    while True:
        with office.store.unit() as unit:
            read = unit.cursors.of(source)
        batch = mailbox.fetch_new(Cursor(read.uidvalidity, read.uid) if read is not None else Cursor())
        count += _filed(office, batch, source, shared=shared)
        with office.store.unit() as unit:
            # Letters that were deleted between two looks also have UIDs.
            unit.cursors.advance(source, batch.cursor.uid_validity, batch.cursor.uid)
        if batch.empty or (until is not None and until()):
            return count


def _filed(office: Office, batch: Batch, source: str, *, shared: bool) -> int:
    """File the letters of a batch, and keep the places of withheld ones, in the order of their UIDs."""
    ours = [letter for letter in batch.letters if not shared or wanted(office, letter.raw)]
    every: list[Fetched | Withheld] = sorted((*ours, *batch.withheld), key=lambda one: one.uid)
    for kind, run in groupby(every, type):
        some = list(run)
        if kind is Withheld:
            told = [(one.uid, one.why) for one in some if isinstance(one, Withheld)]
            withheld_letters.noted(office, source, batch.cursor.uid_validity, told)
            continue
        letters = [(one.raw, one.uid_validity, one.uid) for one in some if isinstance(one, Fetched)]
        for at in range(0, len(letters), AT_ONCE):
            _receive(office, letters[at : at + AT_ONCE], source)
    return len(ours)


def _again(office: Office, mailbox: Mailbox, source: str, *, shared: bool) -> int:
    """Ask again for the withheld letters that are due; returns how many have come."""
    count = 0
    for uid_validity, letters in groupby(withheld_letters.due(office, source), lambda one: one.uidvalidity or 0):
        waiting = {one.uid or 0: one for one in letters}
        while waiting:
            answered = mailbox.fetch_again(uid_validity, sorted(waiting))
            if answered is None:
                for one in waiting.values():
                    withheld_letters.gone(
                        office, one, "numbered anew", "has another number now, and is asked for by that."
                    )
                break
            count += _settled(office, answered, source, waiting, shared=shared)
    return count


def _settled(office: Office, answered: Answered, source: str, waiting: dict[int, Letter], *, shared: bool) -> int:
    """The outcome for letters that were asked for again; they wait no more. Returns how many have come."""
    given = {one.uid: one.raw for one in answered.letters}
    why = {one.uid: one.why for one in answered.withheld}
    for uid in answered.settled:
        letter = waiting.pop(uid)
        if uid in why:
            withheld_letters.asked_again(office, letter, why[uid])
        elif uid not in given:
            withheld_letters.gone(office, letter, "deleted", "is in the mailbox no more. Nobody has read it.")
        elif shared and not wanted(office, given[uid]):
            withheld_letters.gone(office, letter, "not for a game", "has come, and is not for a game.")
        else:
            _receive(office, [(given[uid], letter.uidvalidity, uid)], source)
            withheld_letters.come(office, letter)
    return len(given)


# What reads letters takes longer to load than a mailbox to look into, and most looks find none.


def _receive(office: Office, letters: Sequence[tuple[bytes, int | None, int | None]], source: str) -> None:
    from adjudicator.service.mailroom.reception import receive_all

    receive_all(office, letters, source=source)


def wanted(office: Office, raw: bytes) -> bool:
    """Whether a letter is for a game, or may be because that cannot be told."""
    from adjudicator.service.mailroom.shared_mailbox import concerns

    try:
        return concerns(office, raw)
    except StoreError:
        raise
    except Exception as fault:  # noqa: BLE001 - whatever a letter does to the program, the others go on
        warn_of(_log, "it cannot be told whether a letter is for a game", fault)
        return True
