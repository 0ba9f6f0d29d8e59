"""The possible answers to BUILD: every ship that can be built, and a random one for silent players."""

from collections.abc import Iterator

from adjudicator.core.chance import Chance
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Options
from adjudicator.games.cosmoforce.ship import HULLS, SLOTS
from adjudicator.games.cosmoforce.table.gear import BY_NAME
from adjudicator.games.cosmoforce.table.speech import reason
from adjudicator.games.cosmoforce.words.build_words import Build, illegal

FEWEST = 5
"""A random ship has at least this many systems."""

SHOWN = 90


def random_ship(chance: Chance, label: str) -> Build:
    """A legal ship: any class, five to ten systems that the class can mount, one of them propulsion."""
    hull = 1 + chance.below(f"{label}/class", len(HULLS) - 1)
    kinds = [kind for kind, system in BY_NAME.items() if system.only in (None, hull)]
    drives = [kind for kind in kinds if BY_NAME[kind].thrust]
    count = FEWEST + chance.below(f"{label}/systems", SLOTS - FEWEST + 1)
    mounted = [chance.pick(f"{label}/drive", drives)]
    mounted += [chance.pick(f"{label}/{slot}", kinds) for slot in range(1, count)]
    return Build(hull, tuple([kind for kind in BY_NAME for _ in range(mounted.count(kind))]))


class Yard(Options):
    """Every legal ship."""

    __slots__ = ()

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Build):
            return reason("no-ship")
        return illegal(choice.hull, choice.systems) or choice

    def every(self) -> Iterator[Choice]:
        """Some of them: there are too many to list."""
        yard = Chance(b"the yard")
        return iter([random_ship(yard, str(number)) for number in range(SHOWN)])

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        """One at random."""
        yield random_ship(chance, label)
