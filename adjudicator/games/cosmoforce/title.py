"""Cosmoforce as a title."""

from collections.abc import Mapping, Sequence

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.pieces import Pieces
from adjudicator.engine.contract.plain_title import Missed, PlainTitle
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.script import Stage
from adjudicator.engine.contract.title import rulebook
from adjudicator.games.cosmoforce import bots
from adjudicator.games.cosmoforce.events.characters import CHARACTER_MOVES
from adjudicator.games.cosmoforce.events.event_phrases import PHRASES
from adjudicator.games.cosmoforce.events.events import MOVES, BuildingOpened, Eliminated, Rammed, Shot
from adjudicator.games.cosmoforce.stages import crew_rulings
from adjudicator.games.cosmoforce.stages.building import BUILDING
from adjudicator.games.cosmoforce.stages.combat import COMBAT
from adjudicator.games.cosmoforce.table.gear import SYSTEMS
from adjudicator.games.cosmoforce.table.rulebook import OPTIONS
from adjudicator.games.cosmoforce.table.speech import Speech
from adjudicator.games.cosmoforce.table.state import Force
from adjudicator.games.cosmoforce.told import certainties, form, picture, position_proof, positions, report
from adjudicator.games.cosmoforce.told.facts import FACTS
from adjudicator.games.cosmoforce.told.openings import openings
from adjudicator.games.cosmoforce.words.order_words import WORDS
from adjudicator.games.cosmoforce.words.vocabulary import vocabulary


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
    events = (*MOVES, *CHARACTER_MOVES, Missed)
    state = Force
    resolving = (Shot, Rammed, Eliminated)
    phases = (1, 2)
    secrets = False
    tells_why = True
    speech = Speech
    sentences = PHRASES
    checks = "adjudicator.games.cosmoforce.checks"

    def empty(self, players: int, options: Mapping[str, str]) -> Force:
        return Force(
            seats=self.seats[:players],
            options=rulebook(self.options, options),
            round=0,
            ships=(None,) * players,
            gone=(False,) * players,
            missed=(0,) * players,
        )

    def deal(self, table: Force, chance: Chance, wishes: Sequence[Sequence[str]] = ()) -> tuple[Event[Force], ...]:
        return (BuildingOpened(),)

    def stages(self, state: Force) -> Sequence[Stage]:
        return (COMBAT,) if state.round else (BUILDING,)

    def where(self, state: Force) -> Heading:
        return Heading(state.round, 2) if state.round else Heading(1, 1)

    def watches(self, view: Force, seat: Seat) -> bool:
        return view.gone[seat]

    def awaiting(self, state: Force) -> Sequence[tuple[Seat, str]]:
        return tuple([(one.seat, f'{one.name} attempts: "{one.words}".') for one in state.tried])

    ruled = staticmethod(crew_rulings.ruled)

    # ---- what letters and reports ask

    vocabulary = staticmethod(vocabulary)
    questions = form.questions
    shared = report.shared
    own = report.own
    standings = report.standings
    openings = staticmethod(openings)
    picture = picture.picture
    rules_text = report.rules_text
    things = report.things

    def rules_at_first(self, view: Force, seat: Seat) -> tuple[Section, ...]:
        # Whoever builds a ship must know what its systems do.
        return self.rules_text(view)

    def owes(self, view: Force, seat: Seat) -> bool:
        return view.winners is None and not view.gone[seat]

    # ---- what checks, proofs and rehearsals ask

    sure = staticmethod(certainties.sure)
    never = staticmethod(certainties.never)
    fixed = staticmethod(certainties.fixed)
    faults = staticmethod(position_proof.faults)
    position = positions.position
    differs = staticmethod(positions.differs)
    bot = staticmethod(bots.clauses)

    def redeal(self, state: Force, view: Force, seat: Seat, chance: Chance) -> Force:
        return state


TITLE = Cosmoforce()
