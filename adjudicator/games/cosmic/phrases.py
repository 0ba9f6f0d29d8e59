"""Phrases: the sentence for every event, as it is told to a seat.

The sentence stands in a table by the class of its event; an event class without one is found by the tests of the title.
None is the sentence of an event that says nothing a reader does not see elsewhere in the same report.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.games.cosmic import cards as c
from adjudicator.games.cosmic import marks as k
from adjudicator.games.cosmic import moves as m
from adjudicator.games.cosmic.speech import Speech, cards, counted, listed, side
from adjudicator.games.cosmic.state import Cosmic

Teller = Callable[[Any, Speech], str | None]
E = TypeVar("E", bound=Event[Cosmic])
PHRASES: Final[dict[type[Event[Cosmic]], Teller]] = {}


def phrase(kind: type[E]) -> Callable[[Callable[[E, Speech], str | None]], Callable[[E, Speech], str | None]]:
    """Marks the function that tells events of this class."""

    def mark(teller: Callable[[E, Speech], str | None]) -> Callable[[E, Speech], str | None]:
        PHRASES[kind] = teller
        return teller

    return mark


def sentence(event: Event[Cosmic], names: Sequence[str], seat: Seat | None = None) -> str | None:
    """What `seat` reads of an event it was told (None: nobody's view, third person throughout)."""
    return PHRASES[type(event)](event, Speech(names, seat))


def _where(number: int) -> str:
    return f" (challenge {number})" if number else ""


def _against(event: c.CardPlayed | k.PowerUsed, to: Speech) -> str:
    others = [seat for seat in event.against if seat != event.seat]
    return f" against {to.all_of(others)}" if others else ""


# ---- tokens


@phrase(m.Placed)
def _placed(event: m.Placed, to: Speech) -> str:
    return f"{to.who(event.seat)} placed tokens from Limbo: {to.batches(event.to, 'on')}."


@phrase(m.Released)
def _released(event: m.Released, to: Speech) -> str:
    places = event.to
    where = to.place(places[0][0]) if len(places) == 1 else to.batches(places, "to")
    by = "" if event.by is None or event.by == event.seat else f", released by {to.whom(event.by)}"
    whose = to.whose(event.seat)
    return f"{m.count(places)} of {whose} tokens left the Warp for {where}{by}."


@phrase(m.Launched)
def _launched(event: m.Launched, to: Speech) -> str:
    return (
        f"{to.who(event.seat)} attacked {to.whom(event.defence)} on {to.place(event.planet)} with"
        f" {to.batches(event.sources, 'from')} (challenge {event.number})."
    )


@phrase(m.Defended)
def _defended(event: m.Defended, to: Speech) -> str:
    if len(event.shares) == 1:
        number, tokens = event.shares[0]
        with_tokens = counted(tokens, "token")
        return f"{to.who(event.seat)} defended {to.place(event.planet)} with {with_tokens}{_where(number)}."
    shares = listed([f"{tokens} in challenge {number}" for number, tokens in event.shares])
    return f"{to.who(event.seat)} divided the defence of {to.place(event.planet)}: {shares}."


@phrase(m.Invited)
def _invited(event: m.Invited, to: Speech) -> str:
    return f"The {side(event.side)} invited {to.all_of(event.seats)}{_where(event.number)}."


@phrase(m.Joined)
def _joined(event: m.Joined, to: Speech) -> str:
    sources = to.batches(event.sources, "from")
    return f"{to.who(event.seat)} joined the {side(event.side)} with {sources}{_where(event.number)}."


def _origin(event: m.Leaving, to: Speech) -> str:
    if event.number:
        return _where(event.number)
    return f": {to.batches(event.sources, 'from')}" if event.sources else ""


@phrase(m.TokensToWarp)
def _to_warp(event: m.TokensToWarp, to: Speech) -> str:
    return f"{to.who(event.seat)} lost {counted(event.tokens, 'token')} to the Warp{_origin(event, to)}."


@phrase(m.TokensToLimbo)
def _to_limbo(event: m.TokensToLimbo, to: Speech) -> str:
    are = "is" if event.tokens == 1 else "are"
    tokens = f"{event.tokens} of {to.whose(event.seat)} tokens"
    return f"{tokens} {are} in Limbo{_origin(event, to)}, to be placed next phase."


@phrase(m.TokensRemoved)
def _removed(event: m.TokensRemoved, to: Speech) -> str:
    whose = to.whose(event.seat)
    return f"{event.tokens} of {whose} tokens left the game for good{_origin(event, to)}."


@phrase(m.Landed)
def _landed(event: m.Landed, to: Speech) -> str:
    return f"{to.who(event.seat)} landed {counted(event.tokens, 'token')}{_where(event.number)}."


@phrase(m.Settled)
def _settled(event: m.Settled, to: Speech) -> str:
    return (
        f"{to.who(event.seat)} founded a base on {to.place(event.planet)} by the deal, with"
        f" {to.batches(event.sources, 'from')}{_where(event.number)}."
    )


@phrase(m.Resettled)
def _resettled(event: m.Resettled, to: Speech) -> str:
    settled = f"{to.who(event.seat)} settled {to.place(event.planet)} again with {to.batches(event.sources, 'from')}"
    return f"{settled}, and {to.verb(event.seat, 'attack', 'attacks')} nobody this turn."


# ---- cards


@phrase(c.CardsDrawn)
def _drawn(event: c.CardsDrawn, to: Speech) -> str:
    new = " to play the challenges with (rule 13)" if event.fresh else ""
    return f"{to.who(event.seat)} drew {cards(event.cards)}{new}."


@phrase(c.Reshuffled)
def _reshuffled(event: c.Reshuffled, to: Speech) -> str:
    return "The deck ran out: the discards were shuffled into a new one."


@phrase(c.CardsDiscarded)
def _discarded(event: c.CardsDiscarded, to: Speech) -> str:
    return f"{to.who(event.seat)} discarded {cards(event.cards)}."


@phrase(c.HandRedrawn)
def _redrawn(event: c.HandRedrawn, to: Speech) -> str:
    return f"{to.who(event.seat)} had no challenge card and drew a new hand."


@phrase(c.CardLaid)
def _laid(event: c.CardLaid, to: Speech) -> str | None:
    if event.card == HIDDEN:
        return None
    return f"{to.who(event.seat)} played {event.card}{_where(event.number)}."


@phrase(c.CardSeen)
def _card_seen(event: c.CardSeen, to: Speech) -> str:
    owner = f"the {side(event.side)}'s card"
    return f"{to.who(event.seat)} saw {owner} before choosing: {event.card}{_where(event.number)}."


@phrase(c.CardsShown)
def _shown(event: c.CardsShown, to: Speech) -> str:
    offence, defence = (card or "no card" for card in event.cards)
    return f"The cards of challenge {event.number}: {offence} against {defence}."


@phrase(c.CardKept)
def _kept(event: c.CardKept, to: Speech) -> str:
    return f"{to.who(event.seat)} took {event.card} back{_where(event.number)}."


@phrase(c.CardPlayed)
def _played(event: c.CardPlayed, to: Speech) -> str:
    return f"{to.who(event.seat)} played {event.card}{_against(event, to)}{_where(event.number)}."


@phrase(c.CardGiven)
def _given(event: c.CardGiven, to: Speech) -> str:
    return gift(event, (event.card,), to)


def gift(event: c.CardGiven, pile: Pile, to: Speech) -> str:
    """All the cards that pass from the giver to the taker, as one sentence."""
    said = "a card" if pile == (HIDDEN,) else cards(pile)
    if to.seat == event.giver:
        return f"You gave {said} to {to.whom(event.taker)}."
    return f"{to.who(event.taker)} received {said} from {to.whom(event.giver)}."


@phrase(c.HandSeen)
def _hand_seen(event: c.HandSeen, to: Speech) -> str:
    looked = f"{to.who(event.viewer)} looked at {to.whose(event.seat)} hand"
    if to.seat == event.seat:
        return f"{looked}."
    return f"{looked}: {cards((*event.hand, *event.fresh))}."


@phrase(c.HandLooked)
def _looked(event: c.HandLooked, to: Speech) -> str:
    return f"{to.who(event.viewer)} looked at {to.whose(event.seat)} hand."


@phrase(c.HandsSwapped)
def _swapped(event: c.HandsSwapped, to: Speech) -> str:
    one, other = event.seats
    if to.seat not in event.seats:
        return f"{to.who(one)} and {to.whom(other)} swapped hands."
    mine = 0 if to.seat == one else 1
    hand = cards((*event.hands[mine], *event.fresh[mine]))
    return f"You swapped hands with {to.names[event.seats[1 - mine]]} and now hold {hand}."


# ---- the course of the game


@phrase(k.PhaseOpened)
def _opened(event: k.PhaseOpened, to: Speech) -> str:
    return f"Turn {event.turn} phase {event.phase} began."


@phrase(k.PowersDealt)
def _powers(event: k.PowersDealt, to: Speech) -> str:
    has = [f"{to.who(seat)} {to.verb(seat, 'are', 'is')} {power}" for seat, power in enumerate(event.powers)]
    return f"{listed(has)}."


@phrase(k.DestinyDrawn)
def _destiny(event: k.DestinyDrawn, to: Speech) -> str:
    who = to.who(event.seat)
    if event.defender is None:
        own = f"Destiny for {to.whom(event.seat)} was {to.verb(event.seat, 'your', 'its')} own colour"
        return f"{own}." if event.planet is not None else f"{own}, so another disc was drawn."
    if event.system == event.seat:
        own = to.verb(event.seat, "your", "its")
        return f"{who} must attack {to.whom(event.defender)} in {own} own system."
    return f"{who} must attack {to.whom(event.system)}."


@phrase(k.DestinyRefilled)
def _refilled(event: k.DestinyRefilled, to: Speech) -> str:
    return "The destiny pile ran out: all discs went back into it."


@phrase(k.PowerUsed)
def _power_used(event: k.PowerUsed, to: Speech) -> str:
    return f"{to.who(event.seat)} used {event.piece}{_against(event, to)}{_where(event.number)}."


@phrase(k.UseCancelled)
def _cancelled(event: k.UseCancelled, to: Speech) -> str:
    whose = to.whose(event.seat)
    return f"{whose[0].upper()}{whose[1:]} {event.piece} was stopped{_where(event.number)}."


@phrase(k.PowerLost)
def _power_lost(event: k.PowerLost, to: Speech) -> str:
    whose = to.verb(event.seat, "your", "its")
    return f"{to.who(event.seat)} lost the use of {whose} power: fewer than three home bases."


@phrase(k.PowerRegained)
def _power_regained(event: k.PowerRegained, to: Speech) -> str:
    whose = to.verb(event.seat, "your", "its")
    return f"{to.who(event.seat)} regained {whose} power: three home bases again."


@phrase(k.EmotionsControlled)
def _controlled(event: k.EmotionsControlled, to: Speech) -> str:
    return f"Whatever the cards say, the main players must deal{_where(event.number)}."


@phrase(k.Counted)
def _counted(event: k.Counted, to: Speech) -> str:
    sides = [
        f"{total} for the {side(which)} ({own} for its tokens{f', {allied} for its allies' if allied else ''})"
        for which, (total, (own, allied)) in enumerate(zip(event.totals, event.tokens, strict=True))
    ]
    return f"Challenge {event.number} counts {sides[0]} and {sides[1]}."


@phrase(k.Resolved)
def _resolved(event: k.Resolved, to: Speech) -> str:
    if event.winner is None:
        return f"Challenge {event.number} is to be settled by a deal."
    said = [f"The {side(event.winner)} won challenge {event.number}."]
    due = event.consolation
    if due is not None:
        may = f"{to.who(due.taker)} may take {counted(due.cards, 'card')} from {to.whom(due.giver)} as consolation."
        said.append(may)
    if event.rewards:
        allies = [f"{to.whom(ally.seat)} ({ally.tokens})" for ally in event.rewards]
        said.append(f"Rewards are due to {listed(allies)}.")
    return " ".join(said)


@phrase(k.ConsolationStopped)
def _stopped(event: k.ConsolationStopped, to: Speech) -> str:
    return f"There is no consolation{_where(event.number)}."


@phrase(k.DealMade)
def _deal_made(event: k.DealMade, to: Speech) -> str:
    return f"The main players made a deal{_where(event.number)}."


@phrase(k.DealFailed)
def _deal_failed(event: k.DealFailed, to: Speech) -> str:
    return f"The main players made no deal, and each loses three tokens{_where(event.number)}."


@phrase(k.Plagued)
def _plagued(event: k.Plagued, to: Speech) -> str:
    return f"The Plague struck {to.whom(event.seat)}: the losses follow in the next phase."


@phrase(k.PlagueOver)
def _plague_over(event: k.PlagueOver, to: Speech) -> str:
    return f"The Plague has passed for {to.whom(event.seat)}."


@phrase(k.Missed)
def _missed(event: k.Missed, to: Speech) -> str | None:
    return f"No orders came from {to.all_of(event.missed)} (NMR)." if event.missed else None


@phrase(k.TurnEnded)
def _turn_ended(event: k.TurnEnded, to: Speech) -> str:
    return "The turn is over: the challenge cards were discarded."


@phrase(k.HandRenewed)
def _renewed(event: k.HandRenewed, to: Speech) -> str:
    return f"The new cards are {to.whose(event.seat)} hand now."


@phrase(k.SeatRemoved)
def _seat_removed(event: k.SeatRemoved, to: Speech) -> str:
    are = to.verb(event.seat, "were", "was")
    tokens = f"all {to.verb(event.seat, 'your', 'its')} tokens"
    shown = f", and {cards(event.cards)} discarded" if event.cards else ""
    return f"{to.who(event.seat)} {are} removed from the game: {tokens} are gone{shown}."


@phrase(k.GameEnded)
def _ended(event: k.GameEnded, to: Speech) -> str:
    if not event.winners:
        return "The game is over, and nobody won."
    joint = " jointly" if len(event.winners) > 1 else ""
    winners = to.all_of(event.winners)
    return f"The game is over: {winners} won{joint}."
