"""The facts for conditions in Postal Cosmic."""

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.order_words import Fact
from adjudicator.engine.contract.pieces import CANCELS
from adjudicator.engine.contract.questions import Known
from adjudicator.engine.contract.questions import Use as EngineUse
from adjudicator.games.cosmic.pieces import BY_NAME, SECTIONS
from adjudicator.games.cosmic.stages.cards import winning
from adjudicator.games.cosmic.table.card_faces import FLARE, attack_value
from adjudicator.games.cosmic.table.state import NO_CARDS, Challenge, Cosmic, Shed
from adjudicator.games.cosmic.told.outlook import outlook
from adjudicator.games.cosmic.words.aid_words import SendAid
from adjudicator.games.cosmic.words.order_words import Join


def _view(known: Known) -> Cosmic:
    view = known.view
    assert isinstance(view, Cosmic)
    return view


def _challenge(known: Known) -> Challenge | None:
    """The challenge the question is about."""
    view, where = known.view, known.ask.where
    assert isinstance(view, Cosmic)
    return view.challenges[where - 1] if 0 < where <= len(view.challenges) else None


def _joins_hidden(known: Known) -> bool:
    """Whether others join at this same moment, unseen: who joins, and with what, is not known yet (A2)."""
    return known.ask.about in (Join.about, SendAid.about) and _view(known).options["alliances"] == "hidden"


class SideTokens(Fact, frozen=True):
    """How many tokens a side has in the challenge, allies included."""

    grammar = 'SIDE "tokens"'
    compares = ("number",)
    open = True
    least = 0
    example = "offence tokens >= 6"

    side: int

    def value(self, known: Known) -> int | None:
        challenge = _challenge(known)
        if challenge is None or (self.side and challenge.shield is None) or _joins_hidden(known):
            return None
        return challenge.tokens_of(self.side) + sum(a.tokens for a in challenge.allies if a.side == self.side)


class SideAllies(Fact, frozen=True):
    """How many allied tokens a side has in the challenge."""

    grammar = 'SIDE "allies"'
    compares = ("number",)
    open = True
    least = 0
    example = "defence allies >= 4"

    side: int

    def value(self, known: Known) -> int | None:
        challenge = _challenge(known)
        if challenge is None or _joins_hidden(known):
            return None
        return sum(a.tokens for a in challenge.allies if a.side == self.side)


class _Laid(Fact, frozen=True):
    """A challenge card in the challenge."""

    compares = ("card", "number")

    def side(self, challenge: Challenge, seat: Seat) -> int | None:
        """Whose card it is."""
        raise NotImplementedError  # pragma: no cover - both kinds define it

    def value(self, known: Known) -> str | None:
        challenge = _challenge(known)
        side = None if challenge is None else self.side(challenge, known.seat)
        card = None if challenge is None or side is None else challenge.laid[side]
        return None if card == HIDDEN else card

    def number(self, known: Known) -> int | None:
        # Asked for every seat and every challenge of a report; if no card is laid, nothing else is evaluated.
        challenge = _challenge(known) if known.ask.where else None
        if challenge is None or challenge.laid == NO_CARDS:
            return None
        card = self.value(known)
        return None if card is None else attack_value(card)


class TheirCard(_Laid, frozen=True):
    """Your opponent's challenge card: Oracle sees it before choosing, everybody when the cards are turned up."""

    grammar = '"their" "card"'
    example = "their card is Compromise"

    def side(self, challenge: Challenge, seat: Seat) -> int | None:
        mine = challenge.side_of(seat)
        return None if mine is None else 1 - mine


class SideCard(_Laid, frozen=True):
    """The challenge card of a side, once it can be seen."""

    grammar = 'SIDE "card"'
    example = "offence card >= 20"

    which: int

    def side(self, challenge: Challenge, seat: Seat) -> int | None:
        return self.which


class AidFrom(Fact, frozen=True):
    """The card that a player offers you as aid in this challenge, when you are asked whether you take it."""

    grammar = '"aid" "from" SEAT'
    compares = ("card", "number")
    example = "aid from Blue >= 8"

    giver: Seat

    def value(self, known: Known) -> str | None:
        here = [aid.card for aid in _view(known).aid if (aid.number, aid.giver) == (known.ask.where, self.giver)]
        return next((card for card in here if card != HIDDEN), None)

    def number(self, known: Known) -> int | None:
        card = self.value(known)
        return None if card is None else attack_value(card)


class SideTotal(Fact, frozen=True):
    """The total of a side, once it has been added up."""

    grammar = 'SIDE "total"'
    compares = ("number",)
    open = True
    example = "defence total >= 30"

    side: int

    def value(self, known: Known) -> int | None:
        challenge = _challenge(known)
        return None if challenge is None or challenge.totals is None else challenge.totals[self.side]

    def listed(self, known: Known) -> int | None:
        challenge = _challenge(known)
        return self.number(known) if challenge is not None and challenge.compared() else None


class HandSize(Fact, frozen=True):
    """How many cards a player holds."""

    grammar = 'SEAT "hand"'
    compares = ("number",)
    open = True
    least = 0
    example = "Blue hand >= 8"

    seat: Seat

    def value(self, known: Known) -> int:
        return len(_view(known).held(self.seat))


class HoldsMany(HandSize, frozen=True):
    """How many cards a player holds, in other words."""

    grammar = 'SEAT ("holds" | "has")'
    unit = "cards"
    example = "Blue holds 8 cards or more"


class Holds(Fact, frozen=True):
    """Whether a player holds a card, as far as you can know."""

    grammar = 'SEAT ("holds" | "has") CARD'
    example = "Red holds Attack 40"

    seat: Seat
    card: str

    def value(self, known: Known) -> bool | None:
        hand = _view(known).held(self.seat)
        if self.card in hand:
            return True
        return None if HIDDEN in hand else False


class ForeignBases(Fact, frozen=True):
    """How many foreign bases a player has: five win."""

    grammar = 'SEAT "bases"'
    compares = ("number",)
    open = True
    least = 0
    example = "Red bases >= 4"

    seat: Seat

    def value(self, known: Known) -> int:
        return _view(known).all_foreign_bases()[self.seat]


class MustAttack(Fact, frozen=True):
    """Whether destiny makes a player attack another."""

    grammar = 'SEAT "must" "attack" SEAT'
    example = "Red must attack Blue"

    seat: Seat
    defender: Seat

    def value(self, known: Known) -> bool:
        target = _view(known).targets[self.seat]
        return target is not None and target[1] == self.defender


class InWarp(Fact, frozen=True):
    """How many tokens a player has in the Warp."""

    grammar = 'SEAT "tokens" "in" ["the"] "Warp"'
    compares = ("number",)
    open = True
    least = 0
    example = "Red tokens in Warp >= 4"

    seat: Seat

    def value(self, known: Known) -> int:
        return _view(known).warp[self.seat]


class Uses(Fact, frozen=True):
    """Whether a player uses a power, or plays a card, in this challenge: now, where you could cancel it, or before.

    If the order belongs to no challenge: whether they have played that edict in the phase. All who could cancel the
    same use as you are asked at one moment, so you do not know then whether another player does.
    """

    grammar = 'SEAT ("uses" | "plays") PIECE'
    example = "Red uses Virus"

    seat: Seat
    piece: str

    def use(self) -> tuple[Seat, str]:
        return (self.seat, self.piece)

    def answers(self, use: EngineUse) -> bool:
        """Whether it is about what can be played against this use, which all who can are asked at one moment."""
        pieces = SECTIONS.get(self.piece) or (BY_NAME[self.piece],)
        return any(rule.verb == CANCELS and rule.topic == use.kind for piece in pieces for rule in piece.rules)

    def _may_be_played(self, known: Known) -> bool:
        """Whether another player may be playing it at this moment, unseen, as far as the seat can know."""
        hand = _view(known).held(self.seat)
        return self.seat != known.seat and (HIDDEN in hand or self.piece in hand)

    def value(self, known: Known) -> bool | None:
        use = known.ask.use
        if use is not None:
            if use.by == self.seat and self.piece in _names(use):
                return True
            return None if self.answers(use) and self._may_be_played(known) else False
        challenge = _challenge(known)
        if challenge is None:
            return Shed(self.seat, self.piece, played=True) in _view(known).shed
        return (self.seat, self.piece) in challenge.uses


def _names(use: EngineUse) -> tuple[str, ...]:
    """The names of a use: a flare's section, its card, or its power alone."""
    if use.kind != "flare":
        return (use.piece,)
    power = use.piece.partition(" ")[2]
    return (use.piece, f"{power}{FLARE}", power)


class Replayed(Fact, frozen=True):
    """Whether the challenge is being fought a second time, because it was replayed."""

    grammar = '"replayed"'
    example = "replayed"

    def value(self, known: Known) -> bool | None:
        challenge = _challenge(known)
        return None if challenge is None else challenge.replayed


class UsedAgainstMe(Fact, frozen=True):
    """Whether what you could cancel is used against you."""

    grammar = '"used" "against" "me"'
    example = "used against me"

    def value(self, known: Known) -> bool | None:
        use = known.ask.use
        return None if use is None else known.seat in use.against


class JoinedSide(Fact, frozen=True):
    """Whether a player has joined a side of this challenge, whatever has become of their tokens since."""

    grammar = 'SEAT "joined" SIDE'
    example = "Blue joined defence"

    seat: Seat
    side: int

    def value(self, known: Known) -> bool | None:
        challenge = _challenge(known)
        if challenge is None or _joins_hidden(known):
            return None
        return (self.seat, self.side) in challenge.joined


class _Winning(Fact, frozen=True):
    """How the challenge goes for your side, once the sums are known."""

    def counted(self, known: Known) -> Challenge | None:
        """The challenge with the sums that count here; None as long as they are unknown."""
        challenge = _challenge(known)
        return None if challenge is None or challenge.totals is None else challenge

    def mine(self, known: Known) -> bool | None:
        """Whether my side wins; None if that is unknown, if it comes to a deal, or if I have no side."""
        challenge = self.counted(known)
        if challenge is None:
            return None
        side = challenge.side_of(known.seat)
        if side is None:
            side = challenge.allied(known.seat)
        winner = winning(challenge)
        return None if side is None or winner is None else winner == side


class IWin(_Winning, frozen=True):
    """Whether your side wins the challenge."""

    grammar = '"I" "win"'
    example = "I win"

    def value(self, known: Known) -> bool | None:
        return self.mine(known)


class ILose(_Winning, frozen=True):
    """Whether your side loses the challenge."""

    grammar = '"I" "lose"'
    example = "I lose"

    def value(self, known: Known) -> bool | None:
        wins = self.mine(known)
        return None if wins is None else not wins


class _Expecting(_Winning, frozen=True):
    """How the challenge would go for your side as things stand, also before the sums are made."""

    def counted(self, known: Known) -> Challenge | None:
        challenge = _challenge(known)
        return None if challenge is None else outlook(_view(known), challenge)


class IWouldWin(_Expecting, frozen=True):
    """Whether your side would win the challenge as things stand, once both cards are known, sums or no sums.

    Powers that act by themselves are counted, also the one that you are asked about; nobody plays anything more.
    """

    grammar = '"I" "would" "win"'
    example = "I would win"

    def value(self, known: Known) -> bool | None:
        return self.mine(known)


class IWouldLose(_Expecting, frozen=True):
    """Whether your side would lose the challenge as things stand: worked out as for `I would win`."""

    grammar = '"I" "would" "lose"'
    example = "I would lose"

    def value(self, known: Known) -> bool | None:
        wins = self.mine(known)
        return None if wins is None else not wins


FACTS = (
    SideTokens,
    SideAllies,
    TheirCard,
    SideCard,
    AidFrom,
    SideTotal,
    HandSize,
    HoldsMany,
    Holds,
    ForeignBases,
    MustAttack,
    InWarp,
    Uses,
    Replayed,
    UsedAgainstMe,
    JoinedSide,
    IWin,
    ILose,
    IWouldWin,
    IWouldLose,
)
