"""The content of the site, as plain values. The caller has decided that everybody may read them."""

from datetime import datetime
from typing import Any

from msgspec import Struct

from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.text.drawing import Picture
from adjudicator.reports.pictures.phase_picture import PhaseResult
from adjudicator.reports.values.document import Deadline, RuleValue
from adjudicator.site.courses import Courses, courses


class Tapped(Struct, frozen=True):
    """What the order page of a title knows: its order words, facts and names as plain data, and the kinds of names."""

    name: str
    """The title's name in commands."""
    heading: str
    data: dict[str, Any]
    kinds: tuple[str, ...]


class Player(Struct, frozen=True):
    """A seat, and its player's name; empty if nobody has joined."""

    seat: str
    name: str


class Began(Struct, frozen=True):
    """A seat's opening: its kind, and what was done first."""

    seat: str
    kind: str
    how: str


class Written(Struct, frozen=True):
    """The order lines of a letter as they were written."""

    seat: str
    lines: tuple[str, ...]


class Weighed(Struct, frozen=True):
    """An alternative of somebody's orders that addressed a question, what became of it, and what its writer knew."""

    words: str
    fate: str
    knew: tuple[str, ...] = ()


class Decision(Struct, frozen=True):
    """A question, its seat, its answer, and the alternatives that led to it."""

    seat: str
    question: str
    answer: str
    weighed: tuple[Weighed, ...] = ()


class Step(Struct, frozen=True):
    """A stage of a phase with its decisions, in order."""

    name: str
    decisions: tuple[Decision, ...]


class Told(Struct, frozen=True):
    """What one seat was told after a phase."""

    seat: str
    sections: tuple[Section, ...]


class Opened(Struct, frozen=True, kw_only=True):
    """Everything about a phase of a finished game: what was written, why it came out so, who was told what."""

    letters: tuple[Written, ...] = ()
    rulings: tuple[Written, ...] = ()
    remarks: tuple[str, ...] = ()
    """Whose orders were missing, and anything else to know about the phase as a whole."""
    steps: tuple[Step, ...] = ()
    unasked: tuple[str, ...] = ()
    """Orders that answered no question."""
    told: tuple[Told, ...] = ()


class Moment(Struct, frozen=True, kw_only=True):
    """A phase that is over (or the deal): what everybody was told of it, and the position then.

    `key` is its name in links, `t3p2`.
    """

    key: str
    heading: str
    number: int
    """Its number from the start of the game; it stays the same whatever is corrected."""
    at: datetime
    sections: tuple[Section, ...]
    picture: Picture | None = None
    unmarked: Picture | None = None
    """The same without marks of what has changed, for whoever has not seen what was before."""
    opened: Opened | None = None
    """None while the game goes on."""
    turn: int = 0
    phase: int = 0
    """Its turn, and its phase in that; 0 for the deal."""
    standings: Table | None = None
    """How the players stood then."""

    def result(self, game: "Summary") -> PhaseResult | None:
        """What the phase came to, for one picture; None for the deal, which is none."""
        if self.standings is None or not self.phase:
            return None
        return PhaseResult(
            game=game.name,
            title=game.title,
            heading=self.heading,
            sections=self.sections,
            standings=self.standings,
            picture=self.unmarked,
        )


class Draw(Struct, frozen=True, omit_defaults=True):
    """A draw of the dice: its label, the number of outcomes, and the result; or which of some things were chosen."""

    label: str
    of: int = 0
    value: int = 0
    things: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()


class Luck(Struct, frozen=True):
    """The words for the dice that were sent for a seat, and what its player wished to be dealt, the best first."""

    seat: str
    words: str
    wishes: tuple[str, ...] = ()


class Proof(Struct, frozen=True, kw_only=True):
    """The secrets, revealed: with them anybody can repeat all draws. Numbers are hexadecimal."""

    commitment: str
    gm_half: str
    luck: tuple[Luck, ...]
    seed: str
    draws: tuple[Draw, ...]


class OpenGame(Struct, frozen=True, kw_only=True):
    """A game that anybody can join: how many of its seats are free, when it begins, and a link that writes the letter.

    `word` says that whoever joins has to know the word of an invitation.
    """

    name: str
    title: str
    free: int
    seats: int
    starts: str
    word: bool
    link: str


class Entry(Struct, frozen=True):
    """A moment in a feed: its permanent identifier, its page, and a line of text."""

    id: str
    key: str
    heading: str
    at: datetime
    said: str


class Summary(Struct, frozen=True, kw_only=True):
    """A game's entry on the pages about all games."""

    name: str
    title: str
    """The title's heading, for people."""
    status: str
    """`running`, `paused` or `finished`."""
    players: tuple[Player, ...]
    standings: Table
    heading: str = ""
    """The phase that is open now."""
    deadline: Deadline | None = None
    winners: tuple[str, ...] = ()
    """Their seats."""
    ended: str = ""
    """The phase in which its game master ended it early, or its players by votes."""
    agreed: str = ""
    """How its players ended it by votes, if they did: as a `draw`, or because it was `conceded`."""
    began: tuple[Began, ...] = ()
    missed: tuple[str, ...] = ()
    """The seats that sent no orders, once for each phase, as far as that is told to everybody."""
    entries: tuple[Entry, ...]
    """Its latest moments, the latest first; there is always one."""

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.status == "finished"

    @property
    def names(self) -> dict[str, str]:
        """Who plays each seat."""
        return {player.seat: player.name for player in self.players}


class Game(Struct, frozen=True, kw_only=True):
    """A public game as everybody may know it."""

    summary: Summary
    values: tuple[RuleValue, ...]
    """The rulebook values that are not the usual ones."""
    rules: tuple[Section, ...]
    commitment: str
    moments: tuple[Moment, ...]
    """From the deal on; there is always one."""
    words: tuple[tuple[str, str], ...] = ()
    """The closing words of players: the seat, and what it says."""
    aside: tuple[str, ...] = ()
    """What happened outside the rules, told at the end: who left a seat, and what was taken back or changed."""
    record: bytes = b""
    """The public record; empty until the game has ended."""
    proof: Proof | None = None

    @property
    def courses(self) -> Courses | None:
        """What each player had of what is counted, from the deal on; None if nothing is."""
        return courses([moment.standings for moment in self.moments if moment.standings is not None])


class Version(Struct, frozen=True):
    """The pages in one language: its two letters, its own name, and their folder (`de/`)."""

    code: str
    name: str
    path: str = ""


class Site(Struct, frozen=True):
    """The site's name, its address on the web (empty: unknown), and the language of these pages."""

    name: str
    url: str = ""
    language: str = "en"
    path: str = ""
    """The folder of the pages in this language; empty for the usual one."""
    versions: tuple[Version, ...] = ()
    """All languages with these pages, the usual one first; empty if there is only one."""

    @property
    def top(self) -> str:
        """The address of the whole site; empty if it is unknown."""
        return f"{self.url.rstrip('/')}/" if self.url else ""
