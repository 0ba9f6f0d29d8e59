"""A burst: many letters reach the mailbox in the last minute before a deadline, while the service reads it.

`python -m benchmarks.burst 10000`, or `make burst`. The servers are real; the clock of the games stands still within
the minute and is put to the deadline when the last letter has been handed in. It fails unless every letter is on file
in the order of its arrival, counts for the phase that was open, and every phase ends after the last of them.
"""

import argparse
import asyncio
import sys
import tempfile
import threading
from datetime import timedelta
from itertools import islice
from pathlib import Path
from time import perf_counter

from msgspec.structs import replace

from adjudicator.mail.servers.imap import Mailbox
from adjudicator.mail.servers.server_settings import ImapServer, SmtpServer
from adjudicator.service.mailroom.mail_fetch import fetch
from adjudicator.service.mailroom.mail_sources import imap_name
from adjudicator.service.mailroom.reception import handle_all
from adjudicator.service.office.office import Office
from adjudicator.service.work.mailbox_guard import looked
from benchmarks.filed import Clock, memory, opened
from benchmarks.letters import sent, servers, written
from tests.due import adjudicate_due

LETTERS = 200
MINUTE = timedelta(minutes=1)


def report(letters: int = LETTERS) -> bool:
    """Print the figures; whether every letter came in time."""
    clock = Clock()
    with servers() as (imap, smtp), tempfile.TemporaryDirectory() as folder:
        office = replace(opened(Path(folder), clock, mailbox=f"{smtp.user}@mail.test"), name="Burst")
        try:
            return _measured(office, clock, imap, smtp, letters)
        finally:
            office.store.close()


def _measured(office: Office, clock: Clock, imap: ImapServer, smtp: SmtpServer, letters: int) -> bool:
    raws = list(islice(written(office, letters), letters))
    with office.store.unit() as unit:
        open_phases = {one.game_id: one.serial for one in unit.phases.running()}
        deadline = max(one.deadline for one in unit.phases.running())
    clock.instant = deadline - MINUTE
    began = perf_counter()
    delivery = threading.Thread(target=lambda: asyncio.run(sent(smtp, office.mailbox, raws)))
    delivery.start()
    mailbox, source = Mailbox(imap), imap_name(imap)
    early = 0
    while delivery.is_alive():
        early += fetch(office, mailbox, source)
    delivery.join()
    clock.instant = deadline
    at = clock.now()
    late = fetch(office, mailbox, source)
    looked(office, source, at)
    filed = perf_counter() - began
    mailbox.close()
    handled = handle_all(office)
    read = perf_counter() - began
    ended = adjudicate_due(office, read_at=at)
    took = perf_counter() - began
    wrong = _wrong(office, source, raws, open_phases)
    print(f"{letters} letters in the last minute before the deadline of {len(open_phases)} games")
    print(f"  {early} on file when the last had been handed in, {late} in the look after the deadline: {filed:.1f} s")
    print(f"  {handled} read and answered after {read:.1f} s, {ended} phases ended after {took:.1f} s")
    print(f"  out of order, late or lost: {len(wrong)}; memory at most {memory():.0f} MB")
    return not wrong and ended == len(open_phases)


def _wrong(office: Office, source: str, raws: list[tuple[str, bytes]], open_phases: dict[int, int]) -> list[int]:
    """The numbers of the letters that are not on file as they came, or do not count for the phase that was open."""
    with office.store.unit() as unit:
        found = unit.letters.from_source(source)
    came = sorted(raw for _, raw in raws)
    kept = [one.raw.partition(b"Message-ID:")[2] for one in found]
    lost = len(came) - len(set(kept) & {raw.partition(b"Message-ID:")[2] for raw in came})
    wrong = [
        one.id
        for before, one in zip([None, *found], found, strict=False)
        if one.verdict != "accepted"
        or open_phases.get(one.game_id or 0) != one.serial
        or (before is not None and (before.uid or 0) >= (one.uid or 0))
    ]
    return [*wrong, *([0] * lost)]


def main() -> int:
    """Measure with as many letters as the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.burst", description=__doc__)
    parser.add_argument("letters", type=int, nargs="?", default=LETTERS)
    return 0 if report(parser.parse_args().letters) else 1


if __name__ == "__main__":
    sys.exit(main())
