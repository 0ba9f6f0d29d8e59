"""The names a player can use in one position."""

from adjudicator.core.event import Seat
from adjudicator.engine.words import Vocabulary
from adjudicator.games.cosmic.deck import deck, deck_for
from adjudicator.games.cosmic.pieces import PIECES
from adjudicator.games.cosmic.state import LIMBO, PLANETS, SIDES, Cosmic


def vocabulary(view: Cosmic, seat: Seat) -> Vocabulary:
    """Seats, places, cards, pieces, sides; `home 3` is in the player's own system, `planet 3` where he must attack."""
    places: dict[str, int] = {}
    for planet in range(PLANETS):
        places[f"home {planet + 1}"] = seat * PLANETS + planet
    for system, colour in enumerate(view.seats):
        for planet in range(PLANETS):
            places[f"{colour} {planet + 1}"] = system * PLANETS + planet
    target = view.targets[seat]
    if target is not None:
        for planet in range(PLANETS):
            places[f"planet {planet + 1}"] = target[0] * PLANETS + planet
    places["Limbo"] = LIMBO
    cards = dict.fromkeys(deck(deck_for(view.options, len(view.seats))))
    return Vocabulary(
        {
            "seat": {colour: i for i, colour in enumerate(view.seats)},
            "place": places,
            "card": {card: card for card in cards} | {card[7:]: card for card in cards if card.startswith("Attack ")},
            "piece": {piece.name: piece.name for piece in PIECES},
            "challenge": {str(challenge.number): challenge.number for challenge in view.challenges},
            "side": {**{side: i for i, side in enumerate(SIDES)}, "offense": 0, "defense": 1},
        }
    )
