"""Cosmoclasm as a title."""

from collections.abc import Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.pieces import Pieces
from adjudicator.engine.contract.plain_title import Missed, PlainTitle
from adjudicator.engine.contract.script import Stage
from adjudicator.games.cosmoclasm import bots
from adjudicator.games.cosmoclasm.events import setup
from adjudicator.games.cosmoclasm.events.event_phrases import PHRASES
from adjudicator.games.cosmoclasm.events.events import MOVES, Retired
from adjudicator.games.cosmoclasm.factions import ABILITIES, in_force
from adjudicator.games.cosmoclasm.stages.laps import LAPS
from adjudicator.games.cosmoclasm.stages.recruitment import RECRUITMENT
from adjudicator.games.cosmoclasm.table import picture
from adjudicator.games.cosmoclasm.table.position_proof import PILES, faults
from adjudicator.games.cosmoclasm.table.rulebook import OPTIONS
from adjudicator.games.cosmoclasm.table.speech import Speech
from adjudicator.games.cosmoclasm.table.state import Solar
from adjudicator.games.cosmoclasm.told import certainties, form, positions, report
from adjudicator.games.cosmoclasm.told.facts import FACTS
from adjudicator.games.cosmoclasm.told.openings import openings
from adjudicator.games.cosmoclasm.words.order_words import WORDS
from adjudicator.games.cosmoclasm.words.vocabulary import vocabulary


class Cosmoclasm(PlainTitle[Solar]):
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
    events = (*MOVES, Missed)
    state = Solar
    resolving = (Retired,)
    tells_why = True
    speech = Speech
    sentences = PHRASES

    empty = setup.empty
    deal = staticmethod(setup.deal)
    active = staticmethod(in_force)

    def stages(self, state: Solar) -> Sequence[Stage]:
        return (LAPS,) if state.round else (RECRUITMENT,)

    def where(self, state: Solar) -> Heading:
        return Heading(max(1, state.round), state.phase)

    def watches(self, view: Solar, seat: Seat) -> bool:
        return bool(view.contest) and seat not in view.contest

    # ---- what letters and reports ask

    vocabulary = staticmethod(vocabulary)
    questions = form.questions
    owes = staticmethod(form.owes)
    shared = report.shared
    own = report.own
    standings = report.standings
    openings = staticmethod(openings)
    picture = picture.picture
    rules_text = report.rules_text
    rules_at_first = report.rules_at_first
    things = report.things

    # ---- what checks of orders ask

    sure = staticmethod(certainties.sure)
    never = staticmethod(certainties.never)
    gone = staticmethod(certainties.gone)
    fixed = staticmethod(certainties.fixed)
    spent = staticmethod(certainties.spent)
    imagined = staticmethod(PILES.imagined)

    # ---- what proofs and rehearsals ask

    redeal = staticmethod(PILES.redealt)
    faults = staticmethod(faults)
    position = positions.position
    differs = staticmethod(positions.differs)
    bot = staticmethod(bots.clauses)


TITLE = Cosmoclasm()
