"""The rules of Cosmoforce sentence by sentence, each in our own few words, with the modules that play it and cases.

The print has headings and no numbers. A sentence is called by the letters of its heading here and its place under it.
"""

from typing import NamedTuple

HEADINGS = {
    "B": "Build a Ship",
    "M": "Mass",
    "CC": "Crew Complement",
    "CS": "Crew State",
    "S": "Initial Speed & Thrust",
    "H": "Initial Heat",
    "D": "Rolling Dice",
    "C": "Cascading",
    "R": "Rolling to Shoot",
    "F": "Combat",
    "N": "Maneuvering",
    "T": "Executing Turns",
    "TR": "Resolve Ongoing Repairs",
    "TH": "Manage Heat",
    "TC": "Check for Collisions",
    "A": "Take Actions",
    "AA": "Attack",
    "AH": "Attacking with Hangars",
    "AL": "Attacking with Laser",
    "AM": "Attacking with Missile",
    "AR": "Attacking with Railgun",
    "AB": "Burn Engines",
    "AC": "Conserve Energy",
    "AE": "Heal Crew",
    "AX": "Ram",
    "AP": "Repair Systems",
    "G": "Damaging Systems",
    "L": "Losing Habitats",
    "E": "Damaging Missile Systems",
    "Z": "Time Limit",
    "O": "Elimination",
    "V": "Victory",
    "P": "RPG Supplement Rules",
}
"""The headings of the print, as cases cite them."""


class Sentence(NamedTuple):
    """What a sentence says, the modules that play it, and cases (or a test, below `tests/`) that show it."""

    number: str
    says: str
    modules: tuple[str, ...]
    shown: tuple[str, ...]


def _rows(letters: str, modules: str, *sentences: tuple[str, str]) -> tuple[Sentence, ...]:
    """The sentences below a heading, each with the cases that show it; `modules` play them all."""
    played = tuple(modules.split())
    return tuple(
        Sentence(f"{letters}{place}", says, played, tuple(shown.split()))
        for place, (says, shown) in enumerate(sentences, 1)
    )


_TABLES = "cosmoforce/test_tables.py"

SENTENCES = (
    *_rows(
        "B",
        "yard.py words.py",
        ("ships are built in secret", "50.01"),
        ("three classes, each with its size modifier", f"50.01 {_TABLES}"),
        ("up to ten systems, and slots may stay empty", "50.05 50.06"),
        ("six systems that every class can mount", "50.05 50.12"),
        ("afterburners only on fighters", "50.07"),
        ("hangars only on capital ships", "50.08"),
        ("railguns only on cruisers", "50.09"),
    ),
    *_rows("M", "ship.py", ("mass is size modifier times mounted systems", f"50.15 {_TABLES}")),
    *_rows("CC", "gear.py", ("crew is one, and the size modifier for each habitat", f"50.04 {_TABLES}")),
    *_rows(
        "CS",
        "moves.py stages/harming.py gear.py",
        ("all crew are ready at first, in the standby box", "50.04"),
        ("crew that are harmed are hurt", "54.03"),
        ("hurt crew that are harmed are killed", "54.07"),
    ),
    *_rows(
        "S",
        "gear.py words.py",
        ("a ship needs one propulsion system at least", "50.10"),
        ("engines give one thrust, afterburners two", f"51.06 {_TABLES}"),
        ("first speed is 3, less size modifier, and thrust", f"50.02 {_TABLES}"),
        ("speed stays as it is when the thrust changes", "53.11"),
    ),
    *_rows("H", "gear.py", ("a heat token for each engine and afterburner", "50.03")),
    *_rows(
        "D",
        "dice.py",
        ("all dice have eight sides, and low is good", "52.01"),
        ("dice of 7 and 8 are discarded", "52.01"),
        ("those that are left are effective", "52.01"),
    ),
    *_rows(
        "C",
        "dice.py",
        ("a 1 may bring another die, part of the same roll", "52.02 51.05 54.05 54.06"),
        ("it is discarded with 7 or more, too", "52.04"),
        ("and can bring another one itself", "52.03"),
    ),
    *_rows(
        "R",
        "stages/shooting.py dice.py",
        ("shooting is a roll, by the rules for all rolls", "52.01"),
        ("a target with speed and thrust of 1 or more avoids shots", "52.10"),
        ("the dice may not add up to more than its mass", "52.05 52.06 52.07"),
        ("which does not hold for a target that stands still", "52.09"),
        ("nor for one without thrust", "52.08"),
        ("each die that is left hits for 1 damage", "52.01"),
    ),
    *_rows(
        "F",
        "stages/combat.py stages/building.py",
        ("all rosters are revealed at once when all are built", "50.01"),
        ("a round is a turn for every ship", "51.01"),
        ("the fastest first, then the next, the slowest last", "51.01 51.09 51.10"),
    ),
    *_rows(
        "N",
        "stages/manoeuvring.py stages/combat.py",
        ("of equal speed the lighter ship is the faster one", "51.02 52.28"),
        ("of equal speed and mass they manoeuvre at once", "50.14 51.03"),
        ("all that are tied roll", "51.08"),
        ("a die for each thrust, and one more", "51.06"),
        ("each effective die adds a hundredth", "51.03"),
        ("again until all ties are broken", "51.04 59.01"),
        ("as soon as a tie appears, in the middle of a turn too", "51.07"),
    ),
    *_rows("T", "stages/combat.py", ("repairs, heat, collisions, actions, in that order", "51.11 53.20")),
    *_rows(
        "TR",
        "stages/combat.py",
        ("each ready crew at a system clears a mark", "53.14"),
        ("then it comes back", "53.15 53.17"),
        ("or stays at the repairs", "53.16"),
    ),
    *_rows(
        "TH",
        "stages/combat.py stages/harming.py",
        ("each working dissipator removes a heat token", "54.01 54.02"),
        ("each token that is left rolls a die", "54.03 54.04"),
        ("each effective die harms a crew", "54.03"),
    ),
    *_rows(
        "TC",
        "stages/combat.py",
        ("a ship without thrust is in danger", "54.11 54.14"),
        ("so is one that is faster than 10", "54.12 54.13 59.02"),
        ("a die for each whole point of speed", "54.11 59.02 59.03"),
        ("each effective die is 1 damage", "54.11"),
    ),
    *_rows(
        "A",
        "stages/combat.py actions.py words.py",
        ("two actions a turn", "51.12 51.13"),
        ("of these kinds, two of the same too", "51.12"),
    ),
    *_rows(
        "AA",
        "actions.py stages/shooting.py",
        ("another ship is the target", "52.29"),
        ("one type of weapon, and any number of working ones", "52.11 52.12"),
        ("with the dice of that weapon", "52.18 52.19 52.26"),
        ("each hit forces the target to take 1 damage", "52.01"),
    ),
    *_rows(
        "AH",
        "systems/hangar.py",
        ("one die for each hangar", "52.18"),
        ("3 damage a hit against a mass of 15 or less", "52.16 52.17"),
    ),
    *_rows(
        "AL",
        "systems/laser.py stages/shooting.py",
        ("one die for each laser", "52.13"),
        ("each 7 or more heats the attacker", "52.14 52.15"),
        ("each hit heats the target, too", "52.13"),
    ),
    *_rows(
        "AM",
        "systems/missile.py stages/shooting.py",
        ("three dice for each missile", "52.19"),
        ("two eights or more use it up", "52.20 52.21 52.22 52.23"),
        ("which counts as destroyed", "52.25 55.14"),
    ),
    *_rows(
        "AR",
        "systems/railgun.py",
        ("one die for each railgun", "52.27"),
        ("three for each against a slower ship", "52.26 52.28 59.04"),
    ),
    *_rows(
        "AB",
        "actions.py stages/combat.py",
        ("costs as much heat as the size modifier", "54.15"),
        ("the speed changes by thrust and one at most", "54.15 54.16 54.17 59.08"),
    ),
    *_rows("AC", "actions.py stages/combat.py", ("each working dissipator removes one heat token more", "54.18 59.05")),
    *_rows("AE", "actions.py stages/combat.py", ("one hurt crew is ready for each habitat used", "54.19 54.20")),
    *_rows(
        "AX",
        "stages/shooting.py options.py",
        ("another ship is the target", "55.01 52.29"),
        ("which may evade at once with any amount of heat", "55.04 55.05 55.06"),
        ("a die, and one for each whole point of speed", "55.01 59.06"),
        ("one less for each heat token", "55.04"),
        ("each effective die is 1 damage to both", "55.01"),
        ("a 1 only to the target", "55.02 55.03"),
    ),
    *_rows(
        "AP",
        "actions.py stages/combat.py",
        ("any number of ready crew go to a system", "53.12 53.13 59.10"),
        ("who is there at the next turn repairs", "53.12 54.08"),
    ),
    *_rows(
        "G",
        "stages/harming.py options.py gear.py",
        ("the owner selects a system for each point", "53.01 53.06 53.07"),
        ("a damaged system does not attack or heal", "52.12 54.20"),
        ("it gives no thrust", "53.11"),
        ("and removes no heat", "54.02"),
        ("armour is destroyed by size modifier and one", "53.08 53.09 53.10"),
        ("all else by 2", "53.01"),
        ("destroyed systems cannot be repaired", "53.18"),
        ("crew at work on what is damaged are hurt, and leave it", "53.19"),
    ),
    *_rows(
        "L",
        "stages/harming.py",
        ("with a habitat destroyed there is less room", "53.21 53.23"),
        ("crew are killed until the rest fit in", "53.21 53.22 53.24 58.25"),
    ),
    *_rows(
        "E",
        "systems/missile.py stages/harming.py",
        ("damaged and not used up it explodes, for 2 more", "52.24 52.25 59.07"),
    ),
    *_rows(
        "Z",
        "actions.py rulebook.py",
        ("after ten minutes only engines and ramming", "55.15 55.16 55.17 55.18 55.19 58.18"),
    ),
    *_rows(
        "O",
        "ship.py stages/harming.py",
        ("a ship is out when all crew are killed", "54.10"),
        ("or all its systems are damaged", "55.10 55.11 55.14 55.23"),
    ),
    *_rows("V", "stages/combat.py", ("who is left when all others are out has won", "55.12 55.13 58.21")),
    *_rows(
        "P",
        "stages/crew.py ruling.py",
        ("any number of crew can be characters", "58.01 58.02 58.03 58.04 58.17"),
        ("a harm is half of the damage one can take", "58.12 58.13 58.14"),
        ("one action of a turn can be a crew action", "58.05 58.15 58.16 58.22 58.23"),
        ("what comes of it the game master says", "58.06 58.07 58.08 58.09 58.20 58.24"),
        ("cold removes heat", "58.06"),
        ("who can mend things mends faster", "58.10"),
        ("who can heal makes hurt crew ready", "58.11"),
    ),
)

HOME = "games/cosmoforce/"


def headings() -> list[str]:
    """The headings with the letters of their sentences."""
    return ["| letters | heading |", "| --- | --- |", *(f"| {short} | {name} |" for short, name in HEADINGS.items())]


def table() -> list[str]:
    """The sentences as a table."""
    rows = [
        f"| {one.number} | {one.says} | {', '.join(one.modules)} | {', '.join(_cited(case) for case in one.shown)} |"
        for one in SENTENCES
    ]
    return ["| no. | what it says | played by | shown by |", "| --- | --- | --- | --- |", *rows]


def _cited(shown: str) -> str:
    return f"`tests/{shown}`" if "/" in shown else shown
