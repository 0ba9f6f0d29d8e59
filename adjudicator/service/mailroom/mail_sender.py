"""Sends letters: taken from the outbox, given to the mail server, noted; each leaves at least once, always the same."""

import logging
import os
import re
import secrets
import socket
import time
from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final, Protocol, TypedDict, Unpack

from adjudicator.mail.servers.imap import ConnectionLost
from adjudicator.mail.servers.smtp import Deferred, Outcome, Parcel, Refused, Sent
from adjudicator.service.log.entries import Fact, kind_of, note, warn
from adjudicator.service.office import envelopes
from adjudicator.service.office.gm_notices import playing, tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.seats import refused_mail
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Claim, Game, Mail

_log = logging.getLogger(__name__)

AT_ONCE: Final = 8
STALE: Final = timedelta(minutes=10)
"""After this time without news, a mail that a sender has taken is taken again."""
LEASE: Final = STALE / 2
"""A sender that has taken a mail gives it to the server within this time, or not at all."""
SETTLED: Final = timedelta(minutes=1)
"""How long a copy may take to come back."""
_CALLED: Final = (envelopes.INVITATION, envelopes.REPORT, envelopes.REMINDER)
"""Kinds of letters that have the same name for people."""
_WEATHER: Final = "mail server"
"""The kind of the notices that nothing leaves."""
_CODE: Final = re.compile(r"[245]\d\d(?: [245]\.\d{1,3}\.\d{1,3}\b)?")
GIVE_UP: Final = 40
"""After this many attempts, in about six days, a mail is given up (RFC 5321, 4.5.4.1: four days at least)."""


class Carrier(Protocol):
    """Gives letters to a mail server: `adjudicator.mail.servers.smtp.Courier`."""

    def deliver(self, parcels: Sequence[Parcel]) -> tuple[Outcome, ...]:
        """Send letters, and return what became of each, in the order given."""


class Copies(Protocol):
    """Knows which letters have left: `adjudicator.mail.servers.sent_copies.Copies`."""

    def holds(self, message_id: str) -> bool:
        """Whether a letter has left; raises ConnectionLost if that cannot be found out."""


class Manner(TypedDict, total=False):
    """How letters leave an installation."""

    rate: int
    """How many letters a minute may leave from all senders together; 0 (the default): as many as the server takes."""
    copy_to: str
    """The address that gets a copy of each letter."""
    copies: Copies | None
    """Where copies are looked for before a letter that may have left is sent again."""


class Sending:
    """Empties the outbox. For one thread.

    `dead` are senders that had letters in hand and work no more: what they had is sent at once. None means that nobody
    else sends, so that all are dead.
    """

    def __init__(
        self,
        office: Office,
        carrier: Carrier,
        *,
        at_once: int = AT_ONCE,
        dead: Collection[str] | None = None,
        **manner: Unpack[Manner],
    ) -> None:
        self._office = office
        rate, copies = manner.get("rate", 0), manner.get("copies")
        self._carrier = carrier
        # The share of one second, so that letters leave evenly and other senders get their turn.
        self._at_once = min(at_once, max(1, rate // 60)) if rate else at_once
        self._every = timedelta(minutes=1) / rate if rate else timedelta(0)
        self._copy_to = manner.get("copy_to", "")
        self._copies = copies
        self._name = f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(4)}"
        if dead is None:
            with office.store.reading() as unit:
                dead = unit.outbox.senders()
        self._dead = frozenset(dead)
        self._settled = SETTLED if copies is not None else timedelta(0)
        self._away = False
        """Whether nothing leaves, and the game master has been told."""
        self._put_off: set[str] = set()
        """Recipients whom no letter has reached since the last one left."""
        self.rest = 0.0
        """For how many seconds nothing may be sent, because others were sending."""

    def send_some(self) -> int:
        """Send the letters that are due, a few at most; returns how many left."""
        claims = self._claimed()
        if not claims:
            return 0
        outcomes = self._outcomes(claims)
        mails = [claim.mail for claim in claims]
        # The notice to the game master concerns more than the rows of these letters.
        quiet = all(isinstance(outcome, Sent) for outcome in outcomes)
        with self._office.store.beside() if quiet else self._office.store.unit() as unit:
            for mail, outcome in zip(mails, outcomes, strict=True):
                self._note(unit, mail, outcome)
            self._notice_weather(unit, mails, outcomes)
        return sum(1 for outcome in outcomes if isinstance(outcome, Sent))

    def _claimed(self) -> list[Claim]:
        """The letters whose turn it is, taken by this sender."""
        office = self._office
        self.rest = 0.0
        # The pace follows the wall clock, whatever clock the games use: the mail server's clock is the same.
        now = datetime.now(UTC)
        with office.store.beside() as unit:
            if self._every:
                turn = unit.paces.next(now)
                if turn > now:
                    self.rest = (turn - now).total_seconds()
                    return []
            claims = unit.outbox.claim(
                office.clock.now(),
                stale_after=STALE,
                limit=self._at_once,
                by=self._name,
                dead=self._dead,
                settled_after=self._settled,
            )
            if self._every and claims:
                unit.paces.take(now, len(claims) * self._every)
            kept_back = unit.outbox.kept_back
        if kept_back:
            with office.store.unit() as unit:
                refused_mail.tell_kept_back(office, unit)
        return claims

    def _outcomes(self, claims: Sequence[Claim]) -> list[Outcome]:
        """The outcome for some letters; those that have left already are not sent again."""
        found = {claim.mail.id: self._left(claim) for claim in claims if claim.interrupted}
        sending = [claim.mail for claim in claims if found.get(claim.mail.id) is None]
        until = time.time() + LEASE.total_seconds()
        parcels = [
            Parcel(self._office.mailbox, mail.recipient, self._office.sign(mail.raw), copy=self._copy_to, until=until)
            for mail in sending
        ]
        sent = iter(self._carrier.deliver(parcels) if parcels else ())
        return [found.get(claim.mail.id) or next(sent) for claim in claims]

    def _left(self, claim: Claim) -> Outcome | None:
        """What is known about a letter that may have left; None: nothing, so it is sent, perhaps a second time."""
        if self._copies is None:
            return None
        try:
            return Sent("a copy of it has come back") if self._copies.holds(claim.mail.message_id) else None
        except ConnectionLost as fault:
            return Deferred(str(fault))

    def _note(self, unit: Unit, mail: Mail, outcome: Outcome) -> None:
        now = self._office.clock.now()
        match outcome:
            case Sent():
                unit.outbox.sent(mail, now)
                note(_log, "mail sent", **_facts(mail))
            case Refused(reason=reason):
                self._give_up(unit, mail, reason, of_letter=True)
            case Deferred(reason=reason, of_letter=of_letter) if mail.attempts >= GIVE_UP:
                self._give_up(unit, mail, f"{reason} (after {mail.attempts} attempts)", of_letter=of_letter)
            case Deferred(reason=reason):
                due = unit.outbox.retry(mail, now, reason, doubtful=outcome.perhaps_sent)
                warn(_log, "mail put off", **_facts(mail), until=due, code=_code(reason))

    def _give_up(self, unit: Unit, mail: Mail, reason: str, *, of_letter: bool) -> None:
        if not unit.outbox.fail(mail, reason):
            return
        warn(_log, "mail given up", **_facts(mail), code=_code(reason))
        if of_letter:
            # If our own server is down, that says nothing about recipients.
            unit.bounces.add(mail.recipient, at=self._office.clock.now())
        game = unit.games.get(mail.game_id) if mail.game_id is not None else None
        text = f"{_said(unit, mail, game)} to {mail.recipient} cannot be sent: {reason}"
        # A notice that cannot be sent must not cause another one.
        by_mail = not mail.key.startswith("notice/")
        tell_gm(self._office, unit, "mail", text, at=self._office.clock.now(), game=game, by_mail=by_mail)

    def _notice_weather(self, unit: Unit, mails: Sequence[Mail], outcomes: Sequence[Outcome]) -> None:
        """Tell the game master once that nothing leaves any more; a single full mailbox does not show that.

        A process that told it before may have ended since, so the files decide.
        """
        put_off = [outcome for outcome in outcomes if isinstance(outcome, Deferred)]
        if len(put_off) < len(outcomes):
            self._away, self._put_off = False, set()
            return
        self._put_off |= {mail.recipient for mail in mails}
        if not self._away and not (all(one.of_letter for one in put_off) and len(self._put_off) == 1):
            self._away = True
            told = unit.notices.latest(_WEATHER)
            if told is not None and not unit.outbox.left_since(told):
                return
            text = f"No letter can be sent just now; it is tried again and again: {put_off[0].reason}"
            tell_gm(self._office, unit, _WEATHER, text, at=self._office.clock.now(), by_mail=False)


def _said(unit: Unit, mail: Mail, game: Game | None) -> str:
    """A letter's name as a game master thinks of it; its key is for us."""
    if game is None:
        return "A letter"
    if mail.seat is None:
        return f"A letter about {game.name}"
    kind = kind_of(mail.key)
    # A reminder reveals who has sent no orders, which a game master who plays must not know.
    called = kind in _CALLED and not (kind == envelopes.REMINDER and playing(unit, game))
    article = f"The {kind}" if called else "A letter"
    return f"{article} for {unit.seats.of(game.id)[mail.seat].name} in {game.name}"


def _facts(mail: Mail) -> dict[str, Fact]:
    return {"mail": mail.id, "kind": kind_of(mail.key), "attempts": mail.attempts}


def _code(reason: str) -> str | None:
    """The reply code in a server's message: the words may name the recipient."""
    found = _CODE.match(reason)
    return None if found is None else found[0]
