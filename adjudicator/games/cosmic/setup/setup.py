"""Setting up a game: powers, hands, and the first destiny discs."""

from collections.abc import Mapping, Sequence

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.granting import granted
from adjudicator.engine.contract.title import rulebook
from adjudicator.games.cosmic.events.cards import CardsDrawn, HandRedrawn
from adjudicator.games.cosmic.events.destiny import DestinyDrawn, DestinyRefilled
from adjudicator.games.cosmic.events.flare_events import FlaresAdded
from adjudicator.games.cosmic.events.milestones import PhaseOpened, PowersDealt
from adjudicator.games.cosmic.mechanics.deck import HAND, all_cards, deck_for
from adjudicator.games.cosmic.pieces import flares_dealt, powers_dealt
from adjudicator.games.cosmic.setup.rulebook import RULEBOOK
from adjudicator.games.cosmic.stages.turn_end import DISCS
from adjudicator.games.cosmic.table.card_faces import FLARE, is_challenge_card
from adjudicator.games.cosmic.table.state import PLANETS, TOKENS, Cosmic


def check_deck(table: Cosmic) -> None:
    """Raises ValueError if the deck is too small for everybody to be dealt a hand."""
    players, cards = len(table.seats), len(table.deck)
    flares = 2 * players if table.options["flares"] == "yes" else 0
    if cards + flares < HAND * players:
        raise ValueError(
            f"the deck {deck_for(table.options, players)} has {cards} cards, and {players} players are dealt {HAND} "
            f"each: choose a larger deck, or leave it at deck = {RULEBOOK[0].choices[0]}"
        )


def empty(colours: tuple[str, ...], options: Mapping[str, str]) -> Cosmic:
    """The table with four tokens on every home planet and nothing dealt."""
    players = len(colours)
    rules = rulebook(RULEBOOK, options)
    planets = tuple(
        tuple(TOKENS // PLANETS if owner == system else 0 for owner in range(players))
        for system in range(players)
        for _ in range(PLANETS)
    )
    nothing = (0,) * players
    return Cosmic(
        seats=colours,
        options=rules,
        turn=0,
        phase=0,
        powers=(HIDDEN,) * players,
        powerless=(False,) * players,
        planets=planets,
        warp=nothing,
        limbo=nothing,
        out=nothing,
        hands=((),) * players,
        fresh=((),) * players,
        deck=all_cards(rules, players),
        discard=(),
        destiny=tuple(seat for seat in range(players) for _ in range(DISCS)),
        targets=(None,) * players,
        instructed=(None,) * players,
        plagued=nothing,
        strikes=nothing,
        removed=(False,) * players,
    )


def _flares(chance: Chance, powers: Sequence[str], which: str) -> FlaresAdded:
    """The flares of the powers in play and as many others: of the powers that could be dealt, then of any (G5)."""
    known = sorted(f"{power}{FLARE}" for power in powers)
    near = [card for name in powers_dealt(which) if (card := f"{name}{FLARE}") not in known]
    far = [card for card in flares_dealt(which) if card not in known and card not in near]
    others = list(chance.choose("flares", near, len(known)))
    others += chance.choose("flares of other powers", far, len(known) - len(others))
    return FlaresAdded(tuple(known), tuple(sorted(others)))


def deal(table: Cosmic, chance: Chance, wishes: Sequence[Sequence[str]] = ()) -> tuple[Event[Cosmic], ...]:
    """Powers, seven cards each (again for a hand without a challenge card), and a disc each but one's own.

    If the deck is too small, the last hands are too, as they were before such games were refused.
    """
    events: list[Event[Cosmic]] = []

    def happen(event: Event[Cosmic]) -> None:
        nonlocal table
        table = event.apply(table)
        events.append(event)

    which = table.options["powers"]
    happen(PowersDealt(granted(chance, "powers", table.seats, powers_dealt(which), wishes)))
    if table.options["flares"] == "yes":
        happen(_flares(chance, table.powers, which))
    for seat, colour in enumerate(table.seats):
        attempt = 0
        while not any(is_challenge_card(card) for card in table.hands[seat]):
            if attempt:
                if not any(is_challenge_card(card) for card in table.deck):
                    break
                happen(HandRedrawn(seat))
            cards = chance.choose(f"hand/{colour}/{attempt}", table.deck, HAND)
            happen(CardsDrawn(seat, tuple(sorted(cards))))
            attempt += 1
    for seat, colour in enumerate(table.seats):
        drawn = 0
        while table.targets[seat] is None:
            if not table.destiny:
                happen(DestinyRefilled(tuple(disc for disc in range(len(table.seats)) for _ in range(DISCS))))
            discs = [table.seats[disc] for disc in table.destiny]
            name = chance.choose(f"destiny/turn 1/{colour}/{drawn}", discs, 1)[0]
            system = table.seats.index(name)
            happen(DestinyDrawn(seat, system, None if system == seat else system))
            drawn += 1
    happen(PhaseOpened(1, 1))
    return tuple(events)
