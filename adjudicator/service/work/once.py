"""Does everything that is due, once: for people who start the program now and then, instead of letting it run."""

import threading
from collections.abc import Sequence

from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.mailroom.mail_sources import Source
from adjudicator.service.mailroom.reception import handle_all
from adjudicator.service.office.office import Office
from adjudicator.service.webhooks.calling import Calling
from adjudicator.service.work.digests import write_digests
from adjudicator.service.work.due_work import POST_ROOM, due, look
from adjudicator.service.work.forgetting import forget_due
from adjudicator.service.work.mailbox_guard import looked
from adjudicator.service.work.reminders import remind_at_own_hours
from adjudicator.service.work.watching import tell_watchers


def once(office: Office, letters: Sequence[Source], sending: Sending) -> None:
    """Fetch and handle letters, adjudicate and remind, send what is to be sent, and call webhooks. Raises any error.

    If a mailbox cannot be read, nothing is adjudicated: nobody knows what it holds.
    """
    for source in letters:
        now = office.clock.now()
        source.fetch(office)
        looked(office, source.name, now)
    mailboxes = [source.name for source in letters]
    while do_due(office, mailboxes):
        pass
    tell_watchers(office)
    remind_at_own_hours(office)
    write_digests(office)
    pause = threading.Event()
    while sending.send_some() or sending.rest:
        pause.wait(sending.rest)
    calling = Calling(office)
    while calling.call_some():
        pass
    forget_due(office)


def do_due(office: Office, mailboxes: Sequence[str]) -> int:
    """Look at everything that is due; returns how much was done, which may have made more due."""
    return sum(
        handle_all(office) if game == POST_ROOM else look(office, game, mailboxes).done
        for game in due(office, mailboxes)
    )
