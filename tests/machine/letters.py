"""Letters as they are written to a service, by whoever writes them, and what their writer knows of them."""

from collections.abc import Sequence
from datetime import date
from hashlib import blake2b
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.mail.writing import token
from adjudicator.mail.writing.compose import Mail, compose
from adjudicator.orders.values.clauses import text
from adjudicator.service.game.table import Table
from adjudicator.service.office.envelopes import REPORT, thread_id
from adjudicator.service.office.office import Office
from tests.machine.said import Asking, Carries, Domain, Kind, Says, Sent, Side
from tests.machine.world import GAME, PROVIDER
from tests.service.house import GM, MAILBOX, PLAYERS

RELAYED: Final = b"Received: from a relay; Fri, 8 May 2026 17:00:00 +0000\r\n"
DOMAINS: Final = {
    "unknown": b"",
    "pass": b"Authentication-Results: mx.test; dmarc=pass header.from=%s\r\n",
    "fail": b"Authentication-Results: mx.test; dmarc=fail header.from=%s\r\n",
}
assert PROVIDER in DOMAINS["pass"].decode()
WORDS: Final[dict[Says, str]] = {
    "pass": "REPLACE ALL\nPASS",
    "ready": "READY",
    "wait": "WAIT",
    "prose": "It has been raining here all week.",
    "status": "STATUS",
    "present": "ABSENT none",
    "resign": "RESIGN NOW",
    "nothing": "",
}
BOUNCE: Final = """Content-Type: multipart/report; report-type=delivery-status; boundary="b"
From: mailer-daemon@mail.test
To: games@mail.test
Subject: Undelivered
Message-ID: <{name}@mail.test>
MIME-Version: 1.0
Auto-Submitted: auto-replied

--b
Content-Type: text/plain

It could not be delivered.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.test

Final-Recipient: rfc822; {address}
Action: failed
Status: 5.1.1

--b--
"""


def secret(name: str) -> str:
    """A word that nobody but its writer and the game master may ever read."""
    return f"zz{blake2b(name.encode(), digest_size=6).hexdigest()}zz"


def orders(laid: Table, seat: int, variant: int) -> tuple[str, ...]:
    """Order lines that the seat can give in the open phase, some or others."""
    view = laid.view(seat)
    names = laid.title.vocabulary(view, seat)
    chance = Chance(bytes([variant]) * 32)
    return tuple(text(clause, names) for clause in laid.title.bot(view, seat, chance))


class Writer:
    """Writes letters to one service, each under a name of its own."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self.written = 0

    def letter(
        self,
        laid: Table,
        seat: int,
        serial: int,
        says: Says,
        *,
        sender: str,
        hands: int = 0,
        carries: Carries = "key",
        domain: Domain = "unknown",
        lines: Sequence[str] = (),
        ready: bool = False,
        machine: bool = False,
        code: str = "",
        releases: str = "",
        days: tuple[date, date] | None = None,
        to: tuple[int, ...] = (),
        nameless: bool = False,
        new: str = "",
    ) -> Sent:
        """A letter that speaks for a seat, by somebody who was sent its keys when it had changed hands so often."""
        name = self._name()
        whom = ", ".join(laid.seats[number].name for number in to)
        body = {
            "orders": "\n".join(("REPLACE ALL", *lines)),
            "release": f"RELEASE {code}",
            "note": f"NOTE to GM: {secret(name)}",
            "press": f"PRESS {'ANONYMOUSLY ' if nameless else ''}TO {whom}\n{secret(name)}\nEND PRESS",
            "absent": f"ABSENT {days[0]} to {days[1]}" if days is not None else "",
            "address": f"ADDRESS {new}",
            **WORDS,
        }[says]
        speaks = ready and says in ("orders", "pass")
        raw = self._raw(
            name,
            sender,
            f"{body}\nREADY" if speaks else body,
            to=self._to(laid.seats[seat].name, serial, hands, carries),
            answers=thread_id(self.office, laid.game, laid.seats[seat], REPORT, serial) if carries != "nothing" else "",
            machine=machine,
        )
        return Sent(
            name=name,
            raw=_vouched(raw, domain, sender),
            sender=sender,
            seat=seat,
            serial=serial,
            carries=carries,
            domain=domain,
            says=says,
            lines=tuple(lines),
            ready=says == "ready" or speaks,
            machine=machine,
            releases=releases,
            hands=hands,
            owner=laid.seats[seat].address,
            days=days,
            to=to,
            nameless=nameless,
            new=new,
        )

    def plain(self, kind: Kind, sender: str, body: str, *, to: str = MAILBOX, seat: int = 0, serial: int = 0) -> Sent:
        """A letter that answers a question of ours, or asks for a seat."""
        name = self._name()
        raw = self._raw(name, sender, body, to=to, subject="A letter")
        return Sent(name, raw, sender, seat, serial, "key", "unknown", "prose", kind=kind)

    def confirmation(self, asked: Asking, side: Side, sender: str, to: str) -> Sent:
        """An answer to the question whether an address is that of a player."""
        sent = self.plain("confirm", sender, "CONFIRM", to=to, seat=asked.by.seat)
        sent.side, sent.new = side, asked.new
        return sent

    def command(
        self,
        serial: int,
        command: str,
        *,
        sender: str = GM,
        carries: Carries = "key",
        domain: Domain = "unknown",
        seat: int = 0,
        lines: Sequence[str] = (),
        colour: str = "",
    ) -> Sent:
        """A letter that commands the game; ORDERS for a seat with the lines of it."""
        name = self._name()
        key = self.office.master_reply_to(GAME, GM, serial)
        said = command.replace("ORDERS", f"ORDERS FOR {colour}")
        body = "\n".join((said, "REPLACE ALL", *lines, "END")) if colour else command
        raw = self._raw(name, sender, body, to=key if carries == "key" and key else MAILBOX, subject=f"GM {GAME}")
        return Sent(
            name=name,
            raw=_vouched(raw, domain, sender),
            sender=sender,
            seat=seat,
            serial=serial,
            carries=carries,
            domain=domain,
            says="orders",
            lines=tuple(lines),
            kind="command",
            command=command,
        )

    def bounce(self, seat: int) -> Sent:
        """A report that a letter to a seat could not be delivered."""
        name = self._name()
        raw = BOUNCE.format(name=name, address=PLAYERS[seat].address).replace("\n", "\r\n").encode()
        return Sent(name, raw, "mailer-daemon@mail.test", seat, 0, "nothing", "unknown", "prose", bounce=True)

    def _name(self) -> str:
        self.written += 1
        return f"letter{self.written}"

    def _to(self, seat: str, serial: int, hands: int, carries: Carries) -> str:
        if carries in ("thread", "nothing"):
            return MAILBOX
        right = token.mint(self.office.secret, GAME, token.holder(seat, hands), serial)
        key = right if carries != "wrong key" else right[:-1] + ("a" if right[-1] != "a" else "b")
        local, _, host = MAILBOX.partition("@")
        return f"{local}+{GAME}.{seat.lower()}.{serial}.{key}@{host}"

    def _raw(
        self,
        name: str,
        sender: str,
        body: str,
        *,
        to: str,
        answers: str = "",
        subject: str = "Re: orders",
        machine: bool = False,
    ) -> bytes:
        return compose(
            Mail(
                sender=("", sender),
                to=("", to),
                subject=subject,
                date=self.office.clock.now(),
                message_id=f"<{name}@players.test>",
                text=body,
                in_reply_to=answers,
                references=(answers,) if answers else (),
                auto="auto-replied" if machine else None,
            )
        )


def relayed(sent: Sent) -> Sent:
    """The same letter, which has travelled another way."""
    raw = RELAYED + sent.raw
    return Sent(**{**vars(sent), "raw": raw, "copied": False})


def repeated(sent: Sent) -> Sent:
    """The same letter to the byte."""
    return Sent(**{**vars(sent), "copied": True})


def _vouched(raw: bytes, domain: Domain, sender: str) -> bytes:
    said = DOMAINS[domain]
    return said % sender.rpartition("@")[2].encode() + raw if said else raw
