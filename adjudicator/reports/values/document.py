"""Documents: what each kind of letter says, as plain values. Text and HTML of a letter are made from the same one.

Whoever fills one in has decided who may read it: nothing here is looked up, and nothing is left out.
"""

from datetime import datetime
from typing import TypeAlias

from msgspec import Struct

from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.text.drawing import Picture


class Deadline(Struct, frozen=True, cache_hash=True):
    """A moment, and the zone in which its reader lives by the clock.

    `at` carries its offset from UTC; `zone` is a name of the IANA database such as `Europe/London`, and `own` another
    one: that of the reader, where he has asked for it. `remarks` are sentences on what can still change it. `phase`
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


class Person(Struct, frozen=True):
    """Somebody at the table: seat (empty for the GM, or before seats are dealt), name, address, and a remark."""

    name: str
    address: str = ""
    seat: str = ""
    remark: str = ""


class RuleValue(Struct, frozen=True):
    """A rulebook value of this game: what was chosen, what is usual, and what it decides."""

    name: str
    value: str
    usual: str
    decides: str


class Welcome(Struct, frozen=True, kw_only=True):
    """What only the first report holds: the table, the rules, and the promise of fair dice."""

    players: tuple[Person, ...]
    gm: Person
    commitment: str
    """The SHA-256, in hexadecimal digits, of the GM's half of the seed."""
    values: tuple[RuleValue, ...] = ()
    """The rulebook values that are not the usual ones."""
    rules: tuple[Section, ...] = ()


class Misread(Struct, frozen=True):
    """A line that was not understood: its number in the letter, its words, one sentence, what may have been meant."""

    line: int
    words: str
    sentence: str
    suggestion: str = ""


class Noticed(Struct, frozen=True):
    """Something a check has found in standing orders: its code, `warning` or `hint`, the line as it stands, and so on.

    Line 0 is about a question, alternative 0 about the whole line.
    """

    code: str
    severity: str
    line: int
    alternative: int
    words: str
    sentence: str


class Taken(Struct, frozen=True):
    """How often an alternative was what happened, of the situations in which orders were tried out."""

    line: int
    alternative: int
    words: str
    asked: int
    """In how many a question came that it speaks of."""
    taken: int
    situations: int


class Unused(Struct, frozen=True):
    """A line that was not taken for an order, and why."""

    line: int
    text: str
    reason: str


class Form(Struct, frozen=True):
    """An order form: its lines, and how it is said more briefly where there is little room, the briefest last."""

    lines: tuple[str, ...] = ()
    brief: tuple[tuple[str, ...], ...] = ()


NO_FORM = Form()


class Later(Struct, frozen=True):
    """Orders kept for another phase: for which, in its writer's words, and the number of the first of them."""

    heading: str
    first: int
    lines: tuple[str, ...]


class Luck(Struct, frozen=True):
    """A player's half of the seed: the words he sent when he joined (empty: he sent none).

    With them what he wished to be dealt, the best first.
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
    """Everybody asked, without addresses: the first report has those."""
    seat: str = ""
    """The seat to be taken over in a game that has begun; empty while it has not."""
    commitment: str
    values: tuple[RuleValue, ...] = ()
    """The rulebook values that are not the usual ones."""
    deadline: Deadline | None = None
    """Until when to answer."""
    paragraphs: tuple[str, ...] = ()
    """The GM's own words, what is played for and how, and when orders are due."""
    wishes: tuple[str, ...] = ()
    """What a player can wish to be dealt when he joins."""


class Wrote(Struct, frozen=True):
    """How many messages to everybody somebody has written: under his own name, one he made up, or none (empty)."""

    name: str
    count: int


class Report(Struct, frozen=True, kw_only=True):
    """What one player is told at the beginning of a phase."""

    game: str
    title: str
    seat: str
    heading: str
    """The phase that is open now, for example `turn 3 phase 1`."""
    resolved: str = ""
    """The phase it tells of; empty for the first report."""
    sections: tuple[Section, ...]
    picture: Picture | None = None
    """How it stands, for the page; the sections say the same in words."""
    deadline: Deadline | None = None
    """None where orders are no longer asked for."""
    open: tuple[Question, ...] = ()
    """What is asked in the phase that opens; the form says the same in order lines."""
    form: Form = NO_FORM
    welcome: Welcome | None = None
    paragraphs: tuple[str, ...] = ()
    """Announcements, before everything else."""
    corrected: bool = False
    """Whether it replaces a report sent before for the same phase."""
    messages: tuple[Wrote, ...] = ()
    """The messages to everybody in the phase it tells of; those to some are told to nobody else."""


class Acknowledgement(Struct, frozen=True, kw_only=True):
    """Answers a letter with orders: what stands now, and everything that was not taken for an order."""

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
    """The questions nothing answers yet."""
    noticed: tuple[Noticed, ...] = ()
    """What the checks have found in the orders that stand."""
    tried: tuple[str, ...] = ()
    """What came of trying them out."""
    taken: tuple[Taken, ...] = ()
    """The same in numbers; letters leave them out."""
    covered: tuple[Question, ...] = ()
    """The questions that his orders answer whatever the others do; letters leave them out."""
    notes: tuple[str, ...] = ()
    """Whatever else the player should hear: READY noted, a warning."""
    version: str
    """A short hash of the standing set: the same orders have the same version."""
    passed: bool = False
    """Whether he said PASS."""
    deadline: Deadline | None = None


class Reminder(Struct, frozen=True, kw_only=True):
    """Tells somebody who owes orders what is still open."""

    game: str
    title: str
    seat: str
    heading: str
    deadline: Deadline
    open: tuple[Question, ...]
    form: Form
    warning: str = ""
    """What missing this phase would lead to, where it is more than usual."""


class Final(Struct, frozen=True, kw_only=True):
    """The last letter of a game: who won, and everything that was sealed."""

    game: str
    title: str
    seat: str
    winners: tuple[str, ...]
    """Their seats; nobody: empty."""
    sections: tuple[Section, ...]
    """The last phase, with the final standings."""
    picture: Picture | None = None
    """How it stands at the end, for the page."""
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
    """Any short letter: ready paragraphs, and, where that helps, sections and a form."""

    game: str
    title: str = ""
    seat: str = ""
    heading: str
    """What it is about; it becomes the subject."""
    paragraphs: tuple[str, ...]
    sections: tuple[Section, ...] = ()
    form: Form = NO_FORM
    deadline: Deadline | None = None
    failed: bool = False
    """Whether something the reader wanted was not done; marked in the subject."""


class Message(Struct, frozen=True, kw_only=True):
    """What one player writes to others."""

    sender: str
    """His seat and name, the name he has made up, or nothing."""
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
