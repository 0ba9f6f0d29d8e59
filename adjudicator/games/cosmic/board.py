"""The tables of a report: planets, players, challenges, hands."""

from collections import Counter
from collections.abc import Iterator

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.engine.rules import Piece
from adjudicator.engine.speech import counted, listed
from adjudicator.engine.title import Section, Table
from adjudicator.games.cosmic.faces import COMPROMISE, attack_value
from adjudicator.games.cosmic.pieces import BY_NAME, SECTIONS
from adjudicator.games.cosmic.speech import Speech, card_order, cards
from adjudicator.games.cosmic.state import DEFENCE, OFFENCE, PLANETS, SIDES, Challenge, Cosmic, vacant

NONE = "-"
"""What stands in a cell where there is nothing."""


def planets(view: Cosmic, to: Speech) -> Section:
    """The tokens of each player on each planet (rule 6a)."""
    rows = []
    for system, colour in enumerate(view.seats):
        here = [view.planets[place] for place in view.home(system)]
        cells = (
            ", ".join(f"{tokens} {view.seats[seat]}" for seat, tokens in enumerate(row) if tokens) or NONE
            for row in here
        )
        rows.append((colour, *cells))
    head = ("System", *(f"Planet {number + 1}" for number in range(PLANETS)))
    parts: list[str | Table] = [Table(head, tuple(rows))]
    attacked = sorted(view.attacked())
    if attacked:
        places = listed([to.place(place) for place in attacked])
        parts.append(f"Under attack: {places}. No token leaves or reaches them until that is over (rule 14).")
    return Section("The planets", tuple(parts))


def players(view: Cosmic, to: Speech) -> Section:
    """Powers, hand sizes, foreign bases, Warp, Limbo, and whom everybody must attack (rules 6c, 6e, 6h)."""
    gone = any(view.out)
    attacks = "Must attack" if view.phase == 1 else "Attacks"
    head = ("Player", "Power", "Cards", "Foreign bases", "Warp", "Limbo", *(("Gone",) if gone else ()), attacks)
    rows = []
    for seat, colour in enumerate(view.seats):
        rows.append(
            (
                f"{colour} (you)" if seat == to.seat else colour,
                _power(view, seat),
                NONE if view.removed[seat] else str(len(view.held(seat))),
                str(view.foreign_bases(seat)),
                str(view.warp[seat]),
                str(view.limbo[seat]),
                *((str(view.out[seat]),) if gone else ()),
                _target(view, seat),
            )
        )
    parts: list[str | Table] = [Table(head, tuple(rows))]
    for seat in view.seats_in():
        if vacant(view, seat):
            parts.append(f"{to.who(seat)} {to.verb(seat, 'are', 'is')} played at random until {_whose(seat, to)} come.")
        elif view.strikes[seat]:
            have = to.verb(seat, "have", "has")
            running = " running" if view.strikes[seat] > 1 else ""
            parts.append(f"{to.who(seat)} {have} missed {counted(view.strikes[seat], 'phase')}{running}.")
    for seat, missing in enumerate(view.removed):
        if missing:
            parts.append(f"{to.who(seat)} {to.verb(seat, 'have', 'has')} been removed from the game.")
    parts.append(f"The deck has {counted(len(view.deck), 'card')}; {len(view.discard)} are discarded.")
    return Section("The players", tuple(parts))


def _power(view: Cosmic, seat: Seat) -> str:
    """`Mind`, `Mind (lost)`, and what one that gathers has gathered."""
    notes = (*(("lost",) if view.powerless[seat] else ()), *((f"{n} gathered",) if (n := view.gathered(seat)) else ()))
    return f"{view.powers[seat]} ({', '.join(notes)})" if notes else view.powers[seat]


def _whose(seat: Seat, to: Speech) -> str:
    """The orders for which a vacant seat waits."""
    return "your first orders" if seat == to.seat else "somebody's orders"


def _target(view: Cosmic, seat: Seat) -> str:
    target = view.targets[seat]
    if view.removed[seat] or target is None or view.winners is not None:
        return NONE
    system, defender = target
    return view.seats[system] if system == defender else f"{view.seats[defender]} in {view.seats[system]}"


def challenges(view: Cosmic, to: Speech) -> Section | None:
    """The tokens in each challenge that is not yet over (rule 6d)."""
    rows = [
        (str(challenge.number), to.place(challenge.planet), *_side(view, challenge, side))
        for challenge in view.challenges
        if challenge.totals is None
        for side in (OFFENCE, DEFENCE)
    ]
    if not rows:
        return None
    head = ("No.", "Planet", "Side", "Player", "Tokens", "Allies")
    return Section("Tokens in the challenges", (Table(head, tuple(rows)),))


def _side(view: Cosmic, challenge: Challenge, side: int) -> tuple[str, str, str, str]:
    undivided = side == DEFENCE and challenge.shield is None
    tokens = "to be divided" if undivided else str(challenge.tokens_of(side))
    return (SIDES[side], view.seats[challenge.main(side)], tokens, allies(view, challenge, side))


def allies(view: Cosmic, challenge: Challenge, side: int) -> str:
    """`Green 2, Yellow 1`: the allied tokens on one side."""
    found = [f"{view.seats[ally.seat]} {ally.tokens}" for ally in challenge.allies if ally.side == side]
    return ", ".join(found) or NONE


def hand(view: Cosmic, seat: Seat) -> Section:
    """A player's own cards, with what each is for, and what he knows of other hands."""
    new = view.fresh[seat]
    head = ("Card", "Held", *(("New",) if new else ()), "What it is for")
    held = Counter(view.held(seat))
    rows = tuple(
        (card, str(held[card]), *((str(new.count(card)),) if new else ()), purpose(card))
        for card in sorted(held, key=card_order)
    )
    parts: list[str | Table] = [Table(head, rows)] if rows else ["You hold no cards."]
    if new:
        parts.append(
            "New cards are those you were sent because your hand did not suffice: old challenge cards must be played"
            " first, and what is left of the old hand is discarded when the turn ends (rule 13)."
        )
    parts += _known(view, seat)
    return Section("Your hand", tuple(parts))


def _known(view: Cosmic, seat: Seat) -> Iterator[str]:
    for other, colour in enumerate(view.seats):
        pile: Pile = view.held(other)
        if other != seat and any(card != HIDDEN for card in pile):
            yield f"You know of {colour}'s hand: {cards(pile)}."


def purpose(card: str) -> str:
    """What a card is for, in a sentence."""
    value = attack_value(card)
    if value is not None:
        return f"Adds {value} to your side of a challenge."
    if card == COMPROMISE:
        return "Loses to an Attack, and takes a card for each token lost; two of them make a deal."
    if card in SECTIONS:
        return f"Wild: {paragraphs(SECTIONS[card][0])[0]} Super: {paragraphs(SECTIONS[card][1])[0]}"
    return paragraphs(BY_NAME[card])[0]


def paragraphs(piece: Piece) -> tuple[str, ...]:
    """The rules of a piece, as players read them."""
    text = (type(piece).__doc__ or "").strip()
    return tuple(" ".join(part.replace("`", "").split()) for part in text.split("\n\n"))
