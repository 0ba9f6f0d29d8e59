"""A position in the words of the case law, as far as they go: what they cannot say, a replay has to bring about."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.games.cosmic.table.state import NO_CARDS, PLANETS, SIDES, Challenge, Cosmic


def head(state: Cosmic) -> str:
    """Its phase and the number of players."""
    return f"turn {state.turn} phase {state.phase}, {len(state.seats)} players"


def statements(state: Cosmic, views: Sequence[Cosmic]) -> tuple[str, ...]:
    """What is so, as statements."""
    return (*_seats(state, views), *(_challenge(state, one) for one in state.challenges), *_piles(state))


def _pile(cards: Pile) -> str:
    return ", ".join(cards) or "nothing"


def _place(state: Cosmic, place: int) -> str:
    return f"{state.seats[place // PLANETS]} {place % PLANETS + 1}"


def _seats(state: Cosmic, views: Sequence[Cosmic]) -> Iterator[str]:
    for seat, name in enumerate(state.seats):
        said = ["removed"] if state.removed[seat] else list(_of_seat(state, views[seat], seat))
        yield f"{name} ({state.powers[seat]}): {'; '.join(said)}"


def _of_seat(state: Cosmic, view: Cosmic, seat: Seat) -> Iterator[str]:
    for place, here in enumerate(state.planets):
        if here[seat] or place // PLANETS == seat:
            yield f"{here[seat]} on {_place(state, place)}"
    yield from _aside(state, seat)
    mine = [one for one in state.set_out if one.piece == state.powers[seat]]
    for whose in sorted({one.on for one in mine}):
        yield f"set out before {state.seats[whose]}: {', '.join(one.card for one in mine if one.on == whose)}"
    yield f"hand {_pile(state.hands[seat])}"
    if state.fresh[seat]:
        yield f"new cards {_pile(state.fresh[seat])}"
    target, named = state.targets[seat], state.instructed[seat]
    if target is None:
        yield "attacks nobody"
    elif target[0] != seat:
        yield f"attacks {state.seats[target[1]]}"
    else:
        on = f" on {_place(state, named)}" if isinstance(named, int) else ""
        yield f"attacks {state.seats[target[1]]} in its own system{on}"
    yield from _marks(state, seat)
    for other, name in enumerate(state.seats):
        if other != seat and state.held(other) and HIDDEN not in view.held(other):
            yield f"knows {name}'s hand"


def _aside(state: Cosmic, seat: Seat) -> Iterator[str]:
    """Tokens that are on no planet, and cards that are in no hand."""
    for tokens, where in ((state.warp, "in the Warp"), (state.limbo, "in Limbo"), (state.out, "out of the game")):
        if tokens[seat]:
            yield f"{tokens[seat]} {where}"
    for piece in sorted({one.piece for one in state.captives if one.seat == seat}):
        yield f"{sum((one.piece, one.seat) == (piece, seat) for one in state.captives)} held captive by {piece}"
    for hoard in state.hoards:
        if hoard.seat == seat:
            yield f"laid with {hoard.piece}: {_pile(hoard.cards)}"


def _marks(state: Cosmic, seat: Seat) -> Iterator[str]:
    for pair in state.pairs:
        if pair.seat == seat:
            yield " with ".join([f"pairs {_place(state, pair.places[0])}", _place(state, pair.places[1])])
    if state.plagued[seat]:
        yield "struck by the Plague"
    last = state.last_turn
    if last is not None and last.seat == seat and last.turn == state.turn:
        yield f"plays the last turn after {' and '.join(state.seats[one] for one in last.winners)}"
    if seat in state.earned:
        yield "may attack twice"
    if state.strikes[seat]:
        yield f"missed {state.strikes[seat]} phases"


def _challenge(state: Cosmic, fight: Challenge) -> str:
    names = state.seats
    attack = f"{names[fight.offence]} attacks {names[fight.defence]} on {_place(state, fight.planet)}"
    said = [f"{attack} with {fight.cone}"]
    if fight.shield is not None:
        said.append(f"defended with {fight.shield}")
    for side, invited in zip(SIDES, fight.invited, strict=True):
        if invited:
            said.append(f"the {side} invited {' and '.join(names[seat] for seat in invited)}")
    said += [f"{names[ally.seat]} joined the {SIDES[ally.side]} with {ally.tokens}" for ally in fight.allies]
    if fight.laid != NO_CARDS:
        said.append(f"cards {' against '.join(card or 'no card' for card in fight.laid)}")
    if fight.deal:
        said.append("to be settled by a deal")
    elif fight.winner is not None:
        said.append(f"won by the {SIDES[fight.winner]}")
    due = fight.consolation
    if due is not None:
        said.append(f"{names[due.taker]} may take {due.cards} cards from {names[due.giver]}")
    said += [f"a reward of {ally.tokens} is due to {names[ally.seat]}" for ally in fight.rewards]
    return f"challenge {fight.number}: {'; '.join(said)}"


def _piles(state: Cosmic) -> Iterator[str]:
    yield f"deck: {_pile(state.deck)}"
    yield f"discards: {_pile(state.discard)}"
    if state.towers:
        said = [" with ".join([_place(state, one) for one in (tower.place, *tower.levels)]) for tower in state.towers]
        yield f"towers: {', '.join(said)}"
    if state.destiny:
        yield f"destiny: {', '.join(state.seats[disc] for disc in state.destiny)}"
