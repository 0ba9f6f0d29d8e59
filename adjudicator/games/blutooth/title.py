"""The Blutooth edition as a title."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Choice, Question
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.profiles import Profile
from adjudicator.engine.contract.questions import Use
from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.contract.script import Stage
from adjudicator.engine.contract.stopped_uses import StoppedUse
from adjudicator.engine.contract.stores import STORE_EVENTS
from adjudicator.engine.contract.timing import Rulings
from adjudicator.engine.contract.title import Title, rulebook
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.text.drawing import Picture
from adjudicator.games.blutooth import phrases
from adjudicator.games.blutooth.bots.orders import bot_orders
from adjudicator.games.blutooth.events.campaigns import CAMPAIGNS
from adjudicator.games.blutooth.events.dark import DARK_EVENTS
from adjudicator.games.blutooth.events.encounters import ENCOUNTERS, InvasionOver
from adjudicator.games.blutooth.events.faces import FACE_EVENTS
from adjudicator.games.blutooth.events.flares import FLARES, FlarePlayed, FlareStopped
from adjudicator.games.blutooth.events.haggles import HAGGLE_EVENTS
from adjudicator.games.blutooth.events.laws import LAW_EVENTS
from adjudicator.games.blutooth.events.lucre import LUCRE_EVENTS, VoucherUsed
from adjudicator.games.blutooth.events.milestones import MILESTONES, Missed, PowerUsed, SeatTakenOver, UseCancelled
from adjudicator.games.blutooth.events.moons import MOON_EVENTS
from adjudicator.games.blutooth.events.mutants import MUTANT_EVENTS
from adjudicator.games.blutooth.events.nexus import NEXUS_EVENTS
from adjudicator.games.blutooth.events.pods import PODS, ArtifactUsed
from adjudicator.games.blutooth.events.powers import POWER_EVENTS
from adjudicator.games.blutooth.events.praw import PRAW_EVENTS
from adjudicator.games.blutooth.events.scores import SCORE_EVENTS
from adjudicator.games.blutooth.events.ships import SHIPS
from adjudicator.games.blutooth.events.showcase import SHOWCASE_EVENTS
from adjudicator.games.blutooth.events.stacked_ships import STACKED_EVENTS
from adjudicator.games.blutooth.events.stations import STATION_EVENTS, StationUsed
from adjudicator.games.blutooth.events.techs import TECH_EVENTS, TechUsed
from adjudicator.games.blutooth.events.timeouts import TIMEOUT_EVENTS
from adjudicator.games.blutooth.kit import Flare
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.pieces import (
    BY_NAME,
    PIECES,
    POWERS,
    RULINGS,
    powers_each,
    powers_named,
    scraps_flares,
)
from adjudicator.games.blutooth.setup import position_proof, setup
from adjudicator.games.blutooth.setup.dimensions import DIMENSIONS
from adjudicator.games.blutooth.setup.rulebook import RULEBOOK
from adjudicator.games.blutooth.stages.choices import CHOICES
from adjudicator.games.blutooth.stages.encounter import ENCOUNTER
from adjudicator.games.blutooth.stages.haggles import HAGGLES, PROPOSALS
from adjudicator.games.blutooth.stages.launch import LAUNCH
from adjudicator.games.blutooth.stages.losses import LOSSES
from adjudicator.games.blutooth.stages.moons import LAST_MOONS, MOONS, MOONS_SHOWN
from adjudicator.games.blutooth.stages.payoff import PAYOFF
from adjudicator.games.blutooth.stages.purchases import PURCHASES
from adjudicator.games.blutooth.stages.rally import RALLY
from adjudicator.games.blutooth.stages.stations import STATIONS
from adjudicator.games.blutooth.stages.upkeep import LAST_UPKEEP, UPKEEP
from adjudicator.games.blutooth.systems.supplies import supply
from adjudicator.games.blutooth.table import picture, talk
from adjudicator.games.blutooth.table.backs import held_as
from adjudicator.games.blutooth.table.match import PHASES, WAVES, Match, is_zapped, leaving, vacant
from adjudicator.games.blutooth.table.speech import Speech
from adjudicator.games.blutooth.table.timing import timing
from adjudicator.games.blutooth.table.use_prices import (
    FLARE,
    POWER,
    STATION,
    TECH,
    VOUCHER,
    price,
)
from adjudicator.games.blutooth.told import cache as pods
from adjudicator.games.blutooth.told import form, profiles, report, vocabulary
from adjudicator.games.blutooth.told.facts import certainties
from adjudicator.games.blutooth.told.facts.facts import FACTS
from adjudicator.games.blutooth.told.facts.outlook import rules_of
from adjudicator.games.blutooth.told.invasions.stopped_uses import stopped_uses
from adjudicator.games.blutooth.told.openings import openings
from adjudicator.games.blutooth.told.ordered_ways import wished_ways
from adjudicator.games.blutooth.told.pieces_in_force import in_force
from adjudicator.games.blutooth.told.report import Scene
from adjudicator.games.blutooth.words.encounter_words import ENCOUNTER_WORDS
from adjudicator.games.blutooth.words.haggle_words import HAGGLE_WORDS
from adjudicator.games.blutooth.words.launch_words import LAUNCH_WORDS
from adjudicator.games.blutooth.words.lucre_words import LUCRE_WORDS
from adjudicator.games.blutooth.words.payoff_words import PAYOFF_WORDS
from adjudicator.games.blutooth.words.power_words import FACE_WORDS
from adjudicator.games.blutooth.words.rally_words import RALLY_WORDS
from adjudicator.games.blutooth.words.station_words import Operate
from adjudicator.games.blutooth.words.tech_words import TECH_WORDS

FIRST: Final[tuple[tuple[Stage, ...], ...]] = (
    (CHOICES, STATIONS, LOSSES),
    (CHOICES, LOSSES),
    (CHOICES, LOSSES),
    (CHOICES, LOSSES),
)
"""What comes first in each letter of a wave."""
BODY: Final[tuple[tuple[Stage, ...], ...]] = ((PROPOSALS, LAUNCH), (HAGGLES, RALLY), (ENCOUNTER,), (PAYOFF, PURCHASES))
"""What each letter of a wave is about."""
CLOSE: Final = (MOONS, MOONS_SHOWN, UPKEEP)
LAST_CLOSE: Final = (LAST_MOONS, MOONS_SHOWN, LAST_UPKEEP)
"""The end of a wave: as soon as nothing is left to be done or bought, at the latest after its last letter."""


@cache
def stages_of(due: tuple[int, ...]) -> tuple[Stage, ...]:
    """The stages of a phase in which these letters of a wave are due."""
    body = [stage for letter in due for stage in BODY[letter - 1]]
    return (*FIRST[due[0] - 1], *body, *(LAST_CLOSE if due[-1] == PHASES else CLOSE))


class Blutooth(Title[Match]):
    """The Blutooth edition: campaigns of invasions, sponsors, drivers, demands, all invasions of a wave at once."""

    name = "blutooth"
    heading = "Blutooth Edition"
    seats = ("Red", "Blue", "Green", "Yellow", "Purple", "Orange", "White", "Black")
    fewest = 4
    options = RULEBOOK
    dimensions = DIMENSIONS
    pieces = PIECES
    own_choices = (
        *LAUNCH_WORDS,
        *RALLY_WORDS,
        *ENCOUNTER_WORDS,
        *PAYOFF_WORDS,
        *LUCRE_WORDS,
        *TECH_WORDS,
        *FACE_WORDS,
        *HAGGLE_WORDS,
    )
    own_facts = FACTS
    events = (
        *CAMPAIGNS,
        *SHIPS,
        *PODS,
        *ENCOUNTERS,
        *LUCRE_EVENTS,
        *SCORE_EVENTS,
        *DARK_EVENTS,
        *PRAW_EVENTS,
        *SHOWCASE_EVENTS,
        *MUTANT_EVENTS,
        *FACE_EVENTS,
        *HAGGLE_EVENTS,
        *POWER_EVENTS,
        *NEXUS_EVENTS,
        *FLARES,
        *LAW_EVENTS,
        *MOON_EVENTS,
        *TECH_EVENTS,
        *STATION_EVENTS,
        *MILESTONES,
        *STORE_EVENTS,
        *TIMEOUT_EVENTS,
        *STACKED_EVENTS,
    )
    state = Match
    speech = Speech
    sentences = phrases.PHRASES
    resolving = (InvasionOver,)
    phases = tuple(range(1, WAVES * PHASES + 1))
    newcomer = "taken over by another player"
    at = MatchAt
    place = "invasion"

    def empty(self, players: int, options: Mapping[str, str]) -> Match:
        return setup.empty(self.seats[:players], options)

    def check_new(self, players: int, options: Mapping[str, str]) -> None:
        super().check_new(players, options)
        chosen = rulebook(RULEBOOK, options)
        there, each = len(powers_named(chosen)), powers_each(chosen)
        if there < players * each:
            twice = " two powers each" if each > 1 else ""
            raise ValueError(f"these values leave {there} aliens to be dealt to {players} players{twice}")

    def deal(self, table: Match, chance: Chance, wishes: Sequence[Sequence[str]] = ()) -> tuple[Event[Match], ...]:
        return setup.deal(table, chance)

    def stages(self, state: Match) -> Sequence[Stage]:
        return stages_of(state.due)

    def where(self, state: Match) -> Heading:
        return Heading(state.turn, state.phase)

    def winners(self, state: Match) -> tuple[Seat, ...] | None:
        return state.winners

    def ended(self, view: Match) -> Match:
        return replace(view, winners=())

    def playing(self, state: Match, seat: Seat) -> bool:
        return not state.eliminated[seat]

    def obeyed(self, state: Match, seat: Seat) -> bool:
        return not (state.eliminated[seat] or (state.strikes[seat] and leaving(state, seat)))

    vacant = staticmethod(vacant)

    def missed(self, state: Match, seats: Sequence[Seat], heard: Sequence[Seat]) -> tuple[Event[Match], ...]:
        missed, sent = [], []
        for seat in state.seats_in():
            if form.owes(state, seat):
                if seat not in seats:
                    sent.append(seat)
                elif not vacant(state, seat):
                    missed.append(seat)
            elif state.strikes[seat] and seat in heard:  # nothing was asked, but the seat has written
                sent.append(seat)
        # Who leaves cannot be saved by a late letter.
        sent = [seat for seat in sent if not leaving(state, seat)]
        return (Missed(tuple(missed), tuple(sent)),)

    def ruled(self, state: Match, seat: Seat, words: str) -> tuple[Event[Match], ...]:
        if words != self.newcomer:
            return super().ruled(state, seat, words)
        # A seat is vacant until orders come, which set the count to zero; a leaving player cannot be saved.
        counts = state.strikes[seat] and not leaving(state, seat) and not vacant(state, seat)
        return (SeatTakenOver(seat),) if counts else ()

    active = staticmethod(in_force)

    def rulings(self, state: Match) -> Rulings:
        return RULINGS

    timing = staticmethod(timing)

    supply = staticmethod(supply)
    spent_by = staticmethod(price)

    def playing_card(self, piece: Piece, use: Use) -> Choice:
        if piece.kind == STATION:
            return Operate(piece.name)
        return piece.yes() if isinstance(piece, Flare) else piece.choices[0]()

    def announced(self, state: Match, use: Use) -> Event[Match]:
        if use.kind == POWER:
            return PowerUsed(use.by, use.piece, use.where, use.against, state.is_face(use.by, use.piece))
        if use.kind == STATION:
            return StationUsed(use.by, use.piece, use.where, use.against)
        piece = BY_NAME[use.piece]
        if isinstance(piece, Flare):
            face = state.is_face(use.by, piece.shows)
            return FlarePlayed(use.by, piece.name, piece.pod, piece.shows, use.where, use.against, face)
        if use.kind == TECH:
            return TechUsed(use.by, use.piece, use.where, use.against)
        if use.kind == VOUCHER:
            return VoucherUsed(use.by, use.piece, use.where, use.against)
        pod = held_as(state.caches[use.by], use.piece) or use.piece
        return ArtifactUsed(use.by, pod, use.where, use.against)

    def cancelled(self, state: Match, use: Use, by: Sequence[str]) -> Event[Match]:
        piece = BY_NAME[use.piece]
        if isinstance(piece, Flare):
            return FlareStopped(use.by, piece.name, piece.pod, use.where, any(map(scraps_flares, by)))
        return UseCancelled(use.by, use.piece, use.where)

    def stopped(self, state: Match, seat: Seat, piece: Piece, where: int) -> bool:
        if piece.kind == POWER:
            return is_zapped(state, seat, piece.name, where)
        return piece.kind in (FLARE, STATION) and (seat, piece.name, where) in state.zapped

    def stops_own(self, state: Match, piece: Piece, use: Use) -> bool:
        return bool(getattr(piece, "stops_own", False))

    def announces_once(self, state: Match, piece: Piece) -> bool:
        return piece.kind in (POWER, STATION)

    def against(self, at: MatchAt, *about: Any) -> tuple[Seat, ...]:
        said = about[0] if about else None
        named = getattr(said, "seats", None) or (getattr(said, "seat", at.me),)
        others = tuple([seat for seat in named if isinstance(seat, int) and seat != at.me])
        if others:
            return others
        return (at.enemy,) if at.is_leader() and at.invasion.defender is not None else ()

    vocabulary = staticmethod(vocabulary.vocabulary)

    def questions(self, view: Match, seat: Seat) -> tuple[Question, ...]:
        return form.questions(view, seat, self.phrases)

    owes = staticmethod(form.owes)

    scene = staticmethod(report.scene)

    def shared(self, before: Match, view: Match, told: Sequence[Event[Match]], scene: Scene) -> tuple[Section, ...]:
        return report.shared(before, view, told, scene, self.phrases)

    def own(
        self,
        before: Match,
        view: Match,
        told: Sequence[Event[Match]],
        answers: Sequence[Answer],
        seat: Seat,
        scene: Scene,
    ) -> tuple[Section, ...]:
        return report.own(before, view, told, answers, seat, scene, self.phrases)

    def stopped_uses(self, told: Sequence[Event[Match]], view: Match, seat: Seat) -> tuple[StoppedUse, ...]:
        return tuple(stopped_uses(told, Speech(view.seats, seat, self.phrases)))

    def piece_text(self, view: Match, piece: Piece) -> str:
        return report.as_asked(view, piece, self.phrases)

    things = pods.things

    def profiles(self) -> Sequence[Profile]:
        return profiles.profiles(self.phrases)

    def standings(self, view: Match) -> Table:
        return report.standings(view, self.phrases)

    openings = staticmethod(openings)

    def unheard(self, told: Sequence[Event[Match]]) -> Sequence[Seat]:
        return [seat for event in told if isinstance(event, Missed) for seat in event.missed]

    def picture(self, view: Match, before: Match | None = None) -> Picture:
        return picture.picture(view, self.phrases, before)

    def ordered(self, view: Match, seat: Seat, wishes: Sequence[tuple[int, Choice]]) -> Picture | None:
        return picture.ordered(view, self.phrases, wished_ways(view, seat, wishes))

    def in_short(self, chosen: Mapping[str, str]) -> Sequence[str]:
        about = ("in-short-goal", "in-short-cycle", "in-short-encounter")
        return [self.phrases.say(name, dominion=5) for name in about]

    def rules_text(self, view: Match) -> tuple[Section, ...]:
        return report.rules_text(view, self.phrases)

    def rules_in_letter(self, view: Match, seat: Seat) -> tuple[Section, ...]:
        return report.rules_text(view, self.phrases, seat)

    sure = staticmethod(certainties.sure)
    never = staticmethod(certainties.never)
    fixed = staticmethod(certainties.fixed)

    def imagined(self, view: Match, seat: Seat, chance: Chance) -> tuple[Match, Sequence[Match]]:
        from adjudicator.games.blutooth.positions import imagined_positions

        return imagined_positions.imagined(view, seat, chance)

    redeal = staticmethod(position_proof.redeal)
    faults = staticmethod(position_proof.faults)
    may_write = staticmethod(talk.denied)

    def position(
        self, head: str, statements: Sequence[str], options: Mapping[str, str]
    ) -> tuple[Match, tuple[Match, ...]]:
        from adjudicator.games.blutooth import positions

        return positions.position(head, statements, options, self.seats, self.fewest)

    def differs(self, state: Match, statement: str) -> str | None:
        from adjudicator.games.blutooth import positions

        return positions.differs(state, statement)

    bot = staticmethod(bot_orders)


TITLE = Blutooth()
rules_of(TITLE)

__all__ = ["POWERS", "TITLE", "Blutooth"]
