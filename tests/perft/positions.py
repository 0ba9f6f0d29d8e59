"""Hard positions for counting, in the words of the case law: few tokens, few cards, and much that meets."""

from typing import NamedTuple

from adjudicator.engine.contract.title import AND
from adjudicator.games.cosmic.table import power_pools

EVERYTHING = {"powers": AND.join(power_pools.POOLS["all_31"]), "flares": "yes"}
"""Many powers, and always the same: the counts do not change when another power comes."""

_POOR = "1 on home 1; 1 on home 2; 1 on home 3; none on home 4; none on home 5"
"""What a player has who keeps his power, and few choices."""


class Hard(NamedTuple):
    """A position, in how many ways its phase can go, and how many positions can come of that."""

    name: str
    phase: int
    statements: tuple[str, ...]
    ways: int
    positions: int


def poor(name: str, power: str, hand: str, more: str = "", *, out: int = 17) -> str:
    """A player with three tokens left, and whatever more there is."""
    return f"{name} ({power}): {out} out of the game; {_POOR}; hand {hand}{more and '; '}{more}"


def fight(number: int = 1, more: str = "") -> str:
    """Red attacks Blue with a token."""
    return f"challenge {number}: Red attacks Blue on Blue 1 with 1{more and '; '}{more}"


HARD = (
    Hard(
        "a challenge is fought again, and flares are played both times",
        3,
        (
            poor("Red", "Chronos", "Attack 8, Attack 12, Virus Flare", out=16),
            poor("Blue", "Virus", "Attack 6, Attack 10"),
            poor("Green", "Mind", "Attack 4, Cosmic Zap"),
            fight(),
        ),
        984,
        8,
    ),
    Hard(
        "flares, edicts and what stops them, and what stops that",
        3,
        (
            poor("Red", "Clone", "Attack 8, Cosmic Zap, Virus Flare", out=16),
            poor("Blue", "Virus", "Attack 6, Flarezap"),
            poor("Green", "Mind", "Cosmic Zap, Void Flare"),
            fight(),
        ),
        1155,
        28,
    ),
    Hard(
        "tokens are poured in and pulled back while flares wait",
        3,
        (
            poor("Red", "Amoeba", "Attack 8, Compromise", out=16),
            poor("Blue", "Macron", "Attack 6, Compromise, Amoeba Flare"),
            poor("Green", "Mind", "Cosmic Zap"),
            fight(),
        ),
        1177,
        397,
    ),
    Hard(
        "the lower total wins, and turns round again",
        3,
        (
            poor("Red", "Anti-Matter", "Attack 8, Attack 4, Cosmic Zap", out=16),
            poor("Blue", "Virus", "Attack 6, Attack 10, Virus Flare"),
            poor("Green", "Mind", "Cosmic Zap, Void Flare"),
            fight(),
        ),
        1248,
        28,
    ),
    Hard(
        "who is blinded is seen by who sees all",
        3,
        (
            poor("Red", "Laser", "Attack 8, Attack 12, Laser Flare", out=16),
            poor("Blue", "Oracle", "Attack 6, Compromise, Cosmic Zap"),
            poor("Green", "Mind", "Cosmic Zap, Flarezap"),
            fight(),
        ),
        418,
        76,
    ),
    Hard(
        "hands are read, changed and filled up before cards are played",
        3,
        (
            poor("Red", "Mutant", "Attack 8, Attack 12, Mutant Flare", out=16),
            poor("Blue", "Trader", "Attack 6, Compromise"),
            poor("Green", "Mind", "Cosmic Zap"),
            fight(),
        ),
        2503,
        628,
    ),
    Hard(
        "one attack after the other, and an edict between them",
        1,
        (
            poor("Red", "Machine", "Attack 8, Attack 12, Mobius Tubes", "attacks Blue"),
            poor("Blue", "Virus", "Attack 6", "attacks nobody"),
            poor("Green", "Macron", "Cosmic Zap", "attacks nobody"),
        ),
        270,
        170,
    ),
    Hard(
        "whom destiny drew, and whom another would rather attack",
        1,
        (
            poor("Red", "Will", "Attack 8, Cosmic Zap", "attacks Blue"),
            poor("Blue", "Mind", "Attack 6, Will Flare", "attacks nobody"),
            poor("Green", "Macron", "Cosmic Zap", "attacks nobody"),
        ),
        285,
        135,
    ),
    Hard(
        "a deal in which the dead may be released",
        4,
        (
            poor("Red", "Zombie", "Attack 8, Void Flare", "1 in the Warp", out=16),
            poor("Blue", "Void", "Attack 6, Zombie Flare", "1 in the Warp", out=16),
            poor("Green", "Warrior", "Cosmic Zap"),
            "challenge 1: Red attacks Blue on Blue 1 with 0; to be settled by a deal",
        ),
        26,
        4,
    ),
    Hard(
        "losses to the Plague, tokens out of Limbo, and another Plague",
        1,
        (
            poor("Red", "Void", "Attack 8, Cosmic Zap", "1 in Limbo; struck by the Plague; attacks Blue", out=16),
            poor("Blue", "Zombie", "Attack 6, Plague", "1 in the Warp; attacks nobody", out=16),
            poor("Green", "Macron", "Cosmic Zap", "attacks nobody"),
        ),
        180,
        180,
    ),
)
