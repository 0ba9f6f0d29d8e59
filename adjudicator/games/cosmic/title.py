"""Postal Cosmic Encounter as a title."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

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
from adjudicator.engine.contract.title import Title
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.text.drawing import Picture
from adjudicator.games.cosmic import bots, phrases
from adjudicator.games.cosmic.edicts.card_zap import CardZap
from adjudicator.games.cosmic.events.aid import AIDING
from adjudicator.games.cosmic.events.captives import CAPTIVES
from adjudicator.games.cosmic.events.cards import CARDS as CARD_EVENTS
from adjudicator.games.cosmic.events.cards import CardPlayed
from adjudicator.games.cosmic.events.destiny import DESTINY
from adjudicator.games.cosmic.events.flare_events import FLARING, FlarePlayed, FlareStopped
from adjudicator.games.cosmic.events.hoards import HOARDS
from adjudicator.games.cosmic.events.milestones import MARKS, Missed, PowerUsed, Resolved, SeatTakenOver, UseCancelled
from adjudicator.games.cosmic.events.pairs import PAIRS
from adjudicator.games.cosmic.events.replays import REPLAYS
from adjudicator.games.cosmic.events.set_out_cards import SETTING_OUT
from adjudicator.games.cosmic.events.timeouts import TIMEOUTS
from adjudicator.games.cosmic.events.token_moves import MOVES
from adjudicator.games.cosmic.events.towers import TOWERS
from adjudicator.games.cosmic.kit import CosmicAt, Flare
from adjudicator.games.cosmic.mechanics.agreements import AGREEING, Agree, HasAgreed
from adjudicator.games.cosmic.mechanics.reinforcements import REINFORCING
from adjudicator.games.cosmic.mechanics.second_challenges import SECONDS, AttackAgain
from adjudicator.games.cosmic.pieces import BY_NAME, PIECES, POWERS
from adjudicator.games.cosmic.setup import position_proof, setup
from adjudicator.games.cosmic.setup.choice_of_powers import CHOICE_OF_POWERS
from adjudicator.games.cosmic.setup.rulebook import RULEBOOK
from adjudicator.games.cosmic.stages.alliances import ALLIANCES, BEFORE_CARDS
from adjudicator.games.cosmic.stages.cards import CARDS
from adjudicator.games.cosmic.stages.deals import DEALS
from adjudicator.games.cosmic.stages.launch import LAUNCH
from adjudicator.games.cosmic.stages.opening import OPENING, TURN_OPENING
from adjudicator.games.cosmic.stages.salvage import SALVAGE
from adjudicator.games.cosmic.stages.turn_end import TURN_END, TURN_END_IF_SKIPPED
from adjudicator.games.cosmic.table import picture
from adjudicator.games.cosmic.table.card_faces import FLAREZAP
from adjudicator.games.cosmic.table.lent_powers import silenced
from adjudicator.games.cosmic.table.power_pools import pool
from adjudicator.games.cosmic.table.rulings import rulings
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import CHOOSING, Cosmic, leaving, vacant
from adjudicator.games.cosmic.table.timing import timing
from adjudicator.games.cosmic.table.use_prices import price
from adjudicator.games.cosmic.told import certainties, form, hand, profiles, report, vocabulary
from adjudicator.games.cosmic.told.facts import FACTS
from adjudicator.games.cosmic.told.openings import openings
from adjudicator.games.cosmic.told.ordered_ways import wished_ways
from adjudicator.games.cosmic.told.outlook import rules_of
from adjudicator.games.cosmic.told.pieces_in_force import in_force, laid_in_force, silent
from adjudicator.games.cosmic.told.report import Scene
from adjudicator.games.cosmic.told.stop_questions import own_zaps
from adjudicator.games.cosmic.told.stopped_uses import stopped_uses
from adjudicator.games.cosmic.told.supplies import supply
from adjudicator.games.cosmic.words.aid_words import AID_WORDS
from adjudicator.games.cosmic.words.deal_terms import Deal
from adjudicator.games.cosmic.words.order_words import WORDS, Choose

PHASES: Mapping[int, tuple[Stage, ...]] = {
    CHOOSING: (CHOICE_OF_POWERS,),
    1: (TURN_OPENING, LAUNCH, SALVAGE),
    2: (OPENING, ALLIANCES, BEFORE_CARDS, SALVAGE),
    3: (OPENING, BEFORE_CARDS, CARDS, TURN_END_IF_SKIPPED, SALVAGE),
    4: (OPENING, DEALS, TURN_END, SALVAGE),
}


TAKING = frozenset((FLAREZAP, CardZap.name))
"""Cards that discard the flare that they stop."""


class PostalCosmic(Title[Cosmic]):
    """Postal Cosmic Encounter, after Richard Ashley's rules: attacks, alliances, cards and deals, all at once."""

    name = "postal-cosmic"
    heading = "Postal Cosmic Encounter"
    seats = ("Red", "Blue", "Green", "Yellow", "Purple", "Orange", "White", "Black")
    fewest = 3
    options = RULEBOOK
    pieces = PIECES
    own_choices = (*WORDS, Deal, Agree, AttackAgain, Choose, *AID_WORDS)
    own_facts = (*FACTS, HasAgreed)
    events = (
        *MOVES,
        *CARD_EVENTS,
        *REPLAYS,
        *REINFORCING,
        *AGREEING,
        *FLARING,
        *DESTINY,
        *MARKS,
        *SECONDS,
        *CAPTIVES,
        *HOARDS,
        *PAIRS,
        *TOWERS,
        *TIMEOUTS,
        *AIDING,
        *SETTING_OUT,
        *(STORE_EVENTS if any(power.stock is not None for power in POWERS) else ()),
    )
    state = Cosmic
    speech = Speech
    sentences = phrases.PHRASES
    resolving = (Resolved,)
    phases = tuple(phase for phase in PHASES if phase != CHOOSING)
    newcomer = "taken over by another player"
    at = CosmicAt
    checks = "adjudicator.games.cosmic.checks"

    def empty(self, players: int, options: Mapping[str, str]) -> Cosmic:
        return setup.empty(self.seats[:players], options)

    def check_new(self, players: int, options: Mapping[str, str]) -> None:
        super().check_new(players, options)
        setup.check_deal(self.empty(players, options))

    def wishes(self, table: Cosmic) -> tuple[str, ...]:
        return pool(table.options["powers"]) if table.options["powers_by"] == "wish" else ()

    def deal(self, table: Cosmic, chance: Chance, wishes: Sequence[Sequence[str]] = ()) -> tuple[Event[Cosmic], ...]:
        return setup.deal(table, chance, wishes if self.wishes(table) else ())

    def stages(self, state: Cosmic) -> Sequence[Stage]:
        return PHASES[state.phase]

    def where(self, state: Cosmic) -> Heading:
        return Heading(state.turn, state.phase)

    def winners(self, state: Cosmic) -> tuple[Seat, ...] | None:
        return state.winners

    def ended(self, view: Cosmic) -> Cosmic:
        return replace(view, winners=())

    def playing(self, state: Cosmic, seat: Seat) -> bool:
        return not state.removed[seat]

    def obeyed(self, state: Cosmic, seat: Seat) -> bool:
        return not (state.removed[seat] or (state.strikes[seat] and leaving(state, seat)))

    vacant = staticmethod(vacant)

    def missed(self, state: Cosmic, seats: Sequence[Seat], heard: Sequence[Seat]) -> tuple[Event[Cosmic], ...]:
        missed, sent = [], []
        for seat in state.seats_in():
            if form.owes(state, seat):
                if seat not in seats:
                    sent.append(seat)
                elif not vacant(state, seat):
                    missed.append(seat)
            elif state.strikes[seat] and seat in heard:  # nothing was asked, but the seat has written
                sent.append(seat)
        return (Missed(tuple(missed), tuple(sent)),)

    def ruled(self, state: Cosmic, seat: Seat, words: str) -> tuple[Event[Cosmic], ...]:
        if words != self.newcomer:
            return super().ruled(state, seat, words)
        # A seat is vacant until orders come, which set the count to zero; a leaving player cannot be saved.
        counts = state.strikes[seat] and not leaving(state, seat) and not vacant(state, seat)
        return (SeatTakenOver(seat),) if counts else ()

    def active(self, state: Cosmic) -> Iterable[tuple[Seat, Piece]]:
        found = in_force(
            state.powers, state.powerless, silent(state), state.hands, state.fresh, state.flared, state.lent
        )
        if not state.stores:
            return found
        laid = laid_in_force(state.stores, len(state.seats))
        return (*found, *[(seat, card) for seat, card in laid if not state.removed[seat]])

    def rulings(self, state: Cosmic) -> Rulings:
        return rulings(state.options)

    timing = staticmethod(timing)

    supply = staticmethod(supply)
    spent_by = staticmethod(price)

    def playing_card(self, piece: Piece, use: Use) -> Choice:
        return piece.yes() if isinstance(piece, Flare) else piece.choices[0]()

    def announced(self, state: Cosmic, use: Use) -> Event[Cosmic]:
        if use.kind == "power":
            return PowerUsed(use.by, use.piece, use.where, use.against)
        piece = BY_NAME[use.piece]
        if isinstance(piece, Flare):
            return FlarePlayed(use.by, use.piece, piece.card, use.where, use.against)
        return CardPlayed(use.by, use.piece, use.where, use.against)

    def cancelled(self, state: Cosmic, use: Use, by: Sequence[str]) -> Event[Cosmic]:
        piece = BY_NAME[use.piece]
        if isinstance(piece, Flare):
            # If it was played in two challenges at once, it may now be in another hand.
            discarded = not TAKING.isdisjoint(by) and piece.card in state.held(use.by)
            return FlareStopped(use.by, use.piece, piece.card, use.where, discarded)
        return UseCancelled(use.by, use.piece, use.where)

    def stopped(self, state: Cosmic, seat: Seat, piece: Piece, where: int) -> bool:
        return piece.kind == "power" and silenced(state, seat, piece.name, where)

    def stops_own(self, state: Cosmic, piece: Piece, use: Use) -> bool:
        return use.kind == "power" and piece.kind == "edict" and own_zaps(state)

    def announces_once(self, state: Cosmic, piece: Piece) -> bool:
        return piece.kind == "flare" or (piece.kind == "power" and state.options["zap_lasts"] != "use")

    def fight(self, state: Cosmic, where: int) -> int:
        return int(where > 0 and state.challenge(where).replayed)

    def against(self, at: CosmicAt, *about: Any) -> tuple[Seat, ...]:
        said = about[0] if about else None
        named = getattr(said, "seats", None) or (getattr(said, "seat", at.me),)
        others = tuple([seat for seat in named if isinstance(seat, int) and seat != at.me])
        if others:
            return others
        return (at.opponent,) if at.is_main() else ()

    vocabulary = staticmethod(vocabulary.vocabulary)

    def questions(self, view: Cosmic, seat: Seat) -> tuple[Question, ...]:
        return form.questions(view, seat, self.phrases)

    owes = staticmethod(form.owes)

    scene = staticmethod(report.scene)

    def shared(self, before: Cosmic, view: Cosmic, told: Sequence[Event[Cosmic]], scene: Scene) -> tuple[Section, ...]:
        return report.shared(before, view, told, scene, self.phrases)

    def own(
        self,
        before: Cosmic,
        view: Cosmic,
        told: Sequence[Event[Cosmic]],
        answers: Sequence[Answer],
        seat: Seat,
        scene: Scene,
    ) -> tuple[Section, ...]:
        return report.own(before, view, told, answers, seat, scene, self.phrases)

    def stopped_uses(self, told: Sequence[Event[Cosmic]], view: Cosmic, seat: Seat) -> tuple[StoppedUse, ...]:
        return tuple(stopped_uses(told, Speech(view.seats, seat, self.phrases)))

    def piece_text(self, view: Cosmic, piece: Piece) -> str:
        return report.as_asked(view, piece, self.phrases)

    things = hand.things

    def profiles(self) -> Sequence[Profile]:
        return profiles.profiles(self.phrases)

    def standings(self, view: Cosmic) -> Table:
        return report.standings(view, self.phrases)

    openings = staticmethod(openings)

    def unheard(self, told: Sequence[Event[Cosmic]]) -> Sequence[Seat]:
        return [seat for event in told if isinstance(event, Missed) for seat in event.missed]

    def picture(self, view: Cosmic, before: Cosmic | None = None) -> Picture:
        return picture.picture(view, self.phrases, before)

    def ordered(self, view: Cosmic, seat: Seat, wishes: Sequence[tuple[int, Choice]]) -> Picture | None:
        return picture.ordered(view, self.phrases, wished_ways(view, seat, wishes))

    def in_short(self, chosen: Mapping[str, str]) -> Sequence[str]:
        about = ("in-short-goal", "in-short-turn", "in-short-fight")
        return [self.phrases.say(name, bases=chosen["bases_to_win"]) for name in about]

    def rules_text(self, view: Cosmic) -> tuple[Section, ...]:
        return report.rules_text(view, self.phrases)

    def rules_in_letter(self, view: Cosmic, seat: Seat) -> tuple[Section, ...]:
        return report.rules_text(view, self.phrases, seat)

    sure = staticmethod(certainties.sure)
    never = staticmethod(certainties.never)
    fixed = staticmethod(certainties.fixed)

    def imagined(self, view: Cosmic, seat: Seat, chance: Chance) -> tuple[Cosmic, Sequence[Cosmic]]:
        from adjudicator.games.cosmic.positions import imagined_positions

        return imagined_positions.imagined(view, seat, chance)

    redeal = staticmethod(position_proof.redeal)
    faults = staticmethod(position_proof.faults)

    def position(
        self, head: str, statements: Sequence[str], options: Mapping[str, str]
    ) -> tuple[Cosmic, tuple[Cosmic, ...]]:
        from adjudicator.games.cosmic import positions

        return positions.position(head, statements, options, self.seats, self.fewest)

    def differs(self, state: Cosmic, statement: str) -> str | None:
        from adjudicator.games.cosmic import positions

        return positions.differs(state, statement)

    bot = staticmethod(bots.clauses)


TITLE = PostalCosmic()
rules_of(TITLE)

__all__ = ["POWERS", "TITLE", "PostalCosmic"]
