"""Documents: the content of each kind of letter, as plain values. A letter's text and HTML use the same document.

The caller has decided who may read it: nothing here is looked up, and nothing is left out.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeAlias

from msgspec import Struct

from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.text.drawing import Picture
from adjudicator.reports.values.order_page import Tapping


class Deadline(Struct, frozen=True, cache_hash=True):
    """A moment, and the time zone of its reader.

    `at` carries its offset from UTC; `zone` is a name of the IANA database such as `Europe/London`, and `own` another
    one: that of the reader, if they have asked for it. `remarks` are sentences on what can still change it. `phase`
    is what ends then, `turn 3 phase 1`, `serial` its number from the start of the game, and `moves` how often its end
    has changed since its readers were first told.
    """

    at: datetime
    zone: str
    own: str = ""
    remarks: tuple[str, ...] = ()
    phase: str = ""
    serial: int = 0
    moves: int = 0
    ready: bool = False
    """Whether the phase may end earlier, when all are READY."""
    absent: int = 0
    """How many days of the game a player can be ABSENT; 0: deadlines are not put off."""


class Person(Struct, frozen=True):
    """Somebody at the table: seat (empty for the GM, or before seats are dealt), name, address, and a remark."""

    name: str
    address: str = ""
    seat: str = ""
    remark: str = ""


class RuleValue(Struct, frozen=True):
    """A rulebook value of this game: the choice, the usual value, and what it decides."""

    name: str
    value: str
    usual: str
    decides: str


class Welcome(Struct, frozen=True, kw_only=True):
    """The part that only the first report has: the table, the rules, and the promise of fair dice."""

    players: tuple[Person, ...]
    gm: Person
    commitment: str
    """The SHA-256, in hexadecimal digits, of the GM's half of the seed."""
    values: tuple[RuleValue, ...] = ()
    """The rulebook values that differ from the usual ones."""
    rules: tuple[Section, ...] = ()
    """What the game is about, and the rules that the first decision needs."""
    given: tuple[Section, ...] = ()
    """The other rules that everybody is given at the start: a letter brings them as a file."""


class Misread(Struct, frozen=True):
    """A line that was not understood: its number in the letter, its words, one sentence, and a suggestion.

    `offer` is the number under which the suggestion is offered; 0 if it is no whole order.
    """

    line: int
    words: str
    sentence: str
    suggestion: str = ""
    offer: int = 0


class Offered(Struct, frozen=True):
    """An order that its reader may have meant: it stands if they answer YES, with or without its number.

    A `reading` is one of several of a line, and needs its number.
    """

    number: int
    words: str
    reading: int = 0


class Understood(Struct, frozen=True):
    """A line in other words that stands as it was understood, until its writer says NO.

    `number` is the one under which they can take it back alone, `line` its number in the letter, and `order` what it
    stands as.
    """

    number: int
    line: int
    words: str
    order: str


class Noticed(Struct, frozen=True):
    """A check's finding about standing orders: its code, `warning` or `hint`, the line as it stands, and so on.

    Line 0 means a question, alternative 0 means the whole line.
    """

    code: str
    severity: str
    line: int
    alternative: int
    words: str
    sentence: str


class Taken(Struct, frozen=True):
    """How often an alternative happened, among the situations in which orders were tried."""

    line: int
    alternative: int
    words: str
    asked: int
    """The number of situations with a question that it answers."""
    taken: int
    situations: int


class Unused(Struct, frozen=True):
    """A line that was not read as an order, and why."""

    line: int
    text: str
    reason: str


class Form(Struct, frozen=True):
    """An order form: its lines, and shorter versions for places with little room, the shortest last."""

    lines: tuple[str, ...] = ()
    brief: tuple[tuple[str, ...], ...] = ()


NO_FORM = Form()


class Later(Struct, frozen=True):
    """Orders kept for another phase: which one, in the writer's words, and the number of the first of them."""

    heading: str
    first: int
    lines: tuple[str, ...]


class Luck(Struct, frozen=True):
    """A player's half of the seed: the words they sent when they joined (empty: they sent none).

    With them, what they wished to be dealt, the best first.
    """

    seat: str
    name: str
    words: str
    wishes: tuple[str, ...] = ()


class Invitation(Struct, frozen=True, kw_only=True):
    """Asks somebody to join a game, or to take over a seat in one that has begun."""

    game: str
    title: str
    """The title's heading, for people."""
    gm: Person
    name: str
    """Who is invited, by name; may be empty."""
    invited: tuple[Person, ...]
    """Everybody who was asked, without addresses: the first report has those."""
    seat: str = ""
    """The seat to be taken over in a game that has begun; empty before it begins."""
    commitment: str
    values: tuple[RuleValue, ...] = ()
    """The rulebook values that differ from the usual ones."""
    deadline: Deadline | None = None
    """Until when to answer."""
    paragraphs: tuple[str, ...] = ()
    """The GM's own words, how the game is won and played, and when orders are due."""
    wishes: tuple[str, ...] = ()
    """What a player can wish to be dealt when they join."""
    hidden: bool = False
    """Whether players are not told each other's addresses."""


class Wrote(Struct, frozen=True):
    """How many messages to everybody a player has written: under their own name, an invented one, or none (empty)."""

    name: str
    count: int


@dataclass(frozen=True)
class Position:
    """What the reader's seat knows when a phase opens, for programs: enough to check orders without the service.

    Letters in words leave it out.
    """

    # No Struct, because what a letter says in words is looked for in all its Structs, and here there are none.

    version: int
    """Raised when older programs would misread it."""
    title: str
    """The title's name in commands: `postal-cosmic`."""
    seat: int
    """The number of the seat, from 0."""
    language: str
    """The reader's language: `en`."""
    players: tuple[str, ...]
    """Who plays, by the numbers of the seats."""
    view: Any
    """What the seat knows, as the title writes it."""
    carried: tuple[str, ...]
    """The orders that stand already, in canonical words."""
    kept: tuple[Any, ...]
    """The orders kept for this and later phases: `when` (`turn` and `phase`), `words`, `about`, `where`."""


class Report(Struct, frozen=True, kw_only=True):
    """What one player is told at the beginning of a phase."""

    game: str
    title: str
    seat: str
    heading: str
    """The phase that is open now, for example `turn 3 phase 1`."""
    resolved: str = ""
    """The phase it describes; empty for the first report."""
    sections: tuple[Section, ...]
    picture: Picture | None = None
    """The position, for the page; the sections say the same in words."""
    deadline: Deadline | None = None
    """None if orders are no longer asked for."""
    open: tuple[Question, ...] = ()
    """The questions of the phase that opens; the form says the same in order lines."""
    form: Form = NO_FORM
    welcome: Welcome | None = None
    paragraphs: tuple[str, ...] = ()
    """Announcements, before everything else."""
    corrected: bool = False
    """Whether it replaces a report sent before for the same phase."""
    messages: tuple[Wrote, ...] = ()
    """The messages to everybody in the phase it describes; messages to some are told to nobody else."""
    tapping: Tapping | None = None
    """What the order page is told, if there is one."""
    position: Position | None = None
    """The position as the seat knows it, for programs; only if it has orders to give."""


class Acknowledgement(Struct, frozen=True, kw_only=True):
    """Answers a letter with orders: what stands now, and everything that was not read as an order."""

    game: str
    title: str
    seat: str
    heading: str
    orders: tuple[str, ...]
    """All standing orders in canonical words; they are numbered from 1."""
    later: tuple[Later, ...] = ()
    misread: tuple[Misread, ...] = ()
    unused: tuple[Unused, ...] = ()
    open: tuple[Question, ...] = ()
    """The questions that nothing answers yet."""
    noticed: tuple[Noticed, ...] = ()
    """The checks' findings on the orders that stand."""
    tried: tuple[str, ...] = ()
    """The results of trying them."""
    taken: tuple[Taken, ...] = ()
    """The same in numbers; letters leave them out."""
    answered: tuple[Question, ...] = ()
    """The questions on which orders stand: a page offers other answers to them."""
    covered: tuple[Question, ...] = ()
    """The questions that the player's orders answer whatever the others do; letters leave them out."""
    notes: tuple[str, ...] = ()
    """Anything else that the player should be told: READY noted, a warning."""
    version: str
    """A short hash of the standing orders: the same orders have the same version."""
    passed: bool = False
    """Whether the player said PASS."""
    offered: tuple[Offered, ...] = ()
    """The orders that stand if the player answers YES."""
    understood: tuple[Understood, ...] = ()
    """The lines in other words that stand unless the player answers NO."""
    futile: tuple[int, ...] = ()
    """The numbers of orders that can come to nothing in any situation."""
    checked: bool = False
    """Whether the orders were only checked: then nothing of them is on file."""
    picture: Picture | None = None
    """The position with these orders drawn on it, for the page; only if something of them can be drawn."""
    deadline: Deadline | None = None


class Reminder(Struct, frozen=True, kw_only=True):
    """Tells a player who owes orders what is still open."""

    game: str
    title: str
    seat: str
    heading: str
    deadline: Deadline
    open: tuple[Question, ...]
    form: Form
    not_understood: bool = False
    """Whether they have written, and were not understood."""
    offered: tuple[Offered, ...] = ()
    """What was offered to them instead."""
    warning: str = ""
    """The consequence of missing this phase, if it is more than usual."""


class Final(Struct, frozen=True, kw_only=True):
    """The last letter of a game: who won, and everything that was secret."""

    game: str
    title: str
    seat: str
    winners: tuple[str, ...]
    """The winners' seats; empty if nobody won."""
    sections: tuple[Section, ...]
    """The last phase, with the final standings."""
    picture: Picture | None = None
    """The final position, for the page."""
    messages: tuple[Wrote, ...] = ()
    """The messages to everybody in the last phase."""
    players: tuple[Person, ...]
    commitment: str
    gm_half: str
    """The GM's half of the seed, in hexadecimal digits, as it was committed to."""
    luck: tuple[Luck, ...]
    seed: str
    """In hexadecimal digits."""
    record: str
    """The file name of the public record."""


class Notice(Struct, frozen=True, kw_only=True):
    """Any short letter: ready-made paragraphs and, if that helps, sections and a form."""

    game: str
    title: str = ""
    seat: str = ""
    heading: str
    """Its subject."""
    paragraphs: tuple[str, ...]
    sections: tuple[Section, ...] = ()
    form: Form = NO_FORM
    deadline: Deadline | None = None
    failed: bool = False
    """Whether something the reader wanted was not done; marked in the subject."""
    offered: tuple[Offered, ...] = ()
    """The orders that stand if the reader answers YES."""
    open: tuple[Question, ...] = ()
    """The questions that the reader has tried to answer, or must."""


class Message(Struct, frozen=True, kw_only=True):
    """What one player writes to others."""

    sender: str
    """The sender's seat and name, the name they have invented, or nothing."""
    signed: str
    """Whose name that is: `own`, `made up` or `none`."""
    to: str
    """`you`, `you and Blue`, `everybody`; without the sender's name `you alone`, `you and others`, `everybody`."""
    text: str
    answer: str = ""
    """How to begin an answer."""


class Press(Struct, frozen=True, kw_only=True):
    """Messages from other players, passed on."""

    game: str
    title: str = ""
    seat: str
    messages: tuple[Message, ...]


Document: TypeAlias = Invitation | Report | Acknowledgement | Reminder | Final | Notice | Press
