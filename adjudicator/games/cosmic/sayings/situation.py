"""Situations: what the meaning of a player's sayings depends on, and the words that all of them share."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.table.state import DEFENCE, OFFENCE, PLANETS
from adjudicator.orders.words.lexer import NUMBERS

_SHIPS: Final = "(?: (?:more )?(?:of my )?(?:tokens?|ships?|guys?|men|pieces?|counters?|stones?))"
_ATOMS: Final = {
    "NUMBER": "(?:" + "|".join((r"\d+", *sorted(NUMBERS, key=len, reverse=True))) + ")",
    "TOKENS": f"{_SHIPS}?",
    "SHIPS": _SHIPS,
    "HOME": r"(?:(?:my )?home(?: planet| base)? \d|h \d|my planet \d)",
    "ROLE": "(?:as|in|for|on|when|while|where|with|if) (?:i'm |i am |i )?(?:my |the |an? )?",
    "OF_OFFENCE": "(?:attack|attacking|offence|offense|attacker|own challenge|challenge)",
    "OF_DEFENCE": "(?:defence|defense|defences|defending|defender|defend|attacked|being attacked)",
    "THEN": "(?: [,:;(=-]| ->| then)*",
}
"""The meaning of words in capitals, in every game."""
_KIND: Final = re.compile("SEATS?|PLACES?|TARGET|WHERE|" + "|".join(_ATOMS))


class Fight(Struct, frozen=True):
    """A challenge: its number, its main players, the planet, and the allies with the side of each."""

    number: int
    offence: Seat
    defence: Seat
    planet: Place
    allies: tuple[tuple[Seat, int], ...] = ()

    def side_of(self, seat: Seat) -> int | None:
        """The side on which a seat is main player."""
        return OFFENCE if seat == self.offence else DEFENCE if seat == self.defence else None


class Situation(Struct, frozen=True):
    """The phase that is open, the seats in lower case, who speaks, and the challenges."""

    phase: int
    seats: tuple[str, ...]
    me: Seat
    fights: tuple[Fight, ...]

    def seat(self, said: str) -> Seat:
        """The seat of a colour, or of the owner of something."""
        return self.seats.index(said.removesuffix("'s"))

    def mine(self) -> Sequence[Fight]:
        """The challenges in which the speaker is a main player."""
        return [fight for fight in self.fights if fight.side_of(self.me) is not None]

    @property
    def own(self) -> str:
        """The speaker's seat as it is written."""
        return self.seats[self.me].capitalize()

    def called(self, planet: Place) -> str:
        """What the speaker calls a planet."""
        owner = "home" if planet // PLANETS == self.me else self.seats[planet // PLANETS].capitalize()
        return f"{owner} {planet % PLANETS + 1}"


class Wish(NamedTuple):
    """One alternative of an order: its challenge (0: none is named), the order word and the words after it."""

    where: int
    word: str
    said: str


def found(pattern: str, said: str, here: Situation) -> "re.Match[str] | None":
    """The words as a whole by a pattern in which words in capitals stand for kinds of things."""
    return compiled(pattern, here.seats).fullmatch(said)


@lru_cache(maxsize=512)
def compiled(pattern: str, seats: tuple[str, ...]) -> "re.Pattern[str]":
    """A pattern with seats, places, numbers, lists of them and challenges in place of the words in capitals."""
    seat = f"(?:{'|'.join(seats)})(?:'s)?"
    place = rf"(?:{_ATOMS['HOME']}|{seat}(?: on| at)?(?: home)?(?: planet)? \d|planet \d|limbo)"
    listed = rf"{seat}(?:(?: ,| and| &| \+| or)+ {seat})*"
    number = r"(?:(?:challenge|chal|ch|c|no|number) (?:# )?|# )?\d+"
    times = rf"(?: x {_ATOMS['NUMBER']})?"
    where = (
        rf"(?:(?:in|for|to|on|at|of) {number}(?:(?: ,| and| &)+ {number})*|(?:challenge|ch|c) (?:# )?\d+"
        rf"|(?:against|vs|versus|with|to|for) {seat}|{_ATOMS['ROLE']}(?:{_ATOMS['OF_OFFENCE']}|{_ATOMS['OF_DEFENCE']}))"
    )
    kinds = {
        "SEATS": listed,
        "SEAT": seat,
        "PLACES": rf"{place}{times}(?:(?: ,| and| &| \+)+ (?:{place}|\d){times})*",
        "PLACE": place,
        "TARGET": rf"(?:{place}|[1-5])",
        "WHERE": where,
        **_ATOMS,
    }
    return re.compile(_KIND.sub(lambda kind: kinds[kind[0]], pattern))


def seats_in(said: str, here: Situation) -> list[str]:
    """The seats that are named, as they are written."""
    return [here.seats[here.seat(one)].capitalize() for one in compiled("SEAT", here.seats).findall(said)]


def numbers_in(said: str | None, here: Situation) -> list[int]:
    """The challenges that words name, one or several; empty if none is clear, [0] if none is named."""
    if said is None:
        return [0]
    digits = [int(number) for number in re.findall(r"\d+", said)]
    if digits:
        return digits
    who = seats_in(said, here)
    if who:
        seat = here.seat(who[0].lower())
        return [fight.number for fight in here.mine() if fight.side_of(seat) is not None]
    side = DEFENCE if compiled("OF_DEFENCE", here.seats).search(said) else OFFENCE
    return [fight.number for fight in here.mine() if fight.side_of(here.me) == side]


def spread(said: str) -> str:
    """Places, of which only the first is complete, as complete ones: `home 1 , 2 and 3`."""
    parts: list[str] = []
    last = ""
    for part in re.split(r" (?:,|and|&|\+)(?: (?:,|and|&))* ", said.strip()):
        whole = re.fullmatch(r"(?:(.*\D) )?(\d)", part)
        if whole is not None:
            last = whole[1] or last
            parts.append(f"{last} {whole[2]}".strip())
        else:
            parts.append(part)
    return ", ".join(parts)


def each_of(said: str) -> Iterator[str]:
    """The places of a list, one by one."""
    yield from spread(said).split(", ")
