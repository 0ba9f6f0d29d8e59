"""The rulebook values of Cosmoforce: every point the printed rules leave open, and what can be played instead."""

from adjudicator.engine.contract.title import OptionSpec

OPTIONS = (
    OptionSpec(
        "time_limit",
        ("12", "6", "20", "none"),
        "After how many rounds ships can only burn their engines and ram (ten minutes at the table).",
    ),
    OptionSpec(
        "last_round",
        ("40", "25", "none"),
        "After which round the game is over even so; the ships that are left share the victory.",
    ),
    OptionSpec(
        "order",
        ("current", "start"),
        "Whether the fastest ship that has not had its turn is next, or the order is that at the start of the round.",
    ),
    OptionSpec(
        "cascades",
        ("wanted", "always"),
        "Whether a die that shows a 1 brings another one only where the ship wants that, or in every roll: "
        "nobody wants it where dice harm the own ship (heat and collisions).",
    ),
    OptionSpec(
        "crew",
        ("plain", "named"),
        "Whether crew can be characters of a role-playing game, with names, and take crew actions on which the game "
        "master rules by hand (the supplement of the rules).",
    ),
    OptionSpec("depletion", ("one", "all"), "How many of the missiles used in an attack a pair of eights uses up."),
)
"""The first choice of each is the default."""
