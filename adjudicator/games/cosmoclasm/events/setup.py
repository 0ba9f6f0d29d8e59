"""The table before a game, and the deal."""

from collections.abc import Mapping, Sequence

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event
from adjudicator.engine.contract.title import Rules, rulebook
from adjudicator.games.cosmoclasm.events.events import BoardLaid, CardsDrawn, ResistanceDrawn
from adjudicator.games.cosmoclasm.table.board import PLANETS, POINTS
from adjudicator.games.cosmoclasm.table.cards import NONE, deck, is_black
from adjudicator.games.cosmoclasm.table.state import NOBODY, Solar

HAND = 8


def empty(title: Rules[Solar], players: int, options: Mapping[str, str]) -> Solar:
    """The table before anything is dealt: the numbers lie in the order of the mats, all cards in the deck."""
    book = rulebook(title.options, options)
    return Solar(
        seats=title.seats[:players],
        options=book,
        round=0,
        phase=1,
        counters=PLANETS,
        owners=(NOBODY,) * len(PLANETS),
        stations=((),) * len(POINTS),
        resistance=((),) * len(PLANETS),
        deck=deck(book["cards"]),
        hands=((),) * players,
        played=((),) * players,
        changes=(NONE,) * players,
        suits=("",) * players,
        backed=(False,) * players,
        laps=(0,) * players,
        turn=0,
        missed=(0,) * players,
    )


def deal(table: Solar, chance: Chance, wishes: Sequence[Sequence[str]] = ()) -> tuple[Event[Solar], ...]:
    """The numbers of the planets, the start player, eight cards each, and in games of two the local resistance."""
    events: list[Event[Solar]] = []
    state = table

    def happen(event: Event[Solar]) -> None:
        nonlocal state
        events.append(event)
        state = event.apply(state)

    happen(BoardLaid(chance.shuffle("planets", PLANETS), chance.below("start", len(table.seats))))
    for seat, name in enumerate(table.seats):
        happen(CardsDrawn(seat, tuple(sorted(chance.choose(f"hand/{name}", state.deck, HAND)))))
    if len(table.seats) == 2:
        for number, mat in enumerate(state.counters, 1):
            pile = chance.choose(f"resistance/{number}", state.deck, len(state.deck))
            first = next(place for place, card in enumerate(pile) if is_black(card))
            happen(ResistanceDrawn(mat, number, pile[: first + 1]))
    return tuple(events)
