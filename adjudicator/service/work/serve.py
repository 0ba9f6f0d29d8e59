"""The service at work: letters in, letters out, deadlines; it runs until it is told to stop, whatever goes wrong.

Each part has a thread: one for each mailbox, one that looks at games, one that finds out which, one that sends. Each
may fail without the others. Interrupted work is resumed at the next start.
"""

import logging
import math
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from types import FrameType
from typing import Final, Unpack

from adjudicator import __version__
from adjudicator.mail.servers.server_settings import SmtpServer
from adjudicator.mail.servers.smtp import Courier
from adjudicator.service.health.door import watched
from adjudicator.service.log.entries import note
from adjudicator.service.log.log_lines import write_log
from adjudicator.service.mailroom import mail_sources
from adjudicator.service.mailroom.mail_sender import STALE, Manner, Sending
from adjudicator.service.mailroom.mail_sources import Source
from adjudicator.service.mailroom.quarantine import take_up
from adjudicator.service.mailroom.reception import handle_all
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.runners import Runner
from adjudicator.service.runners.inside import Inside
from adjudicator.service.settings.clock import Clock
from adjudicator.service.settings.configuration import Settings
from adjudicator.service.webhooks.calling import Calling
from adjudicator.service.work import installation
from adjudicator.service.work.digests import write_digests
from adjudicator.service.work.due_games import POST_ROOM, due, reconcile
from adjudicator.service.work.due_work import Seen, look
from adjudicator.service.work.forgetting import Forgetting
from adjudicator.service.work.mailbox_guard import looked
from adjudicator.service.work.prepared_ends import PreparedEnds
from adjudicator.service.work.reminders import remind_at_own_hours
from adjudicator.service.work.retried_work import Part
from adjudicator.service.work.rival_services import Place, taken
from adjudicator.service.work.shares import Share, dead_senders
from adjudicator.service.work.sole_service import alone
from adjudicator.service.work.unsubscribing import answering
from adjudicator.service.work.watching import tell_watchers

_log = logging.getLogger(__name__)

KILLED: Final = "killed"
LOOK_SECONDS: Final = 1.0
"""How often the database is checked for what other programs (the command line) put there."""
PREPARE_SECONDS: Final = 5.0
"""How often is looked for phases that end soon, and whose ends can be prepared."""
RECONCILE_SECONDS: Final = 300.0
HOURS_SECONDS: Final = 20.0
"""How often is looked for letters that come at hours of the day."""
SHORTEST_WAIT: Final = 0.05


class Service:
    """The parts at work in one office. `run` returns when `stop` is called, from any thread or signal.

    `runner` has games looked at; by default it is one inside this process. `mailboxes` are the names of all mailboxes
    that must have been read before a phase may end; by default, the places where `letters` arrive. `place` is the
    service's own at a database that others can serve.
    """

    def __init__(
        self,
        office: Office,
        letters: Sequence[Source],
        smtp: SmtpServer,
        *,
        runner: Runner | None = None,
        mailboxes: Sequence[str] | None = None,
        poll: float = 60.0,
        place: Place | None = None,
        **manner: Unpack[Manner],
    ) -> None:
        self._office = office
        self._sources = tuple(letters)
        self._mailboxes = tuple(source.name for source in letters) if mailboxes is None else tuple(mailboxes)
        self._runner = runner or Inside(office.clock)
        self._courier = Courier(smtp)
        self._poll = poll
        self._place = place
        self._share = Share(office.store.crew())
        self._sending = Sending(office, self._courier, dead=dead_senders(office, self._share), **manner)
        self._calling = Calling(office)
        self._stopped = threading.Event()
        self._changed = threading.Event()
        """Something may be due now: letters have come, or a mailbox was read after a deadline."""
        self._mails = threading.Event()
        self._reconciled = self._hours = -math.inf
        self._forgetting = Forgetting(office)
        self._games = self._part("adjudicating", self._run_games)
        self._ends = PreparedEnds(office.store.folder)
        # What this process has prepared it ends itself, without a word to others.
        self._own = self._runner if isinstance(self._runner, Inside) else Inside(office.clock)

    def _part(self, name: str, work: Callable[[], None]) -> Part:
        return Part(name, work, stopped=self._stopped, tell=self._tell)

    def run(self) -> None:
        """Work until stopped; each part first finishes what it has begun."""
        others = [
            *(self._part("fetching", partial(self._fetch, source)).thread() for source in self._sources),
            self._part("watching", self._watch).thread(),
            self._part("sending", self._send).thread(),
            self._part("calling", self._call).thread(),
            self._part("preparing", self._prepare).thread(),
        ]
        if self._own is not self._runner:
            others.append(self._part("carrying out", partial(self._own.run, self._carry_out)).thread())
        for thread in others:
            thread.start()
        try:
            self._games.keep()
        finally:
            self.stop()
            for thread in others:
                thread.join()
            for source in self._sources:
                source.close()
            self._courier.close()
            self._ends.close()
            self._share.close()
            self._office.store.close()

    def stop(self) -> None:
        """End `run` soon."""
        self._stopped.set()
        self._changed.set()
        self._mails.set()
        self._runner.stop()
        self._own.stop()
        for source in self._sources:
            source.stop()

    def _tell(self, part: str, text: str) -> None:
        with self._office.store.unit() as unit:
            tell_gm(self._office, unit, part, text, at=self._office.clock.now(), by_mail=False)

    def _fetch(self, source: Source) -> None:
        office = self._office
        now = office.clock.now()
        count = source.fetch(office)
        if self._stopped.is_set():
            # It may have left letters there, so nobody may conclude that all have been read.
            return
        # Before anybody may conclude that deadlines are safe to pass.
        looked(office, source.name, now)
        with office.store.reading() as unit:
            waiting = bool(unit.phases.due(now))
            coming = unit.phases.next_instant()
        if count or waiting:
            self._changed.set()
        # A phase is only adjudicated when the mailbox has been read after its deadline: look again when that comes.
        left = self._poll if coming is None else LOOK_SECONDS if waiting else office.clock.seconds_until(coming)
        source.wait(max(min(left, self._poll), SHORTEST_WAIT))

    def _watch(self) -> None:
        """Ask for looks at everything due: because of others, of the command line, or of a service that died."""
        self._changed.clear()
        self._share.look()
        if time.monotonic() - self._reconciled >= RECONCILE_SECONDS:
            if self._place is not None:
                self._place.look()
            reconcile(self._office, self._runner, self._asked_for)
            tell_watchers(self._office)
            self._forgetting.look()
            self._reconciled = time.monotonic()
        if time.monotonic() - self._hours >= HOURS_SECONDS:
            if remind_at_own_hours(self._office) + write_digests(self._office):
                self._mails.set()
            self._hours = time.monotonic()
        found = self._share.of(due(self._office, self._mailboxes))
        self._runner.look_at(*(game for game in found if not self._ends.has(game)))
        self._own.look_at(*filter(self._ends.has, found))
        self._changed.wait(LOOK_SECONDS)

    def _asked_for(self, game: int) -> bool:
        """Whether a look at a game is asked for before its time has come.

        What is prepared is carried out as soon as the mailboxes have been read, and not looked at before.
        """
        return self._share.mine(game) and not self._ends.has(game)

    def _run_games(self) -> None:
        self._runner.run(self._look)

    def _look(self, game: int) -> None:
        """Look at a game, and ask for the next look; or at the waiting letters, and ask for their games."""
        if game == POST_ROOM:
            # Many letters take long, and a stop does not wait for all of them.
            done = handle_all(self._office, self._runner.look_at, self._stopped.is_set)
            # Phases may have waited for these letters.
            self._changed.set()
        else:
            seen = self._looked(game)
            done = seen.done
            if seen.next is not None:
                self._runner.move(game, seen.next)
        if done:
            self._mails.set()
        self._games.fine()

    def _looked(self, game: int) -> Seen:
        # After a prepared end there is rarely more to do, and if there is, it is found within a second.
        return look(self._office, game, self._mailboxes, self._ends, again=not self._ends.has(game))

    def _carry_out(self, game: int) -> None:
        """Look at a game whose end is prepared; later looks are asked for when their time comes."""
        if self._looked(game).done:
            self._mails.set()

    def _send(self) -> None:
        office = self._office
        self._mails.clear()
        while self._sending.send_some() or self._sending.rest:
            if self._stopped.wait(self._sending.rest):
                return
        with office.store.reading() as unit:
            coming = unit.outbox.next_instant(STALE)
        _sleep(office.clock, coming, self._mails)

    def _prepare(self) -> None:
        """Work out in quiet what will have to be written and told at the next deadlines."""
        self._ends.prepare_some(self._office, self._stopped.wait, self._share.mine, self._runner.cancel)
        self._stopped.wait(PREPARE_SECONDS)

    def _call(self) -> None:
        coming = self._calling.next()
        if coming is None or coming > self._office.clock.now() or not self._calling.call_some():
            self._stopped.wait(LOOK_SECONDS)


def _sleep(clock: Clock, coming: datetime | None, woken: threading.Event) -> None:
    """Wait for an instant, for a wake-up call, or until it is time to check what others have done."""
    left = LOOK_SECONDS
    while left > 0 and not woken.is_set():
        step = left if coming is None else min(left, clock.seconds_until(coming))
        if step <= 0:
            return
        woken.wait(step)
        left -= step


def serve(settings: Settings, *, log_json: bool = False) -> None:
    """Serve a configuration until SIGTERM or SIGINT, with a line on stderr for each thing done, in JSON if wanted.

    Raises SettingsWrong, and the store's errors if the database cannot be used at all.
    """
    write_log("json" if log_json else settings.watching.log)
    installation.may_be_stopped()
    with alone(settings) as died:
        letters, smtp = installation.places(settings), settings.smtp_server()
        with (
            installation.office(settings) as office,
            taken(office, settings) as place,
            _runner(office) as runner,
            watched(settings),
            answering(office, settings.unsubscribing),
        ):
            office.store.require_whole()
            if died:
                _tell_killed(office)
            take_up(office)
            service = Service(
                office,
                [opens() for opens in letters],
                smtp,
                runner=runner,
                poll=settings.imap.poll,
                place=place,
                **installation.manner(settings),
            )
            _served(service, "serving", letters=settings.service.letters)


def work(settings: Settings, *, log_json: bool = False, metrics: str = "") -> None:
    """Help the service of a database, until SIGTERM or SIGINT: look at games, and send letters.

    `metrics` is where it answers requests about health and figures; the address in the settings is the service's.

    Raises SettingsWrong, and the store's errors if the database cannot be used at all.
    """
    write_log("json" if log_json else settings.watching.log)
    installation.may_be_stopped()
    smtp = settings.smtp_server()
    with installation.office(settings) as office, _runner(office) as runner, watched(settings, metrics):
        service = Service(
            office,
            [],
            smtp,
            runner=runner,
            mailboxes=mail_sources.mailboxes(settings),
            **installation.manner(settings),
        )
        _served(service, "working")


def _tell_killed(office: Office) -> None:
    """Tell the game master that the last service was not stopped; once, until they have read it."""
    text = "The service was killed, or the machine lost its power. It goes on where it was, and nothing is lost."
    now = office.clock.now()
    with office.store.unit() as unit:
        # A process that did not hear the mail server's answer cannot know whether they had left.
        if in_hand := unit.outbox.stuck(now):
            text += f" Letters that were being sent may come twice: {in_hand}."
        if all(notice.text != text for notice in unit.notices.unseen()):
            tell_gm(office, unit, KILLED, text, at=now, by_mail=False)


@contextmanager
def _runner(office: Office) -> Iterator[Runner]:
    """What has games looked at: for games in a file, this process; otherwise all workers together."""
    if office.store.server is None:
        yield Inside(office.clock)
        return
    # Not needed if the games are in a file, and may be missing there.
    from adjudicator.service.runners.shared import Shared

    runner = Shared(office.store.server, office.clock)
    try:
        yield runner
    finally:
        runner.close()


def _served(service: Service, doing: str, **facts: str) -> None:
    def stop(number: int, frame: FrameType | None) -> None:
        # Not here: the interrupted code may be the very code that holds the event.
        threading.Thread(target=service.stop, name="stopping").start()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    note(_log, doing, version=__version__, **facts)
    service.run()
    note(_log, "stopped")
