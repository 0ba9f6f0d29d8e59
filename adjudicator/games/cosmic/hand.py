"""A player's own cards, with what each can do in the phase that opens, and what he knows of other hands."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.engine.rules import ASKS, CANCELS, Piece
from adjudicator.engine.section import Chapter, Section, Table
from adjudicator.engine.speech import listed
from adjudicator.games.cosmic.faces import attack_value, is_challenge_card
from adjudicator.games.cosmic.inplay import section
from adjudicator.games.cosmic.laying import to_lay
from adjudicator.games.cosmic.pieces import BY_NAME, SECTIONS
from adjudicator.games.cosmic.speech import card_order, cards
from adjudicator.games.cosmic.state import Cosmic
from adjudicator.games.cosmic.wishes import AGAIN, MOMENTS, asked

_LAYING = 3
"""The phase in which challenge cards are played."""


def hand(view: Cosmic, seat: Seat) -> Section:
    """The cards, a line each; their whole texts are one HELP away."""
    new = view.fresh[seat]
    over = view.winners is not None
    head = ("Card", "Held", *(("New",) if new else ()), *(() if over else (f"In phase {view.phase}",)))
    held = Counter(view.held(seat))
    rows = tuple(
        (
            card,
            str(held[card]),
            *((str(new.count(card)),) if new else ()),
            *(() if over else (_use(view, seat, card),)),
        )
        for card in sorted(held, key=card_order)
    )
    parts: list[str | Table] = [Table(head, rows)] if rows else ["You hold no cards."]
    if new:
        parts.append(
            "New cards are those you were sent because your hand did not suffice: old challenge cards must be played"
            " first, and what is left of the old hand is discarded when the turn ends (rule 13)."
        )
    parts += _known(view, seat)
    if not over:
        power = view.powers[seat]
        parts.append(f"Your power is {power}. HELP {power} tells what it does, as HELP does of every power and card.")
    return Section("Your hand", tuple(parts), Chapter.HAND)


def _known(view: Cosmic, seat: Seat) -> Iterator[str]:
    for other, colour in enumerate(view.seats):
        pile: Pile = view.held(other)
        if other != seat and any(card != HIDDEN for card in pile):
            yield f"You know of {colour}'s hand: {cards(pile)}."


def _use(view: Cosmic, seat: Seat, card: str) -> str:
    """What a card can do in the phase that opens, in a line."""
    if is_challenge_card(card):
        return _laid(view, seat, card)
    piece = section(view, seat, card) if card in SECTIONS else BY_NAME[card]
    said = first(piece) if _playable(view, seat, piece) else _not_now(view, piece)
    return f"{piece.name.partition(' ')[0]}: {said}" if card in SECTIONS else f"{said[0].upper()}{said[1:]}"


def _laid(view: Cosmic, seat: Seat, card: str) -> str:
    value = attack_value(card)
    worth = f"adds {value} to your side" if value is not None else "loses to an Attack; two make a deal"
    if view.phase > _LAYING:
        return f"For the next turn: {worth}."
    if view.phase < _LAYING:
        return f"For phase {_LAYING}: {worth}."
    if not to_lay(view, seat):
        return "Nothing: no card is asked of you."
    return f"{worth[0].upper()}{worth[1:]}."


def _playable(view: Cosmic, seat: Seat, piece: Piece) -> bool:
    """Whether it may act in the phase, as far as its owner can know."""
    return any(rule.verb == CANCELS for rule in piece.rules) or any(True for _ in asked(view, seat, (piece,)))


def _not_now(view: Cosmic, piece: Piece) -> str:
    """Why a card does nothing in the phase that opens."""
    when = _phases(piece)
    if view.phase in when or not when:
        return "nothing for it to act on."
    return f"only in phase{'s' if len(when) > 1 else ''} {listed(map(str, when))}."


@cache
def _phases(piece: Piece) -> tuple[int, ...]:
    """The phases in which a card can be played."""
    topics = [rule.topic.removesuffix(AGAIN) for rule in piece.rules if rule.verb == ASKS and rule.optional]
    return tuple(sorted({phase for topic in topics for phase in MOMENTS[topic].phases}))


def first(piece: Piece) -> str:
    """What a piece does, in its first sentence or two."""
    return paragraphs(piece)[0]


@cache
def paragraphs(piece: Piece) -> tuple[str, ...]:
    """The rules of a piece, as players read them."""
    text = (type(piece).__doc__ or "").strip()
    return tuple(" ".join(part.replace("`", "").split()) for part in text.split("\n\n"))
