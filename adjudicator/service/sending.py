"""Letters out: taken from the outbox, handed to the mail server, noted; each leaves at least once, always the same."""

import logging
import re
from collections.abc import Sequence
from datetime import timedelta
from typing import Final, Protocol

from adjudicator.mail.smtp import Deferred, Outcome, Parcel, Refused, Sent
from adjudicator.service.office import Office
from adjudicator.service.telling import tell_gm
from adjudicator.service.watching.entries import Fact, kind_of, note, warn
from adjudicator.store.unit import Unit
from adjudicator.store.values import Mail

_log = logging.getLogger(__name__)

AT_ONCE: Final = 8
STALE: Final = timedelta(minutes=10)
"""A mail taken up so long ago and not heard of since is taken up again."""
_CODE: Final = re.compile(r"[245]\d\d(?: [245]\.\d{1,3}\.\d{1,3}\b)?")
GIVE_UP: Final = 40
"""After so many attempts, which take about six days, a mail is given up (RFC 5321, 4.5.4.1: four days at least)."""


class Carrier(Protocol):
    """Hands letters to a mail server: `adjudicator.mail.smtp.Courier`."""

    def deliver(self, parcels: Sequence[Parcel]) -> tuple[Outcome, ...]:
        """Send letters, and say what became of each, in the order given."""


class Sending:
    """Empties the outbox. For one thread; `alone` says that no other is at work on the database."""

    def __init__(self, office: Office, carrier: Carrier, *, at_once: int = AT_ONCE, alone: bool = True) -> None:
        self._office = office
        self._carrier = carrier
        self._at_once = at_once
        self._began = not alone
        self._away = False

    def send_some(self) -> int:
        """Send the letters that are due, a few at most; how many left.

        The first time, one who is alone takes up letters too that were in somebody's hands: he is dead.
        """
        office = self._office
        with office.store.unit() as unit:
            stale = STALE if self._began else timedelta(0)
            claims = unit.outbox.claim(office.clock.now(), stale_after=stale, limit=self._at_once)
        if not claims:
            self._began = True
            return 0
        mails = [claim.mail for claim in claims]
        parcels = [Parcel(office.mailbox, mail.recipient, office.sign(mail.raw)) for mail in mails]
        outcomes = self._carrier.deliver(parcels)
        with office.store.unit() as unit:
            for mail, outcome in zip(mails, outcomes, strict=True):
                self._note(unit, mail, outcome)
            self._notice_weather(unit, outcomes)
        return sum(1 for outcome in outcomes if isinstance(outcome, Sent))

    def _note(self, unit: Unit, mail: Mail, outcome: Outcome) -> None:
        now = self._office.clock.now()
        match outcome:
            case Sent():
                unit.outbox.sent(mail, now)
                note(_log, "mail sent", **_facts(mail))
            case Refused(reason=reason):
                self._give_up(unit, mail, reason)
            case Deferred(reason=reason) if mail.attempts >= GIVE_UP:
                self._give_up(unit, mail, f"{reason} (after {mail.attempts} attempts)")
            case Deferred(reason=reason):
                due = unit.outbox.retry(mail, now, reason)
                warn(_log, "mail put off", **_facts(mail), until=due, code=_code(reason))

    def _give_up(self, unit: Unit, mail: Mail, reason: str) -> None:
        if not unit.outbox.fail(mail, reason):
            return
        warn(_log, "mail given up", **_facts(mail), code=_code(reason))
        unit.bounces.add(mail.recipient, at=self._office.clock.now())
        game = unit.games.get(mail.game_id) if mail.game_id is not None else None
        text = f"The letter {mail.key} to {mail.recipient} cannot be sent: {reason}"
        # A notice that cannot be sent must not breed another one.
        by_mail = not mail.key.startswith("notice/")
        tell_gm(self._office, unit, "mail", text, at=self._office.clock.now(), game=game, by_mail=by_mail)

    def _notice_weather(self, unit: Unit, outcomes: Sequence[Outcome]) -> None:
        """Tell the games master once that nothing leaves any more."""
        reasons = [outcome.reason for outcome in outcomes if isinstance(outcome, Deferred)]
        away = len(reasons) == len(outcomes)
        if away and not self._away:
            text = f"No letter can be sent just now; it is tried again and again: {reasons[0]}"
            tell_gm(self._office, unit, "mail server", text, at=self._office.clock.now(), by_mail=False)
        self._away = away


def _facts(mail: Mail) -> dict[str, Fact]:
    return {"mail": mail.id, "kind": kind_of(mail.key), "attempts": mail.attempts}


def _code(reason: str) -> str | None:
    """The reply code in what a server said: the words may name the recipient."""
    found = _CODE.match(reason)
    return None if found is None else found[0]
