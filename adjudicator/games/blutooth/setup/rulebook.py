"""The rulebook values of the Blutooth edition: where the source contradicts itself or leaves something open.

The first choice of each is the default. The numbers (Q02, Q05, ...) are those of the rules as played.
"""

from typing import Final

from adjudicator.engine.contract.title import OptionSpec
from adjudicator.games.blutooth.pieces import POWERS, SETS
from adjudicator.games.blutooth.scoring.galaxies import GALAXIES
from adjudicator.games.blutooth.systems.new_powers import ALL_ALIENS, FIRST_EIGHT

RULEBOOK: Final = (
    OptionSpec("dark", ("no", "yes"), "Whether there is a dark forge (the dimension Illicit)."),
    OptionSpec(
        "poison",
        ("normal", "clean", "toxic"),
        "How many Poison pods there are: 3, none (the dimension Clean), or 2 for each alien (Toxic, Q64).",
    ),
    OptionSpec(
        "showcase", ("no", "5", "3"), "How many pods lie open beside the forge (the dimension Commercial, Q41)."
    ),
    OptionSpec("praw", ("no", "yes"), "Whether revived ships go to the Praw first (the dimension Secure)."),
    OptionSpec("rift_bases", ("home", "anywhere"), "Where bases can be founded with a rift (Q51)."),
    OptionSpec(
        "intimidate",
        ("instead", "added"),
        "What an Intimidate counts in a brigade: its number in place of the driver's, or besides (Q52).",
    ),
    OptionSpec("fuel", ("2", "1", "3"), "How many fuel cells every alien gets as a cycle begins (Q21)."),
    OptionSpec(
        "trojan",
        ("clash", "infection"),
        "How a brigade fares against a trojan: a clash with twice the enemy's cache, or by odd and even might (Q02).",
    ),
    OptionSpec("stooge", ("nothing", "00"), "What a stooge is worth: no might at all, or an attack of 00 (Q13)."),
    OptionSpec(
        "standoff", ("invader", "draw"), "What two brigades without might come to: the invader wins, or a draw (Q12)."
    ),
    OptionSpec("quash", ("either", "both", "never"), "Who can break a negotiation off (Q05)."),
    OptionSpec("influence", ("bases", "authority"), "What influence is: all bases, or those at home (Q06)."),
    OptionSpec(
        "peaceful_victory",
        ("coexist", "withdraw"),
        "Whether the defender stays on the planet after a peaceful victory by demand, or goes home (Q08).",
    ),
    OptionSpec(
        "peaceful_lands",
        ("invader", "fleet"),
        "Who lands after a peaceful victory by demand: the invader, or its sponsors, too (Q08).",
    ),
    OptionSpec(
        "hopeless", ("out", "stays"), "Whether an alien that can no longer win, for lack of ships, is out (Q19)."
    ),
    OptionSpec(
        "forge",
        ("set_aside", "at_once"),
        "When discharged pods come back: when the forge is empty, or at each upkeep (Q24).",
    ),
    OptionSpec(
        "backer_lucre",
        ("win", "boon"),
        "What a sponsor of a defender who wins gets besides its boons: 1 lucre for the win, or 1 for each boon (Q28).",
    ),
    OptionSpec("bribes", ("sealed", "open"), "When bribes are known: at contact, or before drivers are primed (Q30)."),
    OptionSpec(
        "lucre_spend",
        ("actors", "leaders", "all"),
        "Who may buy something when an invasion is over: all who were in its fleets, its leaders, or everybody (Q28).",
    ),
    OptionSpec("flares", ("no", "yes"), "Whether flares are in the forge, two for each alien: the dimension Nuclear."),
    OptionSpec(
        "flare_use",
        ("invasion", "wave"),
        "How often each flare can be played: once in each invasion, or once in a wave.",
    ),
    OptionSpec(
        "burnout",
        ("marked", "wild"),
        "Which flares go to the alien whose they are: those that say so, or all wild ones (Q26).",
    ),
    OptionSpec("finder", ("takes", "looks"), "Whether a Finder takes the pod that it finds (Q60)."),
    OptionSpec("techs", ("no", "yes"), "Whether the match has techs, three for everybody to begin with (Hi-Tech)."),
    OptionSpec(
        "silent_driver",
        ("lowest", "random"),
        "What leads the fleet of a silent leader: the lowest attack, or any driver at random.",
    ),
    OptionSpec(
        "legacies",
        ("none", "memorial", "haunted", "cursed"),
        "How many legacies of aliens that do not play are in force from the beginning: none, one, two or three (Q56).",
    ),
    OptionSpec(
        "left_legacy",
        ("none", "own_then_pool", "pool"),
        "What an eliminated alien leaves: nothing; its own legacy if there is one, else one of those that may be "
        "drawn; or always one of these (Q56).",
    ),
    OptionSpec("hazards", ("no", "yes"), "Whether charges of destiny carry hazards (dimension Hazardous)."),
    OptionSpec(
        "intervention",
        ("play", "skip"),
        "Whether there is a hazard after which all aliens negotiate in one letter (Q44).",
    ),
    OptionSpec("moons", ("no", "yes"), "Whether planets have moons (Celestial)."),
    OptionSpec("moons_per_system", ("2", "1", "5"), "How many planets of a system have a moon (Q57)."),
    OptionSpec(
        "lucre",
        ("normal", "generous", "stingy"),
        "How much lucre there is: 2 at first and with a resupply, 4, or none with these and none for sponsors.",
    ),
    OptionSpec("resupplies", ("two", "none"), "How many resupplies are free."),
    OptionSpec("prices", ("normal", "expensive"), "What lucre is worth: expensive halves it."),
    OptionSpec("shop", ("vouchers", "silver"), "What 3 lucre buy: a voucher, or three boons."),
    OptionSpec(
        "aliens",
        (FIRST_EIGHT, ALL_ALIENS),
        "Which aliens are dealt: eight simple ones, all that there are, or those that are listed (Will + Void).",
        names=tuple([power.name for power in POWERS]),
        every=ALL_ALIENS,
        groups=SETS,
    ),
    OptionSpec("known", ("no", "yes"), "Whether all powers are known from the beginning."),
    OptionSpec(
        "sap",
        ("no", "host"),
        "Whether ships of Parasite that come unasked sap the might of the fleet they join: each counts against it.",
    ),
    OptionSpec("stations", ("no", "yes"), "Whether aliens have space stations: the dimension Defensive."),
    OptionSpec(
        "campaigns",
        ("together", "in_turn"),
        "Whether everybody has a campaign in the same letters, or one alien after the other.",
    ),
    OptionSpec(
        "letters",
        ("four", "three", "two"),
        "Letters of a wave: with three drivers are named before fleets are known, with two demands and boons as well.",
    ),
    OptionSpec("haggles", ("no", "yes"), "Whether aliens may haggle beside invasions: a prize for influence."),
    OptionSpec(
        "drivers", ("one", "two"), "How many drivers a leader primes (two: dual-pod combat, the dimension Armed)."
    ),
    OptionSpec(
        "dual",
        ("no", "two_faced", "shadow"),
        "Whether everybody has two powers: both are used (Two-Faced), or one is chosen for the match (Shadow, Q70).",
    ),
    OptionSpec("powers", ("stable", "unstable"), "Whether all powers change at random after every campaign."),
    OptionSpec(
        "talk",
        ("free", "counted", "garbled", "mute"),
        "Who may write to whom: anybody to anybody; as the source has it; nobody to all; nobody to some (Q36).",
    ),
    OptionSpec("galaxy", ("none", *GALAXIES), "By which galaxy the end of the match is scored."),
    OptionSpec(
        "titles", ("none", "3", "5", "all"), "How many titles bring points at the end, whatever the galaxy (Q63)."
    ),
    OptionSpec("titles_known", ("yes", "end"), "When the titles are known: from the beginning, or at the end (Q63)."),
    OptionSpec("winner", ("dominion", "points"), "Who wins as the match ends: the dominion, or most points (Q66)."),
    OptionSpec("last_cycle", ("12", "8", "4", "2", "never"), "The cycle after which most dominion wins (Q73)."),
    OptionSpec(
        "after_nmr",
        ("remove", "replace", "hold"),
        "What two missed phases running lead to: removal, a vacant seat for another player, or nothing.",
    ),
)
