"""The values that the store returns: frozen, one class for each kind of thing on file.

Every `datetime` is aware and in UTC. Field order is the order in which columns are read.
"""

from datetime import date, datetime
from typing import Final, Literal

from msgspec import Struct

from adjudicator.engine.contract.heading import Heading

GameStatus = Literal["forming", "running", "paused", "finished"]
Standing = Literal["forming", "running", "paused", "finished", "called off"]
"""A game's status for people: a finished game that never began is called off."""
SeatStatus = Literal["invited", "playing", "removed"]
PressStatus = Literal["waiting", "delivered", "withdrawn"]
AddressStatus = Literal["asked", "counts", "former"]
MailStatus = Literal["new", "sending", "sent", "failed"]


HOUSE: Final = "@house.invalid"
"""How the addresses of house players end: no letter ever leaves for such a place (RFC 2606)."""


class Game(Struct, frozen=True):
    """A game on file.

    `options`, `schedule` and `press` (None: as is usual) are JSON text. `gm_half` is the game
    master's half of the seed (hex, secret until the end), `commitment` the hex SHA-256 of it that is
    published at the start, `seed` the seed both halves made (hex, None before the start). `serial`
    numbers the latest phase opened (0 before the start). `record` is the final public record, None
    until the game is finished, and of one that was called off before the start.
    `resumes_at` is when a paused game goes on by itself (None: when somebody says so).
    `public` says that what everybody may know of it is published.
    `opening` is JSON text on who can join it (None: whoever is invited), `starts_at` when it
    begins at the latest (None: when all have joined). `hidden` keeps players' addresses from each other.
    """

    id: int
    name: str
    title: str
    status: GameStatus
    options: str
    gm_address: str
    zone: str
    schedule: str
    gm_half: str
    commitment: str
    seed: str | None
    serial: int
    created_at: datetime
    finished_at: datetime | None
    record: bytes | None
    press: str | None = None
    resumes_at: datetime | None = None
    public: bool = False
    opening: str | None = None
    starts_at: datetime | None = None
    hidden: bool = False

    @property
    def going_on(self) -> bool:
        """Whether it has begun and is not over, paused or not: then it has an open phase."""
        return self.status in ("running", "paused")

    @property
    def stands(self) -> Standing:
        """How it stands, for people."""
        return "called off" if self.status == "finished" and not self.serial else self.status


class NewGame(Struct, frozen=True):
    """A game to be created: the fields of `Game` that are known before anybody has joined."""

    name: str
    title: str
    options: str
    gm_address: str
    zone: str
    schedule: str
    gm_half: str
    commitment: str
    created_at: datetime
    press: str | None = None
    public: bool = False
    opening: str | None = None
    starts_at: datetime | None = None
    hidden: bool = False


class NewSeat(Struct, frozen=True):
    """A place at the table of a game to be created: its number, colour and the invited address; empty if it is free."""

    number: int
    name: str
    address: str
    player: str


class Seat(Struct, frozen=True):
    """A place at the table of a game.

    `name` is the colour, `player` the name shown to people, `luck` the player's half of the seed (None until they have
    joined, or if they sent none). `format`, `zone` and `language` are their preferences for letters (None: no
    preference). `hands` counts how often the seat has changed hands. `wishes` are what they would like to be dealt, as
    JSON text (None: no wish).
    """

    game_id: int
    number: int
    name: str
    address: str
    player: str
    luck: str | None
    joined_at: datetime | None
    status: SeatStatus
    format: str | None = None
    zone: str | None = None
    language: str | None = None
    hands: int = 0
    wishes: str | None = None

    @property
    def house(self) -> bool:
        """Whether a program of the house plays the seat."""
        return self.address.endswith(HOUSE)


class Address(Struct, frozen=True):
    """An address of a seat beside its first one.

    `asked`: it waits until both the owner of the seat and the reader of the address have confirmed it (`owner_said`,
    `address_said`); `first` means that it is to become the first one. `counts`: letters from it count. `former`:
    letters used to go there.
    """

    game_id: int
    seat: int
    address: str
    status: AddressStatus
    first: bool
    asked_at: datetime
    owner_said: bool
    address_said: bool


class Letter(Struct, frozen=True):
    """A letter that came in, exactly as it came, and its outcome.

    `source` is the mailbox (or `pipe`); `digest` the SHA-256 of `raw`. `verdict` is None until the
    letter has been handled; `duplicate` is the store's own verdict on a second copy. `detail` is
    JSON text. `body` is the JSON text of the lines accepted as orders, None if none were. `proof` is
    the JSON text of what showed who sent it, None until somebody has looked.
    """

    id: int
    source: str
    uidvalidity: int | None
    uid: int | None
    message_id: str | None
    digest: bytes
    raw: bytes
    received_at: datetime
    verdict: str | None
    detail: str | None
    game_id: int | None
    seat: int | None
    serial: int | None
    body: str | None
    handled_at: datetime | None
    proof: str | None


class Receipt(Struct, frozen=True):
    """The result of filing a letter.

    `new`: stored, to be handled. `known`: this very letter of this mailbox was stored before and
    nothing was written. `duplicate`: a second copy; it is on file, marked handled, and changes
    nothing. `id` is the letter on file.
    """

    id: int
    kind: Literal["new", "known", "duplicate"]


class Lately(Struct, frozen=True):
    """What somebody has written lately: letters read, their bytes together, and letters over the limit."""

    count: int
    size: int
    refused: int


class Accepted(Struct, frozen=True):
    """The orders of one accepted letter: the JSON text of its lines, and their seat.

    `writer` is who wrote them in the place of its player: another seat, or `HOUSE_WRITES`.
    """

    letter_id: int
    seat: int
    body: str
    received_at: datetime
    writer: int | None = None


class Watcher(Struct, frozen=True):
    """Somebody who is sent what everybody may know of a game, and the latest phase of which they were told."""

    game_id: int
    address: str
    language: str
    told: int
    at: datetime


NEVER: Final = -1
"""Stands for no hour at all."""


class Hours(Struct, frozen=True):
    """At what hours of the day somebody likes letters to come, in minutes after midnight by the clock of a zone.

    `remind` is when they are reminded (None: when the games do it; NEVER: not at all), `digest` when one letter brings
    what can wait (None: letters come singly). `done_at` is when that was made last, or wished for.
    """

    address: str
    zone: str
    language: str
    remind: int | None
    digest: int | None
    done_at: datetime


class OwnReminder(Struct, frozen=True):
    """An open phase of which a player wants to be reminded at an hour of their own, and what they were reminded of."""

    hours: Hours
    game_id: int
    serial: int
    seat: int
    opened_at: datetime
    deadline: datetime
    remind_at: datetime | None
    reminded: datetime | None


HOUSE_WRITES: Final = -1
"""Stands for a program of the house where the number of a seat says who wrote a letter."""


class StandIn(Struct, frozen=True):
    """Somebody who orders for a seat in its player's place.

    `writer` is the number of another seat, or `HOUSE_WRITES`. It counts from the `first` day to the `last` (None: until
    the player writes again). `began` and `ended` are the phases that were open then (None: it is not over).
    """

    id: int
    game_id: int
    seat: int
    writer: int
    first: date
    last: date | None
    began: int
    ended: int | None
    at: datetime

    def holds(self, day: date) -> bool:
        """Whether it counts on a day."""
        return self.ended is None and self.first <= day and (self.last is None or day <= self.last)


class Held(Struct, frozen=True):
    """A letter that waits to be released by the owner of a seat: since when, and when its phase ends."""

    letter_id: int
    game_id: int
    seat: int
    since: datetime
    deadline: datetime


class Away(Struct, frozen=True):
    """A player who is away, and the last day of the absence."""

    seat: str
    last: date


class Phase(Struct, frozen=True):
    """One deadline of a game, with the position when it opened.

    `state` and `views` are the position at opening, `kept` the orders that players had kept for it and later phases
    (None in games older than such orders). `events` and `trace` are None until the phase has been adjudicated, or for
    ever if it was taken back while it was open. `remind_at` is when players without orders are to be reminded (None:
    never), `reminded_at` when that was done. `ends_at` is when the phase is to end instead of at its deadline. `held`
    is why it does not end before the game master says so (None: it is not held; empty: the game master has said so, and
    nothing holds it any more). `moves` counts how often the announced end has changed. `follows` is the phase that it
    follows (None: the one before it), `revises` the one that it replaces. `planned` is its deadline before it was
    postponed (None: it was not), `stretched` the players who are away.
    """

    game_id: int
    serial: int
    heading: Heading
    opened_at: datetime
    deadline: datetime
    remind_at: datetime | None
    reminded_at: datetime | None
    ends_at: datetime | None
    held: str | None
    moves: int
    planned: datetime | None
    stretched: tuple[Away, ...]
    state: bytes
    views: bytes
    kept: bytes | None
    closed_at: datetime | None
    events: bytes | None
    trace: bytes | None
    follows: int | None = None
    revises: int | None = None

    @property
    def before(self) -> int:
        """The phase that it follows; 0 for the first."""
        return self.serial - 1 if self.follows is None else self.follows


class NewPhase(Struct, frozen=True):
    """A phase to be opened: the fields of `Phase` that are known at its opening."""

    game_id: int
    serial: int
    heading: Heading
    opened_at: datetime
    deadline: datetime
    remind_at: datetime | None
    state: bytes
    views: bytes
    kept: bytes | None = None
    follows: int | None = None
    revises: int | None = None
    planned: datetime | None = None
    stretched: tuple[Away, ...] = ()


class Absence(Struct, frozen=True):
    """Days on which the player of a seat will be away, the first and the last included."""

    game_id: int
    seat: int
    first: date
    last: date


class Due(Struct, frozen=True):
    """An open phase of a running game whose time has come, without its bulk."""

    game_id: int
    game: str
    serial: int
    deadline: datetime


class NewMail(Struct, frozen=True):
    """A mail to be sent, under a key that names it for ever (`andromeda/17/Red/report`)."""

    key: str
    message_id: str
    game_id: int | None
    seat: int | None
    recipient: str
    raw: bytes
    due_at: datetime
    waits: bool = False
    """Whether it can wait for the letter of the day, if its recipient gets one."""


class Mail(Struct, frozen=True):
    """A mail in the outbox.

    `attempts` counts how often it was taken for sending; with it, and with `claimed_by`, a sender proves that the mail
    is still theirs. `error` is what the last attempt ran into. `doubtful` means that an attempt ended without a result,
    so that the mail may have left already.
    """

    id: int
    key: str
    message_id: str
    game_id: int | None
    seat: int | None
    recipient: str
    raw: bytes
    status: MailStatus
    attempts: int
    due_at: datetime
    claimed_at: datetime | None
    sent_at: datetime | None
    error: str | None
    claimed_by: str | None
    doubtful: bool


class Claim(Struct, frozen=True):
    """A mail taken for sending.

    `interrupted` means that an earlier sender took it and never reported, or that the connection was lost after the
    whole mail was sent. It may have left already, so look for a copy by its Message-ID before sending it again.
    """

    mail: Mail
    interrupted: bool


class NewPress(Struct, frozen=True):
    """A message from a player to others, to be delivered at an instant, or (None) when the phase is over.

    `recipients` are the numbers of seats as JSON text. `face` is None if the sender's own name stands on it, empty if
    none does, else an invented name.
    """

    game_id: int
    serial: int
    sender: int
    recipients: str
    to_all: bool
    face: str | None
    text: str
    written_at: datetime
    due_at: datetime | None


class Press(Struct, frozen=True):
    """A message on file: the fields of `NewPress`, and what became of it."""

    id: int
    game_id: int
    serial: int
    sender: int
    recipients: str
    to_all: bool
    face: str | None
    text: str
    written_at: datetime
    due_at: datetime | None
    status: PressStatus
    delivered_at: datetime | None


class Cursor(Struct, frozen=True):
    """How far a mailbox has been read: the last UID on file, under this UIDVALIDITY (RFC 3501)."""

    source: str
    uidvalidity: int
    uid: int


class Stamp(Struct, frozen=True):
    """When a letter came, and the beginning of its headers."""

    received_at: datetime
    head: bytes


class Aside(Struct, frozen=True):
    """A letter in quarantine: whose it surely is, its beginning, and the note on it."""

    letter_id: int
    received_at: datetime
    seat: int | None
    head: bytes
    detail: str | None


class Bounce(Struct, frozen=True):
    """An address from which letters came back: how many since its owner last wrote, and the latest of them."""

    address: str
    count: int
    latest: datetime


class Refusal(Struct, frozen=True):
    """An address that is not written to: who said so, when, and in answer to which seat of which game.

    `who` is a game master or the command line; empty if its owner has written so. `kept_back` counts the letters that
    were not sent; `told_at` is when the game master was told of them.
    """

    address: str
    player: str
    at: datetime
    who: str
    game_id: int | None
    seat: int | None
    kept_back: int = 0
    told_at: datetime | None = None


class Extension(Struct, frozen=True):
    """More time, in hours, that a seat has given everybody in a phase."""

    game_id: int
    serial: int
    seat: int
    hours: float
    at: datetime


class Statement(Struct, frozen=True):
    """The closing words of a seat, empty if they were taken back."""

    id: int
    game_id: int
    seat: int
    words: str
    at: datetime


DRAW: Final = -1
"""What stands in a vote in place of the winner: all who still play share the win."""


class Vote(Struct, frozen=True):
    """A seat's vote in a phase to end the game: with one winner, or as a draw.

    `stands` is false if it was taken back.
    """

    game_id: int
    serial: int
    seat: int
    winner: int
    stands: bool
    at: datetime


class Hook(Struct, frozen=True):
    """An address on the web that is told of a game, in a shape and a language.

    `fails` means that the last thing it should have been told was given up, and the game master knows.
    """

    id: int
    game_id: int
    url: str
    shape: str
    language: str
    fails: bool


class NewCall(Struct, frozen=True, kw_only=True):
    """Something that a webhook is to be told from `next_at` on, and not any more from `until` on."""

    hook_id: int
    event: str
    body: bytes
    filed_at: datetime
    next_at: datetime
    until: datetime | None = None


class Call(Struct, frozen=True):
    """The same on file, with the number of attempts that have failed."""

    id: int
    hook_id: int
    event: str
    body: bytes
    filed_at: datetime
    next_at: datetime
    until: datetime | None
    attempts: int


class Notice(Struct, frozen=True):
    """Something the game master must know; `seen_at` is None until they have read it."""

    id: int
    game_id: int | None
    at: datetime
    kind: str
    text: str
    seen_at: datetime | None
