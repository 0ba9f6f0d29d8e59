"""Positions of all titles in which the orders on the pages make sense."""

from typing import Any, Final, NamedTuple

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.engine.contract.title import Title
from adjudicator.games import catalogue
from adjudicator.orders.letter.order_language import language

_CRAFT: Final = ("Red: character Ripley; character Ash",)
_FIGHTS: Final = ("Red attacks Blue on Blue", "Green attacks Yellow on Yellow", "Yellow attacks Red on Red")
_FOUGHT: Final = tuple(f"challenge {number}: {said} 2 with 3" for number, said in enumerate(_FIGHTS, start=1))
_WAVE: Final = ("Red invades Blue", "Blue invades Red", "Green invades Red", "Yellow invades Green")
_AIMED: Final = tuple(
    f"invasion {number}: {said} on {said.split()[-1]} {number}" for number, said in enumerate(_WAVE, start=1)
)
_MADE: Final = "Slime Attack 12, Third Eye, Snot Rocket, Restless Leg, Prehensile Tail, Cloudy Mind"
_ALL: Final = {"flares": "yes", "powers": "all", "agreements": "all", "second_challenge": "later"}
POSITIONS: Final[tuple[tuple[str, str, tuple[str, ...], dict[str, str]], ...]] = (
    ("postal-cosmic", "turn 3 phase 1, 5 players", ("Red: attacks Blue",), _ALL),
    (
        "postal-cosmic",
        "turn 2 phase 3, 5 players",
        (*_FOUGHT, "challenge 4: Blue attacks Green on Green 2 with 3"),
        _ALL,
    ),
    ("cosmoforce", "turn 1 phase 1, 4 players", (), {}),
    ("cosmoforce", "turn 2 phase 2, 4 players", _CRAFT, {"crew": "named"}),
    ("cosmoclasm", "turn 2 phase 2, 5 players", (), {"abilities": "yes"}),
    ("blutooth", "turn 2 phase 1, 5 players", tuple(one.partition(" on ")[0] for one in _AIMED), {}),
    ("blutooth", "turn 2 phase 3, 5 players", _AIMED, {"dark": "yes", "flares": "yes", "moons": "yes"}),
    (
        "blutooth",
        "turn 2 phase 3, 5 players",
        (*_AIMED, f"manifested: {_MADE}", f"Red: cache {_MADE}; has to choose between Zombie and Void"),
        {"drivers": "two", "showcase": "5", "haggles": "yes", "dual": "shadow"},
    ),
)


class Table(NamedTuple):
    """A seat's names in a position of a title."""

    title: Title[Any]
    names: Vocabulary
    heading: Heading

    @classmethod
    def laid(cls, name: str, head: str, statements: tuple[str, ...], options: dict[str, str]) -> "Table":
        """That of the first seat in a position."""
        title = catalogue.title(name)
        state, views = title.position(head, statements, title.kept(options))
        return cls(title, title.vocabulary(views[0], 0), title.where(state))

    def reads(self, order: str) -> bool:
        """Whether a line is read, and says something."""
        speech = language(self.title.choices, self.title.facts)
        reading = speech.read(order, self.names, self.heading, self.title.phases)
        return not reading.problems and bool(reading.read or reading.kept or reading.directives)


TABLES: Final = [Table.laid(*position) for position in POSITIONS]
