"""The deck: which cards there are, and drawing them."""

import csv
from functools import cache
from importlib.resources import files

from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.at import At
from adjudicator.engine.script import Made, Script
from adjudicator.games.cosmic.cards import CardsDrawn, Reshuffled
from adjudicator.games.cosmic.state import Cosmic

HAND = 7
"""Cards in a new hand."""
COMPROMISE = "Compromise"


def attack_value(card: str) -> int | None:
    """The number on an Attack; None for every other card."""
    return int(card[7:]) if card.startswith("Attack ") else None


def is_challenge_card(card: str) -> bool:
    """Whether a card can be played as a challenge card."""
    return card == COMPROMISE or card.startswith("Attack ")


def kind(card: str) -> str:
    """The type of a card, as the Plague counts them: attack, compromise or edict."""
    if card == COMPROMISE:
        return "compromise"
    return "attack" if card.startswith("Attack ") else "edict"


@cache
def deck(name: str) -> Pile:
    """All cards of a deck. `classic` is a reconstruction: no published count was found for it."""
    text = files("adjudicator.games.cosmic").joinpath("decks", f"{name}.csv").read_text()
    return tuple(sorted(row["card"] for row in csv.DictReader(text.splitlines()) for _ in range(int(row["count"]))))


def deck_for(options: dict[str, str], players: int) -> str:
    """The deck that a rulebook means for so many players."""
    chosen = options["deck"]
    return chosen if chosen != "auto" else ("mayfair" if players >= 6 else "classic")


def draw(at: At[Cosmic], seat: Seat, count: int, label: str, *, fresh: bool = False) -> Script:
    """Draw cards for a seat, shuffling the discards back in when the deck runs out; fewer when there are no more."""
    for part in ("", "/reshuffled"):
        if part:
            yield Made(lambda now: Reshuffled() if not now.deck and now.discard else None)

        def make(now: Cosmic, part: str = part, count: int = count) -> Event[Cosmic] | None:
            cards = at.chance.choose(label + part, now.deck, count)
            return CardsDrawn(seat, tuple(sorted(cards)), fresh) if cards else None

        event = yield Made(make)
        count -= len(event.cards) if event is not None else 0
        if not count:
            return
