"""Card faces: what the name of a card says of its value and kind."""

from functools import cache

COMPROMISE = "Compromise"
MORPH = "Morph"
"""The challenge card that is turned up as whatever the other side has played."""
FLARE = " Flare"
"""The ending of every flare card's name."""
REINFORCES = "Reinforcement "
"""The beginning of every reinforcement's name; its number follows."""
FLAREZAP = "Flarezap"
"""The edict that comes with the flares."""


@cache
def edition(power: str) -> str:
    """The rulebook value that says which edition of a power is played."""
    return f"edition_{power.lower().replace(' ', '_').replace('-', '_')}"


@cache
def attack_value(card: str) -> int | None:
    """The number on an Attack; None for every other card."""
    return int(card[7:]) if card.startswith("Attack ") else None


@cache
def is_challenge_card(card: str) -> bool:
    """Whether a card can be played as a challenge card."""
    return card in (COMPROMISE, MORPH) or card.startswith("Attack ")


@cache
def kind(card: str) -> str:
    """The type of a card, as the Plague counts them: attack, compromise, morph, edict, flare or reinforcement."""
    if card in (COMPROMISE, MORPH):
        return card.lower()
    if card.endswith(FLARE):
        return "flare"
    if card.startswith(REINFORCES):
        return "reinforcement"
    return "attack" if card.startswith("Attack ") else "edict"
