"""Cosmoclasm as a title."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Choice, Fact, Question, Vocabulary
from adjudicator.engine.contract.pieces import Piece, Pieces
from adjudicator.engine.contract.questions import Use
from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.contract.script import Stage
from adjudicator.engine.contract.title import Opening, Title
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.text.drawing import Picture
from adjudicator.games.cosmoclasm import bots
from adjudicator.games.cosmoclasm.events import event_phrases, setup
from adjudicator.games.cosmoclasm.events.events import MOVES, Missed, Retired
from adjudicator.games.cosmoclasm.factions import ABILITIES, in_force
from adjudicator.games.cosmoclasm.stages.laps import LAPS
from adjudicator.games.cosmoclasm.stages.recruitment import RECRUITMENT
from adjudicator.games.cosmoclasm.table import picture, position_proof
from adjudicator.games.cosmoclasm.table.rulebook import OPTIONS
from adjudicator.games.cosmoclasm.table.state import Solar
from adjudicator.games.cosmoclasm.told import certainties, form, positions, report
from adjudicator.games.cosmoclasm.told.facts import FACTS
from adjudicator.games.cosmoclasm.told.openings import openings
from adjudicator.games.cosmoclasm.words.order_words import WORDS
from adjudicator.games.cosmoclasm.words.vocabulary import vocabulary


class Cosmoclasm(Title[Solar]):
    """Cosmoclasm, after Nicholas Hjelmberg's rules: five factions claim the planets of a solar system."""

    name = "cosmoclasm"
    heading = "Cosmoclasm"
    place = "lap"
    seats = ("Martians", "Humans", "Cyborgs", "Hiveminds", "Radiants")
    fewest = 2
    options = OPTIONS
    pieces = Pieces(ABILITIES)
    own_choices = WORDS
    own_facts = FACTS
    events = MOVES
    state = Solar
    resolving = (Retired,)
    tells_why = True

    def empty(self, players: int, options: Mapping[str, str]) -> Solar:
        return setup.empty(self.seats[:players], options)

    def deal(self, table: Solar, chance: Chance, wishes: Sequence[Sequence[str]] = ()) -> tuple[Event[Solar], ...]:
        return setup.deal(table, chance)

    def stages(self, state: Solar) -> Sequence[Stage]:
        return (LAPS,) if state.round else (RECRUITMENT,)

    def where(self, state: Solar) -> Heading:
        return Heading(max(1, state.round), state.phase)

    def winners(self, state: Solar) -> tuple[Seat, ...] | None:
        return state.winners

    def ended(self, view: Solar) -> Solar:
        return replace(view, winners=())

    def playing(self, state: Solar, seat: Seat) -> bool:
        return True  # retired players are asked nothing more in the round, players outside the tie nothing at all

    def watches(self, view: Solar, seat: Seat) -> bool:
        return bool(view.contest) and seat not in view.contest

    def missed(self, state: Solar, seats: Sequence[Seat], heard: Sequence[Seat]) -> tuple[Event[Solar], ...]:
        return (Missed(tuple([seat for seat in seats if form.owes(state, seat)])),)

    # ---- what the engine asks: abilities cannot be cancelled, and no answer claims anything

    def active(self, state: Solar) -> Iterable[tuple[Seat, Piece]]:
        return in_force(state)

    def timing(self, state: Solar, where: int) -> Sequence[Seat]:
        return range(len(state.seats))

    def supply(self, state: Solar, seat: Seat, resource: tuple[Any, ...]) -> int:
        raise KeyError(resource)  # pragma: no cover - no answer claims anything

    def spent_by(self, state: Solar, piece: Piece, where: int) -> tuple[Any, ...] | None:
        return None

    def playing_card(self, piece: Piece, use: Use) -> Choice:
        raise LookupError("nothing cancels anything")  # pragma: no cover

    def announced(self, state: Solar, use: Use) -> Event[Solar]:
        raise LookupError("nothing is announced")  # pragma: no cover

    def cancelled(self, state: Solar, use: Use, by: Sequence[str]) -> Event[Solar]:
        raise LookupError("nothing can be cancelled")  # pragma: no cover

    def stopped(self, state: Solar, seat: Seat, piece: Piece, where: int) -> bool:
        return False

    def announces_once(self, state: Solar, piece: Piece) -> bool:
        return True

    def against(self, at: Any, *about: Any) -> tuple[Seat, ...]:
        return ()

    # ---- what letters and reports ask

    def vocabulary(self, view: Solar, seat: Seat) -> Vocabulary:
        return vocabulary(view, seat)

    def questions(self, view: Solar, seat: Seat) -> tuple[Question, ...]:
        return form.questions(view, seat, self.phrases)

    def owes(self, view: Solar, seat: Seat) -> bool:
        return form.owes(view, seat)

    def shared(self, before: Solar, view: Solar, told: Sequence[Event[Solar]], scene: Any) -> tuple[Section, ...]:
        return report.shared(before, view, told, self.phrases)

    def own(
        self,
        before: Solar,
        view: Solar,
        told: Sequence[Event[Solar]],
        answers: Sequence[Answer],
        seat: Seat,
        scene: Any,
    ) -> tuple[Section, ...]:
        return tuple(report.own(before, view, told, answers, seat, self.phrases))

    def standings(self, view: Solar) -> Table:
        return report.standings(view, self.phrases)

    def openings(self, view: Solar, told: Sequence[Event[Solar]]) -> Sequence[Opening]:
        return tuple(openings(view, told))

    def unheard(self, told: Sequence[Event[Solar]]) -> Sequence[Seat]:
        return [seat for event in told if isinstance(event, Missed) for seat in event.seats]

    def picture(self, view: Solar, before: Solar | None = None) -> Picture:
        return picture.picture(view, self.phrases)

    def in_short(self, chosen: Mapping[str, str]) -> Sequence[str]:
        return [self.phrases.say(name) for name in ("in-short-goal", "in-short-turn")]

    def rules_text(self, view: Solar) -> tuple[Section, ...]:
        return report.rules_text(view, self.phrases)

    def sentence(self, event: Event[Solar], names: Sequence[str], seat: Seat | None = None) -> str | None:
        return event_phrases.sentence(event, names, seat, self.phrases)

    # ---- what checks of orders ask

    def sure(self, view: Solar, seat: Seat, about: str, where: int, choice: Choice) -> bool:
        return certainties.sure(view, seat, about, where, choice)

    def never(self, view: Solar, seat: Seat, about: str, where: int, choice: Choice) -> str | None:
        return certainties.never(view, seat, about, where, choice)

    def gone(self, view: Solar, seat: Seat, choices: Collection[Choice]) -> Collection[Choice]:
        return certainties.gone(view, seat, choices)

    def fixed(self, view: Solar, seat: Seat, where: int, fact: Fact) -> Any:
        return certainties.fixed(view, seat, where, fact)

    def spent(self, view: Solar, seat: Seat, about: str, where: int) -> bool:
        return certainties.spent(view, seat, about, where)

    def imagined(self, view: Solar, seat: Seat, chance: Chance) -> tuple[Solar, Sequence[Solar]]:
        return position_proof.imagined(view, seat, chance)

    # ---- what proofs and rehearsals ask

    def redeal(self, state: Solar, view: Solar, seat: Seat, chance: Chance) -> Solar:
        return position_proof.redeal(state, view, seat, chance)

    def faults(self, state: Solar) -> tuple[str, ...]:
        return position_proof.faults(state)

    def position(
        self, head: str, statements: Sequence[str], options: Mapping[str, str]
    ) -> tuple[Solar, tuple[Solar, ...]]:
        return positions.position(head, statements, options, self.seats, self.fewest)

    def differs(self, state: Solar, statement: str) -> str | None:
        return positions.differs(state, statement)

    def bot(self, view: Solar, seat: Seat, chance: Chance) -> Iterable[Any]:
        return tuple(bots.clauses(view, seat, chance))


TITLE = Cosmoclasm()
