"""Cosmoforce as a title."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Choice, Fact, Question, Vocabulary
from adjudicator.engine.contract.pieces import Pieces
from adjudicator.engine.contract.plain_title import PlainTitle
from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.contract.script import Stage
from adjudicator.engine.contract.title import Opening, rulebook
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.text.drawing import Picture
from adjudicator.games.cosmoforce import bots
from adjudicator.games.cosmoforce.events import event_phrases
from adjudicator.games.cosmoforce.events.characters import CHARACTER_MOVES
from adjudicator.games.cosmoforce.events.events import MOVES, BuildingOpened, Eliminated, Missed, Rammed, Shot
from adjudicator.games.cosmoforce.stages import crew_rulings
from adjudicator.games.cosmoforce.stages.building import BUILDING
from adjudicator.games.cosmoforce.stages.combat import COMBAT
from adjudicator.games.cosmoforce.table.gear import SYSTEMS
from adjudicator.games.cosmoforce.table.rulebook import OPTIONS
from adjudicator.games.cosmoforce.table.state import Force
from adjudicator.games.cosmoforce.told import certainties, form, picture, position_proof, positions, report
from adjudicator.games.cosmoforce.told.facts import FACTS
from adjudicator.games.cosmoforce.told.openings import openings
from adjudicator.games.cosmoforce.words.order_words import WORDS
from adjudicator.games.cosmoforce.words.spoken import spoken


class Cosmoforce(PlainTitle[Force]):
    """Cosmoforce, after Anthony Tedjamulia's rules: ships are built in secret and fight until one is left."""

    name = "cosmoforce"
    heading = "Cosmoforce"
    first_to_learn = True
    seats = ("Red", "Blue", "Green", "Yellow", "Purple", "Orange", "White", "Black")
    fewest = 2
    options = OPTIONS
    pieces = Pieces(SYSTEMS)
    own_choices = WORDS
    own_facts = FACTS
    events = (*MOVES, *CHARACTER_MOVES)
    state = Force
    resolving = (Shot, Rammed, Eliminated)
    phases = (1, 2)
    secrets = False
    tells_why = True
    checks = "adjudicator.games.cosmoforce.checks"

    def empty(self, players: int, options: Mapping[str, str]) -> Force:
        return empty(self.seats[:players], options)

    def deal(self, table: Force, chance: Chance, wishes: Sequence[Sequence[str]] = ()) -> tuple[Event[Force], ...]:
        return (BuildingOpened(),)

    def stages(self, state: Force) -> Sequence[Stage]:
        return (COMBAT,) if state.round else (BUILDING,)

    def where(self, state: Force) -> Heading:
        return Heading(state.round, 2) if state.round else Heading(1, 1)

    def winners(self, state: Force) -> tuple[Seat, ...] | None:
        return state.winners

    def ended(self, view: Force) -> Force:
        return replace(view, winners=())

    def watches(self, view: Force, seat: Seat) -> bool:
        return view.gone[seat]

    def missed(self, state: Force, seats: Sequence[Seat], heard: Sequence[Seat]) -> tuple[Event[Force], ...]:
        return (Missed(tuple([seat for seat in seats if not state.gone[seat]])),)

    def awaiting(self, state: Force) -> Sequence[tuple[Seat, str]]:
        return tuple([(one.seat, f'{one.name} attempts: "{one.words}".') for one in state.tried])

    def ruled(self, state: Force, seat: Seat, words: str) -> tuple[Event[Force], ...]:
        return crew_rulings.ruled(state, seat, words)

    # ---- what letters and reports ask

    def vocabulary(self, view: Force, seat: Seat) -> Vocabulary:
        return spoken(view, seat)

    def questions(self, view: Force, seat: Seat) -> tuple[Question, ...]:
        return form.questions(view, seat, self.phrases)

    def owes(self, view: Force, seat: Seat) -> bool:
        return view.winners is None and not view.gone[seat]

    def shared(self, before: Force, view: Force, told: Sequence[Event[Force]], scene: Any) -> tuple[Section, ...]:
        return report.shared(before, view, told, self.phrases)

    def own(
        self,
        before: Force,
        view: Force,
        told: Sequence[Event[Force]],
        answers: Sequence[Answer],
        seat: Seat,
        scene: Any,
    ) -> tuple[Section, ...]:
        return tuple(report.own(before, view, told, answers, seat, self.phrases))

    def standings(self, view: Force) -> Table:
        return report.standings(view, self.phrases)

    def openings(self, view: Force, told: Sequence[Event[Force]]) -> Sequence[Opening]:
        return tuple(openings(view, told))

    def unheard(self, told: Sequence[Event[Force]]) -> Sequence[Seat]:
        return [seat for event in told if isinstance(event, Missed) for seat in event.seats]

    def picture(self, view: Force, before: Force | None = None) -> Picture | None:
        return picture.picture(view, self.phrases)

    def in_short(self, chosen: Mapping[str, str]) -> Sequence[str]:
        return [self.phrases.say(name) for name in ("in-short-goal", "in-short-turn")]

    def rules_text(self, view: Force) -> tuple[Section, ...]:
        return report.rules_text(view, self.phrases)

    def sentence(self, event: Event[Force], names: Sequence[str], seat: Seat | None = None) -> str | None:
        return event_phrases.sentence(event, names, seat, self.phrases)

    def sure(self, view: Force, seat: Seat, about: str, where: int, choice: Choice) -> bool:
        return certainties.sure(view, seat, about, where, choice)

    def never(self, view: Force, seat: Seat, about: str, where: int, choice: Choice) -> str | None:
        return certainties.never(view, seat, about, where, choice)

    def fixed(self, view: Force, seat: Seat, where: int, fact: Fact) -> Any:
        return certainties.fixed(view, seat, where, fact)

    # ---- what proofs and rehearsals ask

    def redeal(self, state: Force, view: Force, seat: Seat, chance: Chance) -> Force:
        return state

    def faults(self, state: Force) -> tuple[str, ...]:
        return position_proof.faults(state)

    def position(
        self, head: str, statements: Sequence[str], options: Mapping[str, str]
    ) -> tuple[Force, tuple[Force, ...]]:
        return positions.position(head, statements, options, self.seats, self.fewest)

    def differs(self, state: Force, statement: str) -> str | None:
        return positions.differs(state, statement)

    def bot(self, view: Force, seat: Seat, chance: Chance) -> Iterable[Any]:
        return tuple(bots.clauses(view, seat, chance))


def empty(seats: tuple[str, ...], options: Mapping[str, str]) -> Force:
    """The table before ships are built."""
    count = len(seats)
    return Force(
        seats=seats,
        options=rulebook(OPTIONS, options),
        round=0,
        ships=(None,) * count,
        gone=(False,) * count,
        missed=(0,) * count,
    )


TITLE = Cosmoforce()
