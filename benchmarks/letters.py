"""Letters through real servers: into the mailbox, onto file, read, acknowledged and out again.

Beside each way stands what the libraries reach by themselves with the same letters: aiosmtplib sending them, imapclient
fetching them. `python -m benchmarks.letters 10000`, or `make load LETTERS=10000`, also fails if memory grows.
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from aiosmtplib import SMTP
from imapclient import IMAPClient  # type: ignore[import-untyped]
from msgspec.structs import replace

from adjudicator.mail.servers.imap import MOST_AT_ONCE, Mailbox
from adjudicator.mail.servers.server_settings import ImapServer, SmtpServer
from adjudicator.mail.servers.smtp import Courier
from adjudicator.mail.writing.compose import Mail, compose
from adjudicator.orders.values.clauses import text
from adjudicator.service import master
from adjudicator.service.game import table
from adjudicator.service.games import games
from adjudicator.service.games.games import Player
from adjudicator.service.mailroom import reception
from adjudicator.service.mailroom.mail_fetch import fetch
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.mailroom.mail_sources import imap_name
from adjudicator.service.office.advisers import Trials
from adjudicator.service.office.office import Office
from adjudicator.service.settings.clock import WallClock
from adjudicator.service.settings.configuration import Limits
from adjudicator.store.database.database import Store
from benchmarks import ratios

PEOPLE = ("ann", "bob", "cy", "dan", "eve")
LETTERS = 200
A_SEAT = 20
"""Letters of each seat; there are as many games as that takes."""
CONNECTIONS = 4
TRIED = 20
"""Letters that are answered with a dry run besides, twice; each is another seat's."""
SITUATIONS = 200
"""In how many situations orders are tried, as a new configuration has it."""
WARM = 0.2
"""After this share of each way memory should have all that it needs."""
MOST_GROWTH = 32.0
"""Megabytes."""


def report(letters: int = LETTERS) -> bool:
    """Print the figures; whether memory stayed within bounds."""
    with servers() as (imap, smtp), tempfile.TemporaryDirectory() as folder:
        office = _office(Path(folder), smtp.user)
        try:
            return _measured(office, imap, smtp, letters)
        finally:
            office.store.close()


def _measured(office: Office, imap: ImapServer, smtp: SmtpServer, letters: int) -> bool:
    came = list(islice(written(office, letters), letters))
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    alone, beside = (list(islice(written(office, TRIED, 1, kind), TRIED)) for kind in ("alone", "beside"))
    asyncio.run(sent(smtp, office.mailbox, came))
    memory = _Memory()
    bare_in = _rate(letters, lambda: _fetched(imap))
    # It is one step, so everything that is needed only once counts as growth.
    fetched = _timed(memory, letters, _in(office, imap), memory.most)
    read = _timed(memory, letters, _handled(office))
    trying = replace(office, situations=SITUATIONS)
    tried = _rate(TRIED, lambda: _tried(trying, alone))
    shared = _rate(TRIED, lambda: _tried(replace(trying, trials=Trials(cores)), beside))
    answers = _queued(office)
    bare_out = _rate(len(answers), lambda: asyncio.run(sent(smtp, office.mailbox, answers)))
    left = _timed(memory, len(answers), _out(office, smtp))
    if (fetched[0], read[0], left[0]) != (letters, letters, len(answers)) or len(answers) < letters:
        raise AssertionError(f"of {letters} letters {fetched[0]} were fetched, {read[0]} read, {left[0]} sent")
    print(f"{letters} letters into a mailbox and out again (letters a second; share of the bare library)")
    print(f"  fetched and filed {fetched[1]:.0f}, imapclient alone {bare_in:.0f}: {fetched[1] / bare_in:.2f}")
    print(f"  read and answered {read[1]:.0f}; with a dry run in {SITUATIONS} situations, {TRIED} letters:")
    print(f"    {tried:.1f} in one process, {shared:.1f} with {cores} beside it, which have to be started")
    ratios.note("letters fetched and filed a second", fetched[1] / bare_in, "fetched by imapclient alone")
    ratios.note("letters sent a second", left[1] / bare_out, "sent by aiosmtplib alone")
    print(f"  sent {left[1]:.0f}, aiosmtplib alone {bare_out:.0f}: {left[1] / bare_out:.2f}")
    print(f"  memory at most {memory.most:.0f} MB; grown after the first {WARM:.0%} of each: {memory.grown:.1f} MB")
    return memory.grown <= MOST_GROWTH


class _Memory:
    """The most memory this process has had, and how much of it came late."""

    def __init__(self) -> None:
        self.grown = 0.0

    @property
    def most(self) -> float:
        unit = 1 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def _timed(memory: _Memory, of: int, steps: Iterator[int], warm: float = 0.0) -> tuple[int, float]:
    """How many letters went one way, and how many a second; each step says how many there were in it."""
    began, done = time.perf_counter(), 0
    for count in steps:
        done += count
        if not warm and done >= of * WARM:
            warm = memory.most
    took = time.perf_counter() - began
    memory.grown = max(memory.grown, memory.most - (warm or memory.most))
    return done, done / took


def _rate(letters: int, work: Callable[[], int]) -> float:
    began = time.perf_counter()
    done = work()
    if done != letters:
        raise AssertionError(f"of {letters} letters {done} came through")
    return letters / (time.perf_counter() - began)


async def sent(server: SmtpServer, sender: str, letters: list[tuple[str, bytes]]) -> int:
    """The letters sent by the library alone, over as many connections as ours."""
    left = iter(letters)

    async def some() -> int:
        count = 0
        client = SMTP(hostname=server.host, port=server.port, use_tls=False, start_tls=False, timeout=server.timeout)
        async with client as smtp:
            await smtp.login(server.user, server.password)
            for recipient, raw in left:
                await smtp.sendmail(sender, [recipient], raw)
                count += 1
        return count

    return sum(await asyncio.gather(*(some() for _ in range(CONNECTIONS))))


def _fetched(server: ImapServer) -> int:
    """The letters fetched by the library alone, as many at once as ours."""
    count = 0
    with IMAPClient(server.host, port=server.port, ssl=False) as client:
        client.login(server.user, server.password)
        client.select_folder(server.folder, readonly=True)
        uids = client.search()
        for at in range(0, len(uids), MOST_AT_ONCE):
            count += len(client.fetch(uids[at : at + MOST_AT_ONCE], ["BODY.PEEK[]"]))
    return count


def _in(office: Office, server: ImapServer) -> Iterator[int]:
    mailbox = Mailbox(server)
    yield fetch(office, mailbox, imap_name(server))
    mailbox.close()


def _handled(office: Office) -> Iterator[int]:
    return map(len, reception.handling(office))


def _tried(office: Office, letters: list[tuple[str, bytes]]) -> int:
    reception.receive_all(office, [(raw, None, None) for _, raw in letters], source="tried")
    return reception.handle_all(office)


def _queued(office: Office) -> list[tuple[str, bytes]]:
    with office.store.unit() as unit:
        return [(mail.recipient, mail.raw) for game in unit.games.all() for mail in unit.outbox.of_game(game.id)]


def _out(office: Office, server: SmtpServer) -> Iterator[int]:
    courier = Courier(server)
    sending = Sending(office, courier)
    while count := sending.send_some():
        yield count
    courier.close()


def written(office: Office, letters: int, a_seat: int = A_SEAT, kind: str = "game") -> Iterator[tuple[str, bytes]]:
    """As many letters as are wanted, from all seats of as many games as it takes, with what bots would write."""
    number = 0
    for game in range(-(-letters // (a_seat * len(PEOPLE)))):
        name = f"{kind}{game}"
        host = office.host
        players = [Player(person.title(), f"{person}@{host}") for person in PEOPLE]
        games.create(office, title="postal-cosmic", name=name, players=players)
        master.command(office, name, "START")
        with office.store.unit() as unit:
            found = unit.games.named(name)
            laid = table.laid(unit, found) if found is not None else None
        assert laid is not None
        for seat in laid.seats:
            view = laid.view(seat.number)
            names = laid.title.vocabulary(view, seat.number)
            orders = "\n".join(text(clause, names) for clause in laid.title.bot(view, seat.number, laid.chance))
            to = office.reply_to(name, seat.name, laid.game.serial) or office.mailbox
            for copy in range(a_seat):
                number += 1
                yield (
                    to,
                    compose(
                        Mail(
                            sender=(seat.player, seat.address),
                            to=("", to),
                            subject=f"Re: orders {copy}",
                            date=office.clock.now(),
                            message_id=f"<{kind}{number}@{host}>",
                            text=f"{orders}\nPASS\n",
                            auto=None,
                        )
                    ),
                )


def _office(folder: Path, user: str) -> Office:
    store = Store(f"sqlite:///{folder / 'games.db'}")
    store.migrate()
    return Office(
        store=store,
        clock=WallClock(),
        name="The Adjudicator",
        mailbox=f"{user}@mail.test",
        gm="gm@mail.test",
        secret=b"the key of the seat tokens in benchmarks",
        limits=Limits(letters=0, megabytes=0, strangers=0),
    )


@contextmanager
def servers() -> Iterator[tuple[ImapServer, SmtpServer]]:
    """Mail servers in a process of their own, whose memory is not ours."""
    users = ",".join(("games", "gm", *PEOPLE))
    command = [sys.executable, "-m", "adjudicator.mail.embedded", "--users", users, "--domain", "mail.test"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        ready = json.loads(process.stdout.readline())
        where = {"host": ready["host"], "security": "plain", "user": "games", "password": "games", "timeout": 300.0}
        try:
            yield ImapServer(port=ready["imap"], **where), SmtpServer(port=ready["smtp"], **where)
        finally:
            process.terminate()


def main() -> int:
    """Measure with as many letters as the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.letters", description=__doc__)
    parser.add_argument("letters", type=int, nargs="?", default=LETTERS)
    return 0 if report(parser.parse_args().letters) else 1


if __name__ == "__main__":
    sys.exit(main())
