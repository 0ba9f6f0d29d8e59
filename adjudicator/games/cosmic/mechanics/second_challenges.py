"""A second challenge, earned in one turn and fought in the next (T1)."""

from functools import partial
from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmic.mechanics.forces import Attacking, any_free
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.mechanics.targets import further, launched
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.words.order_words import Attack

LATER: Final = "later"
"""The choice of the rulebook value that allows them."""


class AttackAgain(Attack, frozen=True):
    """Attacks a further planet of the system you must attack; write a line for each.

    As Machine you may do so as often as you can answer for, otherwise once after a turn in which you have won with an
    attack, or made a deal (`second_challenge = later`).
    """

    word = "ATTACK AGAIN"
    also = ()
    about = "attack again"
    example = "ATTACK AGAIN planet 3 with 2 from home 1"


class SecondEarned(OpenEvent[Cosmic], frozen=True):
    """An offence that has won, or made a deal, may attack twice in the next turn."""

    seat: Seat
    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, earned=tuple(sorted({*state.earned, self.seat})))


class SecondMissed(OpenEvent[Cosmic], frozen=True):
    """A player who may attack twice may not any more."""

    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, earned=tuple([seat for seat in state.earned if seat != self.seat]))


def earned(at: At[Cosmic]) -> Script:
    """The offence of this challenge has won, or made a deal."""
    state = at.state
    if state.options.get("second_challenge") == LATER:
        seat = state.challenge(at.where).offence
        if seat not in state.earned:
            yield SecondEarned(seat, at.where)


def second_attacks(at: At[Cosmic]) -> Script:
    """Players who have earned it may attack once more, all at one moment."""
    earned = at.state.earned
    for times in range(max(map(earned.count, earned), default=0)):
        state, detail = at.state, f"earned {times + 1}" if times else "earned"
        asks = [
            Ask(seat, AttackAgain.about, Attacking(at, seat, further(state, seat), AttackAgain), detail=detail)
            for seat in state.seats_in()
            if earned.count(seat) > times and can_attack_again(state, seat) and any_free(at, seat)
        ]
        answers = (yield asks) if asks else []
        for ask, answer in zip(asks, answers, strict=True):
            if isinstance(answer, AttackAgain):
                planets = further(state, ask.seat)
                attack = partial(launched, seat=ask.seat, defence=planets[answer.place], attack=answer)
                yield from at.happens(Made(attack))


def can_attack_again(state: Cosmic, seat: Seat) -> bool:
    """Whether a seat has earned a second attack, and there is anything left for it to attack."""
    return seat in state.earned and bool(further(state, seat))


def attacks_on(piece: Piece, at: CosmicAt) -> Script:
    """I may attack further planets of my target, one after the other, with a challenge card for each challenge."""
    for number in range(len(at.state.planets)):
        planets = further(at.state, at.me)
        if not planets or not at.can_answer(1 + max(1, len(at.state.challenges_of(at.me)))):
            return
        ways = Attacking(at, at.me, planets, AttackAgain)
        attack = yield at.wish(piece, ways, about=AttackAgain.about, detail=str(number))
        if not isinstance(attack, AttackAgain):
            return
        yield from at.happens(Made(partial(launched, seat=at.me, defence=planets[attack.place], attack=attack)))


class FurtherEarned(OpenEvent[Cosmic], frozen=True):
    """An offence may attack once more in the next turn than it could otherwise."""

    seat: Seat
    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, earned=tuple(sorted((*state.earned, self.seat))))


SECONDS: Final = defined(__name__, Event)
