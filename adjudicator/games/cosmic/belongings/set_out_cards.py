"""Cards of the deck that a power has lying open on the table: which there are, and how they come and go."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.questions import Claim
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmic.belongings.power_cards import cards_of
from adjudicator.games.cosmic.events.cards import Reshuffled
from adjudicator.games.cosmic.events.set_out_cards import CardsSetOut, LaidSetOut, SetOutDiscarded, SetOutTaken
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.card_faces import attack_value
from adjudicator.games.cosmic.table.state import Cosmic


def stall(at: At[Cosmic], piece: str) -> Seat:
    """Before whom a power has its cards set out, if it has them all in one place: me, or who had the power before."""
    return next((one.on for one in at.state.set_out if one.piece == piece), at.me)


def stocked_up(at: At[Cosmic], piece: str, full: int, label: str) -> Script:
    """Cards of the deck are set out until there are so many; the discards come in when it runs out."""
    on = stall(at, piece)
    for part in ("", "/reshuffled"):
        if part:
            yield Made(lambda now: Reshuffled() if not now.deck and now.discard else None)
        make = partial(_stocked, chance=at.chance, piece=piece, on=on, full=full, label=f"{label}{part}")
        yield Made(make)


def _stocked(now: Cosmic, chance: Chance, piece: str, on: Seat, full: int, label: str) -> Event[Cosmic] | None:
    cards = chance.choose(label, now.deck, full - len(cards_of(now, piece, on)))
    return CardsSetOut(piece, on, tuple(sorted(cards)), None) if cards else None


def promised(at: CosmicAt, card: str) -> tuple[Claim, ...]:
    """What giving a card of my hand away claims: the card, and one of the old hand, if it may be laid as such."""
    old = [Claim(("old card", card), 1)] if card in at.opening.hands[at.me] else []
    return (Claim(("card", card), 1), *old)


def put_under(piece: str, on: Seat, card: str, giver: Seat) -> Made:
    """A card of a hand is set out before a player, if it is still there."""
    out = CardsSetOut(piece, on, (card,), giver)
    return Made(lambda now: out if card in now.held(giver) else None)


def shown_put_under(at: CosmicAt, piece: str, on: Seat) -> Script:
    """The Attacks that have been shown here are set out before a player instead of being discarded."""
    for side, card in enumerate(at.challenge.laid):
        if card is not None and attack_value(card) is not None:
            yield LaidSetOut(piece, on, at.where, side, card)


def picked_up(piece: str, on: Seat, card: str, taker: Seat) -> Made:
    """A card that is set out goes to a hand, if it is still there."""
    return _if_there(piece, on, (card,), SetOutTaken(piece, on, card, taker))


def cleared(piece: str, on: Seat, cards: Sequence[str]) -> Made:
    """Cards that are set out are discarded, if they are all still there."""
    return _if_there(piece, on, cards, SetOutDiscarded(piece, on, tuple(sorted(cards))))


def _if_there(piece: str, on: Seat, cards: Iterable[str], event: Event[Cosmic]) -> Made:
    wanted = Counter(cards)
    return Made(lambda now: event if wanted and wanted <= Counter(cards_of(now, piece, on)) else None)
