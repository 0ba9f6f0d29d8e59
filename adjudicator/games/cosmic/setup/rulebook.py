"""The rulebook values of Postal Cosmic: every point the printed rules leave open, and what can be played instead.

The first choice of each is the default. The numbers (T2, G3, ...) are those of the rules as played.
"""

from typing import Final

from adjudicator.engine.contract.title import OptionSpec
from adjudicator.games.cosmic.mechanics.foreign_aid import FOREIGN_AID, PLAYED
from adjudicator.games.cosmic.mechanics.second_challenges import LATER
from adjudicator.games.cosmic.pieces import POWERS
from adjudicator.games.cosmic.table.card_faces import edition
from adjudicator.games.cosmic.table.power_pools import ALL, CLASSIC, OFFER, POOLS, POWERS_BY, POWERS_OFFERED, SIMPLE
from adjudicator.games.cosmic.told.stop_questions import ALLOWED, OWN_ZAPS

SETS: Final = {word: POOLS[word] for word in (CLASSIC, SIMPLE)} | {
    origin.casefold().replace(" ", "-"): tuple([power.name for power in POWERS if power.origin == origin])
    for origin in sorted({power.origin for power in POWERS} - {""})
}
"""Powers that a list can name by one word: those of pools, and those that say which set they are from."""

DECKS = ("classic", "mayfair", "ffg")

OPEN_POINTS = (
    OptionSpec("deck", ("auto", *DECKS), "Which deck is played: auto is mayfair from six players, else classic (G6)."),
    OptionSpec("zap_lasts", ("challenge", "use", "phase"), "How long a Cosmic Zap silences what it cancels (G3)."),
    OptionSpec(
        OWN_ZAPS,
        (ALLOWED, "no"),
        "Whether a Cosmic Zap can stop a use of the power of whoever plays it, if they name themselves (G11).",
    ),
    OptionSpec(
        "alliances",
        ("timing", "hidden"),
        "Whether players join in timing order, each knowing who joined before, or all at once (A2). All at once, "
        "hidden, is recommended for four and more players.",
    ),
    OptionSpec(
        "after_nmr",
        ("remove", "replace", "hold"),
        "What two missed phases running lead to: removal, a vacant seat for another player, or nothing (G8).",
    ),
    OptionSpec(
        "resettle",
        ("no", "yes"),
        "Whether a player whose own colour comes may settle an empty home planet again instead of attacking (T3).",
    ),
    OptionSpec(
        "second_challenge",
        ("never", LATER),
        "Whether an offence that has won, or made a deal, may attack twice in the next turn (T1).",
    ),
    OptionSpec(
        "powers",
        (CLASSIC, SIMPLE, ALL),
        "Which powers are dealt: the fifteen classic ones, eight of them for a first game, all that there are, or "
        "those that are listed (Mind + Clone + Dictator).",
        names=tuple([power.name for power in POWERS]),
        every=ALL,
        groups=tuple(SETS.items()),
        earlier=tuple(POOLS),
    ),
    OptionSpec(
        POWERS_BY,
        ("chance", "wish", OFFER),
        "Whether powers are drawn, given as players wish when they join (the dice settle whose wishes come first), or "
        "chosen in a phase of their own, each out of a few that nobody else sees.",
    ),
    OptionSpec(POWERS_OFFERED, ("3", "2"), "How many powers each player chooses from.", where=(POWERS_BY, OFFER)),
    OptionSpec("flares", ("no", "yes"), "Whether flares are played, with the Flarezap (the optional rule)."),
    OptionSpec("flare_use", ("challenge", "turn", "unlimited"), "How often each flare can be played: once a ... (G5)."),
    OptionSpec(
        "agreements",
        ("deals", "all"),
        "Whether players can make other agreements than deals, such as a swap of zaps (G9).",
    ),
    OptionSpec("bases_to_win", ("5", "4", "3"), "How many foreign bases end the game at the end of a turn (rule 4)."),
    OptionSpec(
        FOREIGN_AID,
        ("no", PLAYED),
        "Whether players who are no allies can offer main players a card as aid, for a reward (A4).",
        where=("alliances", "hidden"),
    ),
)
"""Those of the printed rules."""

EDITIONS = tuple(
    OptionSpec(
        edition(power.name),
        ("classic", "modern"),
        f"Which edition of {power.name} is played. Modern: {modern}",
        where=None if power.name in POOLS[ALL] else ("powers", power.name),
    )
    for power in POWERS
    if (modern := power.modern)
)
"""Which edition is played of each power whose later edition is a different one."""

RULEBOOK = (*OPEN_POINTS, *EDITIONS)
