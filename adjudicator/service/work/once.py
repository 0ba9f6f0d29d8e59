"""Does everything that is due, once: for people who start the program now and then, instead of letting it run.

Nearly always nothing is due. That is asked of the files alone, and what reads, writes and sends letters takes twice as
long to load: each part of it is loaded when there is something for it to do.
"""

import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

from adjudicator.mail.servers.server_settings import SmtpServer
from adjudicator.service.log.log_lines import write_log
from adjudicator.service.mailroom.mail_sources import Source
from adjudicator.service.office.office import Office
from adjudicator.service.settings.configuration import Settings
from adjudicator.service.work import installation
from adjudicator.service.work.due_games import POST_ROOM, due
from adjudicator.service.work.forgetting import forget_due
from adjudicator.service.work.mailbox_guard import looked
from adjudicator.service.work.rival_services import taken
from adjudicator.service.work.shares import Share, dead_senders
from adjudicator.service.work.sole_service import alone
from adjudicator.store.database.unit import Unit

if TYPE_CHECKING:
    from adjudicator.service.mailroom.mail_sender import Sending


def serve_once(settings: Settings, *, log_json: bool = False) -> None:
    """Do everything due now, and end. Raises SettingsWrong, the store's errors, and errors of a mailbox."""
    write_log("json" if log_json else settings.watching.log)
    installation.may_be_stopped()
    with alone(settings) as died:
        places, smtp = installation.places(settings), settings.smtp_server()
        with installation.office(settings) as office, taken(office, settings) as place, ExitStack() as opened:
            if died:
                office.store.require_whole()
            if place is not None:
                place.look()
            if _on_file(office, lambda unit: unit.letters.aside()):
                from adjudicator.service.mailroom.quarantine import take_up

                take_up(office, mended=True)
            letters = [opened.enter_context(closing(opens())) for opens in places]
            once(office, letters, partial(_sending, office, settings, smtp, opened))


def once(office: Office, letters: Sequence[Source], sending: Callable[[], "Sending"]) -> None:
    """Fetch and handle letters, adjudicate and remind, send what is to be sent, and call webhooks. Raises any error.

    If a mailbox cannot be read, nothing is adjudicated: nobody knows what it holds. `sending` is asked who sends only
    if a letter waits to be sent.
    """
    for source in letters:
        now = office.clock.now()
        source.fetch(office)
        looked(office, source.name, now)
    mailboxes = [source.name for source in letters]
    while do_due(office, mailboxes):
        pass
    if _on_file(office, lambda unit: unit.watchers.due()):
        from adjudicator.service.work.watching import tell_watchers

        tell_watchers(office)
    if _on_file(office, lambda unit: unit.hours.to_remind()):
        from adjudicator.service.work.reminders import remind_at_own_hours

        remind_at_own_hours(office)
    if _on_file(office, lambda unit: unit.hours.digesting() or unit.digests.stray()):
        from adjudicator.service.work.digests import write_digests

        write_digests(office)
    if _on_file(office, lambda unit: unit.outbox.next_instant(timedelta()) is not None):
        _send(sending())
    if _on_file(office, lambda unit: unit.hooks.next_instant() is not None):
        from adjudicator.service.webhooks.calling import Calling

        calling = Calling(office)
        while calling.call_some():
            pass
    forget_due(office)


def do_due(office: Office, mailboxes: Sequence[str]) -> int:
    """Look at everything that is due; returns how much was done, which may have made more due."""
    found = due(office, mailboxes)
    if not found:
        return 0
    from adjudicator.service.mailroom.reception import handle_all
    from adjudicator.service.work.due_work import look

    return sum(handle_all(office) if game == POST_ROOM else look(office, game, mailboxes).done for game in found)


def _on_file(office: Office, asked: Callable[[Unit], object]) -> bool:
    """Whether the files hold anything of what is asked for."""
    with office.store.reading() as unit:
        return bool(asked(unit))


def _sending(office: Office, settings: Settings, smtp: SmtpServer, opened: ExitStack) -> "Sending":
    """Who sends the letters of this installation, until what is opened is closed."""
    from adjudicator.mail.servers.smtp import Courier
    from adjudicator.service.mailroom.mail_sender import Sending

    with closing(Share(office.store.crew())) as share:
        dead = dead_senders(office, share)
    courier = opened.enter_context(closing(Courier(smtp)))
    return Sending(office, courier, dead=dead, **installation.manner(settings))


def _send(sending: "Sending") -> None:
    """Send everything that may leave now."""
    pause = threading.Event()
    while sending.send_some() or sending.rest:
        pause.wait(sending.rest)
