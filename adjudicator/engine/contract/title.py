"""The Title contract: everything that the rest of the program knows of a game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache, cached_property, lru_cache
from typing import Any, ClassVar, Final, Self

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat, State
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.dimensions import Dimension
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.misstatements import guess
from adjudicator.engine.contract.order_checks import Checked, S
from adjudicator.engine.contract.order_words import Choice, Fact, Question, Vocabulary
from adjudicator.engine.contract.pieces import Holding, Live, Piece, Pieces
from adjudicator.engine.contract.profiles import Profile
from adjudicator.engine.contract.questions import Use
from adjudicator.engine.contract.report_sections import Section, Table, ordered
from adjudicator.engine.contract.script import Stage
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.contract.stopped_uses import StoppedUse
from adjudicator.engine.contract.timing import Rulings
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.text.drawing import Picture
from adjudicator.engine.text.phrase_files import languages
from adjudicator.engine.text.phrasebook import HOUSE, IN_ENGLISH, Phrasebook, Tongue, book
from adjudicator.engine.text.sayings import Spoken
from adjudicator.engine.text.speech import Speech, Teller

AND = " + "
"""Stands between names that are listed."""


class OptionSpec(Struct, frozen=True):
    """A rulebook value: its choices (the first is the default) and what it decides, in a sentence for a GM."""

    name: str
    choices: tuple[str, ...]
    decides: str
    names: tuple[str, ...] = ()
    """What can be listed instead of a choice."""
    every: str = ""
    """The choice that stands for a list of them all."""
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Words that stand for several of them in a list."""
    earlier: tuple[str, ...] = ()
    """Choices that records of games have, and that are offered no more."""
    where: tuple[str, str] | None = None
    """A value and a name: a game needs to know only where that value lists the name."""

    def matters(self, chosen: Mapping[str, str]) -> bool:
        """Whether a game with these values needs to know of this one."""
        return self.where is None or self.where[1] in chosen.get(self.where[0], "").split(AND)

    def allows(self, value: str) -> bool:
        """Whether a game can have this value."""
        listed = value.split(AND)
        return value in (*self.choices, *self.earlier) or (len({*listed} & {*self.names}) == len(listed))

    def kept(self, value: str) -> str:
        """The value that a GM chose, as the record of the game has it.

        A list has its names in order. A word for several names is written out: a later version may have more of them.
        """
        if value in (*self.choices, *self.earlier) and value != self.every:
            return value
        words = {name.casefold(): (name,) for name in self.names} | dict(self.groups)
        words |= {self.every: self.names} if self.every else {}
        listed = [words.get(word.strip().casefold()) for word in value.split(AND.strip())]
        if None in listed:
            return value
        named = {name for names in listed for name in names or ()}
        return AND.join([name for name in self.names if name in named])


UNDERSTOOD: Final = "understood"
PROVISIONAL, CONFIRMED = "provisional", "confirmed"
ENDED_BY_VOTE: Final = "ended_by_vote"
BY_ALL, BY_TWO_THIRDS, BY_MOST, NEVER = "all", "two thirds", "majority", "never"
HOUSE_PLAYERS: Final = "house"
STRONG, WEAK = "strong", "weak"
HOUSE_AFTER: Final = "house_after"
AFTER_MISSED, HOLD = "after_nmr", "hold"
"""What two missed phases lead to, in titles where that can be chosen; and the choice that nobody leaves."""
SHARED: Final = (
    OptionSpec(
        UNDERSTOOD,
        (PROVISIONAL, CONFIRMED),
        "whether an order in other words stands as it was understood until its writer says NO, or only after a YES",
    ),
    OptionSpec(
        ENDED_BY_VOTE,
        (BY_ALL, BY_TWO_THIRDS, BY_MOST, NEVER),
        "how many of the players must vote, in secret, for a draw or for a winner, so that the game ends",
    ),
    OptionSpec(
        HOUSE_PLAYERS,
        (STRONG, WEAK),
        "how well programs of the house play; weak ones leave about half of their orders out",
    ),
    OptionSpec(
        HOUSE_AFTER,
        (NEVER, "1", "2", "3"),
        "after how many missed phases in a row a program of the house plays a seat, until its player writes again",
    ),
)
"""What a game master can choose in every title. It is about letters, so no position knows of it."""


def check_house(specs: Sequence[OptionSpec], chosen: Mapping[str, str]) -> None:
    """Raises ValueError if a program is to take over a seat that has lost its player by then."""
    missed = next((spec for spec in specs if spec.name == AFTER_MISSED), None)
    after = chosen.get(HOUSE_AFTER, NEVER)
    if missed is None or after in (NEVER, "1"):
        return
    leads = chosen.get(AFTER_MISSED, missed.choices[0])
    if leads != HOLD:
        raise ValueError(
            f"with {HOUSE_AFTER}={after} a program would come too late: two missed phases lead to "
            f"{AFTER_MISSED}={leads}; choose {AFTER_MISSED}={HOLD} as well, or {HOUSE_AFTER}=1"
        )


def rulebook(specs: Sequence[OptionSpec], chosen: Mapping[str, str]) -> dict[str, str]:
    """The rulebook of a game from the values on file, without what all titles share.

    Raises ValueError with one sentence for a value that cannot be.
    """
    known = {spec.name: spec for spec in (*specs, *SHARED)}
    for name, value in chosen.items():
        if name not in known:
            raise ValueError(f"there is no rulebook value {name!r}; there are {', '.join(known)}{guess(name, known)}")
        spec = known[name]
        if not spec.allows(value):
            listed = f", or a list such as {AND.join(spec.names[:2])}" if spec.names else ""
            there = (*spec.choices, *spec.names, *dict(spec.groups))
            raise ValueError(f"{name} can be {', '.join(spec.choices)}{listed}, not {value!r}{guess(value, there)}")
    return {spec.name: chosen.get(spec.name, spec.choices[0]) for spec in specs}


class Opening(Struct, frozen=True):
    """How a player began: with what (`Mind`, `cruiser`), and what they did first, in a few words."""

    seat: Seat
    kind: str
    how: str


class Rules(Checked[S], ABC):
    """What a title is made of, how a game of it is set up, and what the engine asks of it."""

    name: ClassVar[str]
    """Its name in commands and records, for example `postal-cosmic`."""
    heading: ClassVar[str]
    """Its name for people."""
    seats: ClassVar[tuple[str, ...]]
    """The seats' names in the order in which they are filled."""
    first_to_learn: ClassVar[bool] = False
    """Whether newcomers learn it first, if they do not say what."""
    fewest: ClassVar[int]
    options: ClassVar[tuple[OptionSpec, ...]]
    dimensions: ClassVar[Mapping[str, Dimension]] = {}
    """What its source calls single rulebook values, by name."""
    pieces: ClassVar[Pieces]
    own_choices: ClassVar[tuple[type[Choice], ...]]
    own_facts: ClassVar[tuple[type[Fact], ...]]
    events: ClassVar[tuple[type[Event[Any]], ...]]
    state: ClassVar[type[State]]
    resolving: ClassVar[tuple[type[Event[Any]], ...]] = ()
    """The events that each end one challenge: rehearsals count them."""
    phases: ClassVar[tuple[int, ...]] = ()
    """The numbers that the phases of a turn can have, so that nobody keeps orders for others; empty: any."""
    at: ClassVar[type[At[Any]]] = At
    place: ClassVar[str] = "challenge"
    """What the numbered parts of a phase are called, for people."""
    checks: ClassVar[str] = ""
    """The package of its own checks of orders, in addition to those of `order_checks`."""
    newcomer: ClassVar[str] = ""
    """The ruling that a seat has a new player, if earlier missed phases do not count against them."""
    secrets: ClassVar[bool] = True
    """Whether a seat may ever be kept from knowing something between two phases: if not, every view is the state."""
    tells_why: ClassVar[bool] = False
    """Whether reports say why no order applied: only if that tells nobody what they may not know."""
    speech: ClassVar[type[Speech]] = Speech
    """How it speaks of players and of what events hold."""
    sentences: ClassVar[Mapping[type[Event[Any]], Teller]] = {}
    """How each event is told, by its class."""

    # ---- what a title is made of

    @cached_property
    def choices(self) -> tuple[type[Choice], ...]:
        """Every order word, the pieces' included."""
        return tuple(dict.fromkeys((*self.own_choices, *(word for piece in self.pieces for word in piece.words))))

    @cached_property
    def facts(self) -> tuple[type[Fact], ...]:
        """Everything that conditions can be about."""
        return tuple(dict.fromkeys((*self.own_facts, *(fact for piece in self.pieces for fact in piece.facts))))

    @property
    def values(self) -> tuple[OptionSpec, ...]:
        """Every rulebook value of a game, those that all titles share included."""
        return (*self.options, *SHARED)

    @property
    def carried(self) -> frozenset[str]:
        """The questions whose answers, given in one phase, still stand in the next phases of the same turn."""
        return frozenset([word.about for word in self.choices if word.carries])

    # ---- a game

    @abstractmethod
    def empty(self, players: int, options: Mapping[str, str]) -> S:
        """The table before anything is dealt: what everybody may know before the game."""

    def may_write(self, view: S, seat: Seat, to: Sequence[Seat], *, public: bool, written: int) -> Spoken | None:
        """Why the rules keep a seat from writing to others now, in a sentence; None if they do not.

        `public` messages are for everybody; `written` of them are already of this phase. What players write each other
        changes nothing in a game, and stands in no record.
        """
        return None

    def check_new(self, players: int, options: Mapping[str, str]) -> None:
        """Raises ValueError, with a sentence for the game master, if a new game cannot be made like this.

        Older games of that kind go on, and can be played again from their records.
        """
        self.empty(players, options)
        check_house(self.values, options)

    def kept(self, options: Mapping[str, str]) -> dict[str, str]:
        """The rulebook values that a game master chose, as the record of the game has them."""
        specs = {spec.name: spec for spec in self.values}
        return {name: specs[name].kept(value) if name in specs else value for name, value in options.items()}

    def wishes(self, table: S) -> tuple[str, ...]:
        """What players can wish to be dealt, by name: nothing, unless a title and the rulebook of its game say so."""
        return ()

    @abstractmethod
    def deal(self, table: S, chance: Chance, wishes: Sequence[Sequence[str]] = ()) -> tuple[Event[S], ...]:
        """The events that set the game up and open its first phase.

        `wishes` are those of each seat, the best first (or none); wishes for anything else are ignored.
        """

    @abstractmethod
    def stages(self, state: S) -> Sequence[Stage]:
        """The stages of the open phase."""

    @abstractmethod
    def where(self, state: S) -> Heading:
        """The open phase."""

    @abstractmethod
    def winners(self, state: S) -> tuple[Seat, ...] | None:
        """The winners of a game that has ended (none: an empty tuple); None while it goes on."""

    def ended(self, view: S) -> S:
        """The view of a game that is ended in its open phase without a winner, for its last letter.

        Unless its title says otherwise, it looks as if the phase went on.
        """
        return view

    @abstractmethod
    def playing(self, state: S, seat: Seat) -> bool:
        """Whether a seat is still in the game."""

    def obeyed(self, state: S, seat: Seat) -> bool:
        """Whether a seat's orders count: as long as it is in the game, unless its title says otherwise."""
        return self.playing(state, seat)

    def watches(self, view: S, seat: Seat) -> bool:
        """Whether a seat is told everything, but asked nothing more: no seat does, unless its title says so."""
        return False

    def vacant(self, state: S, seat: Seat) -> bool:
        """Whether a seat waits for a new player, or for their first orders: no seat does, unless its title says so."""
        return False

    def label(self, state: S) -> str:
        """The text that keys the draws of the open phase."""
        return str(self.where(state))

    @abstractmethod
    def missed(self, state: S, seats: Sequence[Seat], heard: Sequence[Seat]) -> tuple[Event[S], ...]:
        """The events that record that these seats, which owed orders, sent nothing readable (NMR).

        The seats `heard` sent something readable, whether they were asked anything or not.
        """

    def awaiting(self, state: S) -> Sequence[tuple[Seat, str]]:
        """What waits for a ruling of the game master, by seat, one sentence each: nothing in most titles."""
        return ()

    def ruled(self, state: S, seat: Seat, words: str) -> tuple[Event[S], ...]:
        """The events of a ruling on a seat, at the start of the phase; raises ValueError with a sentence for the GM."""
        raise ValueError("nothing waits for a ruling")

    # ---- what the engine asks

    @abstractmethod
    def active(self, state: S) -> Iterable[tuple[Seat, Piece]]:
        """The pieces in force, each with its seat: also cards in a hand that do something."""

    def live(self, state: S) -> Live:
        """The rules in force, by verb and topic."""
        return rules_in_force(tuple(self.active(state)))

    def rulings(self, state: S) -> Rulings:
        """Which of two pieces acts first in this game, whatever the timing says."""
        return {}

    @abstractmethod
    def timing(self, state: S, where: int) -> Sequence[Seat]:
        """The seats in the timing order of a challenge (0: of the table)."""

    @abstractmethod
    def supply(self, state: S, seat: Seat, resource: tuple[Any, ...]) -> int:
        """How much a seat holds of something that can be claimed."""

    @abstractmethod
    def spent_by(self, state: S, piece: Piece, where: int) -> tuple[Any, ...] | None:
        """The resource that using a piece in a challenge spends: its card, or the right to play it there again.

        None for a piece that is no card.
        """

    @abstractmethod
    def playing_card(self, piece: Piece, use: Use) -> Choice:
        """The answer that cancels a use with this card."""

    @abstractmethod
    def announced(self, state: S, use: Use) -> Event[S]:
        """The event that tells of a use."""

    @abstractmethod
    def cancelled(self, state: S, use: Use, by: Sequence[str]) -> Event[S]:
        """The event that tells which pieces cancelled a use."""

    @abstractmethod
    def stopped(self, state: S, seat: Seat, piece: Piece, where: int) -> bool:
        """Whether an earlier cancelling still holds here."""

    def stops_own(self, state: S, piece: Piece, use: Use) -> bool:
        """Whether this piece can cancel this use even if both belong to the same seat."""
        return False

    @abstractmethod
    def announces_once(self, state: S, piece: Piece) -> bool:
        """Whether all acts of a piece in one challenge count as one use, rather than several."""

    def fight(self, state: S, where: int) -> int:
        """How often a challenge has begun anew: an act in another fight is another use."""
        return 0

    @abstractmethod
    def against(self, at: Any, *about: Any) -> tuple[Seat, ...]:
        """The seats that a use from here is against."""


class Telling(Rules[S]):
    """What letters and reports ask of a title, in the language in which it speaks."""

    tongue: Tongue = IN_ENGLISH
    """The language in which it speaks to people."""

    @classmethod
    def package(cls) -> str:
        """The package whose folder has the `languages` of this title; the engine's for a title in a single module."""
        return cls.__module__.rpartition(".")[0] or HOUSE

    @cached_property
    def phrases(self) -> Phrasebook:
        """The phrases of the title in its language."""
        return book(self.package(), self.tongue)

    def headed(self, heading: Heading) -> str:
        """The open phase, as a reader is told it: `turn 3 phase 1`."""
        return self.phrases.say("heading", turn=heading.turn, phase=heading.phase)

    @cache  # noqa: B019 - a title lives as long as the program
    def speaking(self, tongue: Tongue) -> Self:
        """The same title in another language; unchanged if it has no phrases in that."""
        there = {*languages(self.package()), *languages(HOUSE)}
        if tongue == self.tongue or (tongue.code not in there and not tongue.own):
            return self
        other = copy(self)
        other.tongue = tongue
        other.__dict__.pop("phrases", None)
        return other

    @abstractmethod
    def vocabulary(self, view: S, seat: Seat) -> Vocabulary:
        """The names this seat can use in the open phase."""

    @abstractmethod
    def questions(self, view: S, seat: Seat) -> tuple[Question, ...]:
        """What this seat will or may be asked in the open phase, as far as it can know."""

    def owes(self, view: S, seat: Seat) -> bool:
        """Whether any of these questions counts as missed if it is left open."""
        return any(question.owed for question in self.questions(view, seat))

    def scene(self, before: S, view: S, told: Sequence[Event[S]]) -> Any:
        """The events of a phase, arranged once for a whole table: `shared` and `own` are given the result.

        It holds what everybody may know, whichever view and events it is made from. None if a title has nothing to
        arrange.
        """
        return None

    @abstractmethod
    def shared(self, before: S, view: S, told: Sequence[Event[S]], scene: Any) -> tuple[Section, ...]:
        """What everybody is told after a phase, in the same words: nobody is `you` in it.

        It is the same whichever view and events it is made from, so it is made once for a table. Every section names
        its chapter.
        """

    @abstractmethod
    def own(
        self, before: S, view: S, told: Sequence[Event[S]], answers: Sequence[Answer], seat: Seat, scene: Any
    ) -> Iterable[Section]:
        """The sections for one seat alone: from its view before and after, the events told to it, its own answers."""

    def report(
        self, before: S, view: S, told: Sequence[Event[S]], answers: Sequence[Answer], seat: Seat | None
    ) -> tuple[Section, ...]:
        """What a seat is told after a phase, chapter by chapter; for None, what everybody may know."""
        scene = self.scene(before, view, told)
        own = () if seat is None else self.own(before, view, told, answers, seat, scene)
        return ordered((*own, *self.shared(before, view, told, scene)))

    def standings(self, view: S) -> Table:
        """The players by name, the best first, with their standing as everybody may know it: empty in most titles."""
        return Table(("Player",), tuple((name,) for name in view.seats))

    def openings(self, view: S, told: Sequence[Event[S]]) -> Iterable[Opening]:
        """How the players began: from an `OUTSIDER`'s view after turn 1 and all events told to it; may be empty."""
        return ()

    def unheard(self, told: Sequence[Event[S]]) -> Sequence[Seat]:
        """The seats that owed orders in a phase and sent none, if the title tells that; otherwise none."""
        return ()

    def stopped_uses(self, told: Sequence[Event[S]], view: S, seat: Seat) -> Sequence[StoppedUse]:
        """The seat's own uses in a phase that somebody stopped, by the events told to it: none in most titles.

        `view` is what the seat knew when the phase opened.
        """
        return ()

    def picture(self, view: S, before: S | None = None) -> Picture | None:
        """The position as a picture for the page of a report, as everybody may know it; the report has it in words too.

        It is the same whichever view it is made from, so it is made once for a table. `before` is that at the last
        boundary.
        """
        return None

    def ordered(self, view: S, seat: Seat, wishes: Sequence[tuple[int, Choice]]) -> Picture | None:
        """The same with what a seat has ordered, for that seat alone; None if nothing of it can be drawn.

        `wishes` are the first wish of each of its orders, with the number of the challenge it is for (0: for all).
        """
        return None

    def in_short(self, chosen: Mapping[str, str]) -> Sequence[str]:
        """The aim of the game and how it is played, with these rulebook values: a few sentences for newcomers."""
        return ()

    @abstractmethod
    def rules_text(self, view: S) -> tuple[Section, ...]:
        """The rules of the pieces in play."""

    def rules_in_letter(self, view: S, seat: Seat) -> tuple[Section, ...]:
        """Those of them that a seat is given with the first report; the others HELP tells."""
        return self.rules_text(view)

    def rules_at_first(self, view: S, seat: Seat) -> tuple[Section, ...]:
        """Those that the first decision of a seat needs: its first report says them, and a file with it the others."""
        return ()

    def piece_text(self, view: S, piece: Piece) -> str:
        """The rules of one piece as they are played in this game."""
        return " ".join(descriptions.of(piece, self.phrases))

    def things(self, view: S) -> Iterable[descriptions.Thing]:
        """What can be held, built or played in this game and is no piece, such as a card that is only a number.

        Players can ask what each of them is. Whatever a hand, a report or a form names is among them.
        """
        return ()

    def profiles(self) -> Sequence[Profile]:
        """Every power that players can have, as it is described before a game; none in a title without powers."""
        return ()

    def sentence(self, event: Event[S], names: Sequence[str], seat: Seat | None = None) -> str | None:
        """What `seat` reads of an event it was told (None: with all names); None if the event is not reported.

        What the title's `sentences` have for its class; a title without them says it here.
        """
        return self.sentences[type(event)](event, self.speech(names, seat, self.phrases))


class Title(Telling[S]):
    """A whole game. Found by its folder; titles know nothing of mail, storage or time.

    Beside its rules and what it tells, it answers what proofs and rehearsals ask.
    """

    @abstractmethod
    def redeal(self, state: S, view: S, seat: Seat, chance: Chance) -> S:
        """Another state that `seat`, whose view is given, could not tell from the true one."""

    @abstractmethod
    def faults(self, state: S) -> tuple[str, ...]:
        """What is wrong with a state, a sentence each; nothing for every possible state."""

    @abstractmethod
    def position(self, head: str, statements: Sequence[str], options: Mapping[str, str]) -> tuple[S, tuple[S, ...]]:
        """The position that words state, and what each seat knows of it; raises Misstated.

        What is not stated is as the title's documentation says; a later statement corrects an earlier one.
        """

    @abstractmethod
    def differs(self, state: S, statement: str) -> str | None:
        """How a state differs from what a statement says of it; None if they agree. Raises Misstated."""

    @abstractmethod
    def bot(self, view: S, seat: Seat, chance: Chance) -> Iterable[Any]:
        """The clauses that a house bot would send; it knows only its view."""


@lru_cache(maxsize=256)
def rules_in_force(active: tuple[tuple[Seat, Piece], ...]) -> Live:
    """The rules of the pieces in force; cached, as the same pieces come again and again within a phase."""
    found: dict[tuple[str, Any], tuple[Holding, ...]] = {}
    for seat, piece in active:
        for rule in piece.rules:
            key = (rule.verb, rule.topic)
            found[key] = (*found.get(key, ()), Holding(seat, piece, rule))
    return found
