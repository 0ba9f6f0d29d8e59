"""Events that mark the course of the game: turns, powers, outcomes, the end."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import Pile, added, hidden
from adjudicator.core.rows import put
from adjudicator.games.cosmic.events.token_moves import amended
from adjudicator.games.cosmic.table.state import STRIKES, TOKENS, Ally, Cosmic, Due, LastTurn


class PhaseOpened(OpenEvent[Cosmic], frozen=True):
    """A new phase begins."""

    turn: int
    phase: int

    def apply(self, state: Cosmic) -> Cosmic:
        fresh = self.phase == 1
        # Cards are picked up after the next turn has begun, but flares played for that belong to the turn that ended.
        forgotten = fresh and not state.shed
        if state.zapped and not fresh and state.options["zap_lasts"] == "phase":
            state = lapsed(state)
        return replace(
            state,
            turn=self.turn,
            phase=self.phase,
            zapped=() if forgotten else state.zapped,
            flared=() if forgotten else state.flared,
            lent=() if fresh else state.lent,
            renewed=() if fresh else state.renewed,
            agreed=(),
            earned=() if self.phase == 2 else state.earned,
            late=(),
        )


def lapsed(state: Cosmic) -> Cosmic:
    """The state in which zaps have expired: what they stopped can be used again; a flare stays stopped."""
    zapped = [use for use in state.zapped if use not in state.flared]
    challenges = [
        replace(fight, uses=tuple([use for use in fight.uses if (*use, fight.number) not in zapped]))
        for fight in state.challenges
    ]
    return replace(state, zapped=stopped_flares(state), challenges=tuple(challenges))


def stopped_flares(state: Cosmic) -> tuple[tuple[Seat, str, int], ...]:
    """The cancelled uses of flares played this turn: these outlast a zap's silence."""
    return tuple([use for use in state.zapped if use in state.flared])


def used_anew(state: Cosmic, seat: Seat, piece: str, number: int) -> Cosmic:
    """The state in which a use may happen again that was stopped in an earlier fight of its challenge."""
    use = (seat, piece, number)
    if use not in state.zapped:
        return state
    return replace(state, zapped=tuple([stopped for stopped in state.zapped if stopped != use]))


class PowersOffered(Event[Cosmic], frozen=True):
    """A player can choose one of a few powers; nobody else learns which, not even of those that go back."""

    seat: Seat
    powers: Pile

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, offered=put(state.offered or ((),) * len(state.seats), self.seat, self.powers))

    def told(self, seat: Seat) -> "PowersOffered":
        return self if seat == self.seat else replace(self, powers=hidden(self.powers))


class PowersDealt(OpenEvent[Cosmic], frozen=True):
    """Every player learns every player's alien power."""

    powers: tuple[str, ...]

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, powers=self.powers, offered=())


class PowerUsed(OpenEvent[Cosmic], frozen=True):
    """A power acts."""

    seat: Seat
    piece: str
    number: int
    against: tuple[Seat, ...] = ()

    def apply(self, state: Cosmic) -> Cosmic:
        if not self.number:
            return state
        state = used_anew(state, self.seat, self.piece, self.number)
        return amended(state, self.number, uses=(*state.challenge(self.number).uses, (self.seat, self.piece)))


class UseCancelled(OpenEvent[Cosmic], frozen=True):
    """A use has no effect."""

    seat: Seat
    piece: str
    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, zapped=(*state.zapped, (self.seat, self.piece, self.number)))


class Gathered(OpenEvent[Cosmic], frozen=True):
    """A power that gathers something has gathered more, permanently."""

    seat: Seat
    number: int
    more: int
    total: int

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, tally=put(state.tally or (0,) * len(state.seats), self.seat, self.total))


def gathered(state: Cosmic, seat: Seat, number: int, more: int) -> Gathered:
    """Something more is gathered in a challenge."""
    return Gathered(seat, number, more, state.gathered(seat) + more)


class PowersTraded(OpenEvent[Cosmic], frozen=True):
    """Two players trade their powers for good, together with what a power has gathered.

    A lent power stays lent until its challenge is over, unless its borrower gets it for good.
    """

    seats: tuple[Seat, Seat]

    def apply(self, state: Cosmic) -> Cosmic:
        one, other = self.seats
        powers = put(put(state.powers, one, state.powers[other]), other, state.powers[one])
        tally = state.tally
        if tally:
            tally = put(put(tally, one, tally[other]), other, tally[one])
        turned = {one: other, other: one}
        lent = [(number, turned.get(lender, lender), borrower) for number, lender, borrower in state.lent]
        still = tuple([loan for loan in lent if loan[1] != loan[2]])
        return replace(state, powers=powers, tally=tally, lent=still)


class PowerLost(OpenEvent[Cosmic], frozen=True):
    """A player with fewer than three home bases loses the use of their power."""

    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, powerless=put(state.powerless, self.seat, True))


class PowerLent(OpenEvent[Cosmic], frozen=True):
    """A player has another's power besides their own, in one challenge."""

    number: int
    lender: Seat
    borrower: Seat
    piece: str

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, lent=(*state.lent, (self.number, self.lender, self.borrower)))


class PowerRegained(OpenEvent[Cosmic], frozen=True):
    """A player with three home bases again has their power back."""

    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, powerless=put(state.powerless, self.seat, False))


class EmotionsControlled(OpenEvent[Cosmic], frozen=True):
    """Emotion Control: the main players must deal."""

    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        return amended(state, self.number, controlled=True)


class Counted(OpenEvent[Cosmic], frozen=True):
    """Both sides are added up."""

    number: int
    totals: tuple[int, int]
    tokens: tuple[tuple[int, int], tuple[int, int]]
    """For each side, what its main player's tokens count and what the allied ones count."""

    def apply(self, state: Cosmic) -> Cosmic:
        return amended(state, self.number, totals=self.totals, leading=None)


class LeadTurned(OpenEvent[Cosmic], frozen=True):
    """Another side than the cards and totals say is to win, or neither is."""

    number: int
    side: int

    def apply(self, state: Cosmic) -> Cosmic:
        return amended(state, self.number, leading=self.side)


class Resolved(OpenEvent[Cosmic], frozen=True):
    """A challenge is decided: one side has won, or the main players must deal, or both sides have lost."""

    number: int
    winner: int | None
    consolation: Due | None = None
    rewards: tuple[Ally, ...] = ()
    both_lose: bool = False

    def apply(self, state: Cosmic) -> Cosmic:
        return amended(
            state,
            self.number,
            winner=self.winner,
            deal=self.winner is None and not self.both_lose,
            both_lose=self.both_lose,
            consolation=self.consolation,
            rewards=self.rewards,
        )


class ConsolationStopped(OpenEvent[Cosmic], frozen=True):
    """Stellar Gas: the loser gets no consolation."""

    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        return amended(state, self.number, consolation=None)


class ConsolationRaised(OpenEvent[Cosmic], frozen=True):
    """More consolation is due than tokens were lost."""

    number: int
    cards: int

    def apply(self, state: Cosmic) -> Cosmic:
        due = state.challenge(self.number).consolation
        raised = None if due is None else Due(due.taker, due.giver, self.cards)
        return amended(state, self.number, consolation=raised)


class DealMade(OpenEvent[Cosmic], frozen=True):
    """The main players' orders have terms in common, and the deal is made; the events that carry it out follow."""

    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        return state


class DealFailed(OpenEvent[Cosmic], frozen=True):
    """The main players' orders have no terms in common."""

    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        return state


class DealQuashed(OpenEvent[Cosmic], frozen=True):
    """The deal that the main players have agreed on fails."""

    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        return amended(state, self.number, quashed=True)


class Plagued(OpenEvent[Cosmic], frozen=True):
    """The Plague strikes a player; their losses follow in the next phase."""

    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, plagued=put(state.plagued, self.seat, state.plagued[self.seat] + 1))


class PlagueOver(OpenEvent[Cosmic], frozen=True):
    """The losses of a Plague have been taken."""

    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, plagued=put(state.plagued, self.seat, state.plagued[self.seat] - 1))


class Missed(OpenEvent[Cosmic], frozen=True):
    """The seats that sent no orders for a phase that asked for some, and those that did.

    A letter starts the count anew, except after two missed phases in a row if these mean removal (rule 18). If they
    mean a new player, the letter is the new player's: whoever missed the phases has no seat any more.
    """

    missed: tuple[Seat, ...]
    heard: tuple[Seat, ...]

    def apply(self, state: Cosmic) -> Cosmic:
        strikes = [*state.strikes]
        final = STRIKES if state.options["after_nmr"] == "remove" else None
        for seat in self.heard:
            if final is None or strikes[seat] < final:
                strikes[seat] = 0
        for seat in self.missed:
            strikes[seat] += 1
        counted = tuple(strikes)
        return state if counted == state.strikes else replace(state, strikes=counted)


class SeatTakenOver(OpenEvent[Cosmic], frozen=True):
    """A seat has a new player: the count of missed phases begins anew."""

    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, strikes=put(state.strikes, self.seat, 0))


class TurnEnded(Event[Cosmic], frozen=True):
    """The challenges are over: their cards are discarded, new hands replace old ones.

    The flares that were played stay in force until the next turn begins: some of them still have a moment to come.
    """

    def apply(self, state: Cosmic) -> Cosmic:
        played = [card for challenge in state.challenges for card in challenge.laid if card is not None]
        return replace(state, challenges=(), zapped=stopped_flares(state), discard=added(state.discard, played))


class HandRenewed(Event[Cosmic], frozen=True):
    """The new cards of rule 13 become the hand (what is left of the old one was discarded)."""

    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(
            state,
            hands=put(state.hands, self.seat, added(state.hands[self.seat], state.fresh[self.seat])),
            fresh=put(state.fresh, self.seat, ()),
        )


class SeatRemoved(Event[Cosmic], frozen=True):
    """A player is removed: their tokens leave the game, their cards are discarded, their discs leave destiny."""

    seat: Seat
    cards: tuple[str, ...]

    def apply(self, state: Cosmic) -> Cosmic:
        seat = self.seat
        return replace(
            state,
            planets=tuple([put(row, seat, 0) if row[seat] else row for row in state.planets]),
            warp=put(state.warp, seat, 0),
            limbo=put(state.limbo, seat, 0),
            timeouts=tuple([one for one in state.timeouts if one.seat != seat]),
            captives=tuple([one for one in state.captives if one.seat != seat]),
            hoards=tuple([one for one in state.hoards if one.seat != seat]),
            pairs=tuple([one for one in state.pairs if one.seat != seat]),
            out=put(state.out, seat, TOKENS),
            hands=put(state.hands, seat, ()),
            fresh=put(state.fresh, seat, ()),
            discard=added(state.discard, self.cards),
            destiny=tuple([disc for disc in state.destiny if disc != seat]),
            targets=put(state.targets, seat, None),
            plagued=put(state.plagued, seat, 0),
            removed=put(state.removed, seat, True),
        )


class LastTurnGranted(OpenEvent[Cosmic], frozen=True):
    """The game would be over, but a player plays one more turn, alone: nobody else attacks in it."""

    seat: Seat
    winners: tuple[Seat, ...]
    """Who wins if this player does not."""

    def apply(self, state: Cosmic) -> Cosmic:
        mine = [seat == self.seat for seat in range(len(state.seats))]
        return replace(
            state,
            last_turn=LastTurn(self.seat, self.winners, state.turn + 1),
            targets=tuple([target if own else None for target, own in zip(state.targets, mine, strict=True)]),
            instructed=tuple([named if own else None for named, own in zip(state.instructed, mine, strict=True)]),
            earned=tuple([seat for seat in state.earned if seat == self.seat]),
        )


class GameEnded(OpenEvent[Cosmic], frozen=True):
    """The game is over."""

    winners: tuple[Seat, ...]

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, winners=self.winners, agreed=())


MARKS: Final = defined(__name__, Event)
