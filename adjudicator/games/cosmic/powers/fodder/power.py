"""Fodder."""

from adjudicator.games.cosmic.kit import (
    HIDDEN,
    CardCountsAs,
    CardsDiscarded,
    Choice,
    CosmicAt,
    Judged,
    Power,
    Script,
    asks,
    attack_value,
    reason,
    thrown,
)


class Feed(Choice, frozen=True):
    """Discards Attacks of your hand that lie between both Attacks shown, and adds them to yours (Fodder)."""

    word = "FEED"
    about = "fodder"
    grammar = '["with"] cards'
    example = "FEED with Attack 8, Attack 10"

    cards: tuple[str, ...]


def _outdone(at: CosmicAt) -> bool:
    """Whether my Attack is lower than my opponent's, or may be as far as known."""
    mine, theirs = at.attack_shown(at.side), at.attack_shown(1 - at.side)
    return HIDDEN in at.challenge.laid or (mine is not None and theirs is not None and mine < theirs)


def _fitting(at: CosmicAt, cards: tuple[str, ...]) -> list[str]:
    """Those of these cards that are Attacks of my hand between the two that are shown."""
    lowest = -1 if at.uses("Super Fodder") else at.attack_shown(at.side) or 0
    theirs, held = at.attack_shown(1 - at.side) or 0, list(at.state.held(at.me))
    there = [held.pop(held.index(card)) for card in cards if card in held]
    return [card for card in there if lowest < (attack_value(card) or lowest) < theirs]


class Fodder(Power):
    """When your Attack is lower than your opponent's, you may add Attacks of your hand to it, as a main player.

    Each must be higher than yours and lower than theirs, as these count when they are turned up. They are discarded.
    Of the cards that you name, those are added that fit. In a replay they add nothing any more.
    """

    name = "Fodder"
    origin = "FFG"
    choices = (Feed,)

    @asks("shown", where=lambda at: at.is_main() and _outdone(at))
    def feed(self, at: CosmicAt) -> Script:
        held = [card for card in dict.fromkeys(at.state.held(at.me)) if attack_value(card) is not None]
        if held:
            samples = [Feed((card,)) for card in held]
            judged = Judged(lambda wish: wish if _fitting(at, wish.cards) else reason("no-fodder"), samples)
            gone = thrown(at, _fitting(at, (yield at.wish(self, judged)).cards))
            yield gone
            added = gone.happened.cards if isinstance(gone.happened, CardsDiscarded) else ()
            value = sum(attack_value(card) or 0 for card in added) + (at.attack_shown(at.side) or 0)
            yield CardCountsAs(at.where, at.side, f"Attack {value}")
