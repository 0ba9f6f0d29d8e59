"""The names a player can use in one position."""

from functools import lru_cache

from adjudicator.core.event import Seat
from adjudicator.engine.words import Vocabulary
from adjudicator.games.cosmic.deck import cards_for, deck_for
from adjudicator.games.cosmic.faces import FLARE
from adjudicator.games.cosmic.pieces import PIECES, SECTIONS
from adjudicator.games.cosmic.state import LIMBO, PLANETS, SIDES, Cosmic


def vocabulary(view: Cosmic, seat: Seat) -> Vocabulary:
    """Seats, places, cards, pieces, sides; `home 3` is in the player's own system, `planet 3` where he must attack."""
    target = view.targets[seat]
    deck = (deck_for(view.options, len(view.seats)), view.options["flares"])
    return _vocabulary(view.seats, seat, None if target is None else target[0], deck, len(view.challenges))


@lru_cache(maxsize=1024)
def _vocabulary(
    colours: tuple[str, ...], seat: Seat, system: Seat | None, deck: tuple[str, str], challenges: int
) -> Vocabulary:
    """The same names serve in many positions."""
    places: dict[str, int] = {}
    for planet in range(PLANETS):
        places[f"home {planet + 1}"] = seat * PLANETS + planet
    for owner, colour in enumerate(colours):
        for planet in range(PLANETS):
            places[f"{colour} {planet + 1}"] = owner * PLANETS + planet
    if system is not None:
        for planet in range(PLANETS):
            places[f"planet {planet + 1}"] = system * PLANETS + planet
    places["Limbo"] = LIMBO
    which, flares = deck
    dealt = SECTIONS if flares == "yes" else ()
    names = dict.fromkeys((*cards_for(which, len(colours), flares), *dealt))
    flare_names = [card.removesuffix(FLARE) for card in SECTIONS]
    return Vocabulary(
        {
            "seat": {colour: i for i, colour in enumerate(colours)},
            "place": places,
            "card": {card: card for card in names} | {card[7:]: card for card in names if card.startswith("Attack ")},
            "piece": {piece.name: piece.name for piece in PIECES} | {card: card for card in dealt},
            "flare": {name: name for name in flare_names},
            "challenge": {str(number): number for number in range(1, challenges + 1)},
            "side": {**{side: i for i, side in enumerate(SIDES)}, "offense": 0, "defense": 1},
        }
    )
