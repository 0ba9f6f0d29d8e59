"""Press: messages between players. They are filed when they come; their delivery reveals nothing beyond their words.

The time of an anonymous message must not give its sender away, so it waits for a full hour, or for the results.
Messages that are due together come in one letter, in an order that depends on the words alone.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from adjudicator.core import codec
from adjudicator.engine.text.speech import listed
from adjudicator.games import catalogue
from adjudicator.reports.values.document import Message, Press, Wrote
from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.office import envelopes
from adjudicator.service.office.gm_notices import playing
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, NewMail, Phase, Seat
from adjudicator.store.tables.values import Press as Filed

_KIND: Final = "press"
NAMELESS: Final = -1
"""Stands for all anonymous writers in a player's list of muted senders."""
SHORTEST_WAIT: Final = timedelta(minutes=15)
"""An anonymous message waits at least this long for its full hour."""

_FENCE: Final = re.compile(r"\b(BEGIN|END)\s+ORDERS\b", re.I)

Copies = Literal["none", "public", "all"]


class PressRules(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a game allows: named and anonymous messages, when they come, how long and how many.

    `copies` is what the game master receives: nothing, messages to everybody, or all of them.
    """

    open: bool = True
    anonymous: bool = False
    results: bool = False
    longest: int = 4000
    most: int = 30
    copies: Copies = "none"

    def __post_init__(self) -> None:
        if not 0 < self.longest <= 20_000:
            raise ValueError(f"a message has 1 to 20000 characters, not {self.longest}")
        if not 0 < self.most <= 1000:
            raise ValueError(f"a player may write 1 to 1000 messages in a phase, not {self.most}")

    @property
    def any(self) -> bool:
        """Whether there is press at all."""
        return self.open or self.anonymous

    @property
    def said(self) -> str:
        """The rules for a player."""
        if not self.any:
            return say("press-none")
        return say("press-rules", **self._terms)

    @property
    def reason(self) -> str:
        """The same rules, worded as the reason why a message is not sent."""
        return say("press-rules-reason", **self._terms) if self.any else say("press-none-reason")

    @property
    def _terms(self) -> dict[str, Any]:
        return {
            "named": "both" if self.open and self.anonymous else "named" if self.open else "nameless",
            "when": "end" if self.results else "hour" if self.anonymous else "once",
            "longest": self.longest,
            "most": self.most,
            "copies": self.copies,
        }

    @property
    def copied(self) -> str:
        """In words for a player, what the game master receives."""
        return say("press-copied", copies=self.copies)


def written(rules: PressRules) -> str | None:
    """The rules as they are stored; None for the usual ones."""
    return None if rules == PressRules() else codec.encode(rules).decode()


def rules(game: Game) -> PressRules:
    """The rules of a game."""
    return PressRules() if game.press is None else msgspec.json.decode(game.press, type=PressRules)


def recipients(message: Filed) -> tuple[int, ...]:
    """The seats that a message goes to."""
    return msgspec.json.decode(message.recipients, type=tuple[int, ...])


def due_at(chosen: PressRules, face: str | None, now: datetime) -> datetime | None:
    """When a message is delivered: now, at a full hour if it is anonymous, or (None) with the results."""
    if chosen.results:
        return None
    if face is None:
        return now
    soon = now + SHORTEST_WAIT
    hour = soon.replace(minute=0, second=0, microsecond=0)
    return hour if hour == soon else hour + timedelta(hours=1)


def deliver_due(office: Office, game_id: int) -> int:
    """Queue the letters with messages whose full hour has come in a game; returns how many letters."""
    now = office.clock.now()
    with office.store.unit(game_id) as unit:
        due = unit.press.due(game_id, now)
        return deliver(office, unit, unit.games.get(game_id), due, now, f"due/{now.isoformat()}") if due else 0


def deliver_with_results(office: Office, unit: Unit, game_id: int, serial: int, now: datetime) -> None:
    """Queue the letters with messages that waited for the end of a phase."""
    messages = unit.press.with_results(game_id, serial)
    if messages:
        deliver(office, unit, unit.games.get(game_id), messages, now, f"results/{now.isoformat()}")


def deliver(office: Office, unit: Unit, game: Game, messages: Sequence[Filed], at: datetime, key: str) -> int:
    """Queue one letter for everybody who is to read any of these messages; returns how many letters."""
    seats = unit.seats.of(game.id)
    laid = table.laid(unit, game)
    mails = []
    for seat in seats:
        there = reached(laid, seat)
        muted = unit.press.muted(game.id, seat.number) if there else set()
        mine = [
            message
            for message in messages
            if there
            and seat.number in recipients(message)
            and (message.sender if message.face is None else NAMELESS) not in muted
        ]
        if mine:
            mails.append(_letter(office, unit, game, seat, seats, mine, at, key))
    if game.gm_address not in playing(unit, game):
        mails += _copies(office, game, seats, messages, at, key)
    unit.outbox.queue(mails)
    unit.press.delivered([message.id for message in messages], at)
    return len(mails)


def reached(laid: Table | None, seat: Seat) -> bool:
    """Whether a seat has a player who receives what is written to it; `laid` is None if no phase is open."""
    return seat.status != "removed" if laid is None else laid.seated(seat.number)


def answered(unit: Unit, message_ids: Iterable[str]) -> bool:
    """Whether one of these letters brought messages from players."""
    mails = (unit.outbox.identified(one) for one in message_ids)
    return any(mail is not None and f"/{_KIND}/" in mail.key for mail in mails)


def _letter(
    office: Office,
    unit: Unit,
    game: Game,
    seat: Seat,
    seats: Sequence[Seat],
    messages: Iterable[Filed],
    at: datetime,
    key: str,
) -> NewMail:
    document = Press(
        game=game.name,
        title=catalogue.title(game.title).heading,
        seat=seat.name,
        messages=tuple(_message(message, seats, seat.number) for message in sorted(messages, key=_place)),
    )
    return envelopes.letter(
        office,
        game,
        seat,
        document,
        kind=_KIND,
        key_kind=f"{_KIND}/{key}",
        serial=game.serial,
        at=at,
        parents=envelopes.thread(unit, game, seat, game.serial),
    )


def to_all(unit: Unit, game: Game, seats: Sequence[Seat], phase: Phase, until: datetime) -> tuple[Wrote, ...]:
    """Who wrote to everybody while a phase was open, as everybody was told: named senders first.

    Invented names come in alphabetical order, which says nothing about who invented them.
    """
    if not rules(game).any:
        return ()
    counts = Counter[tuple[int, int, str]]()
    for message in unit.press.to_all(game.id, phase.opened_at, until):
        if message.face is None:
            counts[0, message.sender, seats[message.sender].name] += 1
        else:
            counts[1 if message.face else 2, 0, message.face] += 1
    return tuple([Wrote(name, count) for (_, _, name), count in sorted(counts.items())])


def _place(message: Filed) -> tuple[bool, int, bytes]:
    """Named senders first, in the order of their seats and of writing; the others by their words."""
    if message.face is None:
        return (False, message.sender, message.id.to_bytes(8, "big"))
    return (True, 0, blake2b(f"{message.face}\0{message.text}".encode("utf-8", "replace"), digest_size=8).digest())


def _message(message: Filed, seats: Sequence[Seat], reader: int | None) -> Message:
    sender = seats[message.sender]
    name = f"{sender.name} ({sender.player})" if message.face is None else message.face
    return Message(
        sender=name,
        signed="own" if message.face is None else "made up" if message.face else "none",
        to=_to(message, seats, reader),
        text=_FENCE.sub(r"\1-ORDERS", message.text),
        answer=f"PRESS TO {sender.name}" if message.face is None else "",
    )


def _to(message: Filed, seats: Sequence[Seat], reader: int | None) -> str:
    """The recipients, for a reader. Naming the others would reveal who is missing from the list and so wrote it."""
    if message.to_all:
        return "everybody"
    numbers = recipients(message)
    if message.face is None:
        others = [seats[number].name for number in numbers if number != reader]
        return listed(["you", *others] if reader in numbers else others)
    if reader is None:
        return "some" if len(numbers) > 1 else "one"
    return "you and others" if len(numbers) > 1 else "you alone"


def _copies(
    office: Office, game: Game, seats: Sequence[Seat], messages: Sequence[Filed], at: datetime, key: str
) -> list[NewMail]:
    """What a game master who does not play receives."""
    wanted = _copied(game, messages)
    if not wanted:
        return []
    said = [f"{_copy(message, seats)}\n" for message in wanted]
    name = f"{game.name}/{game.serial}/gm/press/{key}"
    own = envelopes.named_id(office, name)
    return [
        envelopes.plain(
            office,
            name=name,
            own=own,
            to=("", game.gm_address),
            subject=f"[{game.name}] Messages among the players",
            text="\n".join(said),
            at=at,
            auto_replied=False,
            game_id=game.id,
        )
    ]


def _copied(game: Game, messages: Iterable[Filed]) -> list[Filed]:
    """Those of these messages that a game master may read, in the order in which they are shown."""
    copies = rules(game).copies
    wanted = (message for message in messages if copies == "all" or (copies == "public" and message.to_all))
    return sorted(wanted, key=_place)


def _copy(message: Filed, seats: Sequence[Seat]) -> str:
    shown = _message(message, seats, None)
    text = "\n".join(f"> {line}".rstrip() for line in shown.text.splitlines())
    return f"{shown.sender or 'Somebody'} to {shown.to}:\n\n{text}"


class Queue(Struct, frozen=True):
    """How many messages of a game wait to be delivered, and those of them that its game master may read."""

    count: int
    copies: tuple[str, ...]


def queue(unit: Unit, game: Game) -> Queue:
    """What waits to be delivered, for a game master who does not play."""
    waiting = unit.press.queued(game.id)
    seats = unit.seats.of(game.id)
    return Queue(len(waiting), tuple([_copy(message, seats) for message in _copied(game, waiting)]))
