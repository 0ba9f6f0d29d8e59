"""The people who play in a rehearsal, in the order in which seats are filled."""

import re
from collections.abc import Iterable
from itertools import chain, count
from typing import Final, NamedTuple


class Person(NamedTuple):
    """Somebody with a mail account here."""

    user: str
    name: str


PEOPLE: Final = (
    Person("ruth", "Ruth Abel"),
    Person("boris", "Boris Lind"),
    Person("gita", "Gita Rao"),
    Person("yusuf", "Yusuf Demir"),
    Person("paula", "Paula Crane"),
    Person("olaf", "Olaf Berg"),
    Person("wanda", "Wanda Kos"),
    Person("bela", "Bela Nagy"),
)
HOUSE: Final = Person("games", "The Adjudicator")
MASTER: Final = Person("gm", "The game master")


def users(players: int) -> dict[str, str]:
    """The accounts of a rehearsal by the people here, with passwords that guard nothing."""
    return accounts(PEOPLE[:players])


def accounts(people: Iterable[Person]) -> dict[str, str]:
    """The accounts of a rehearsal by these people."""
    return {person.user: f"{person.user} on loopback" for person in (HOUSE, MASTER, *people)}


def stand_ins(players: Iterable[tuple[str, str]]) -> tuple[Person, ...]:
    """The same players, each with an account here instead of their own address; who shares one shares it here."""
    found: dict[str, str] = {}
    taken = {HOUSE.user, MASTER.user}
    people = []
    for name, address in players:
        if address.lower() not in found:
            local = re.sub(r"[^a-z0-9]+", "-", address.partition("@")[0].lower()).strip("-") or "player"
            user = next(one for one in chain([local], (f"{local}-{n}" for n in count(2))) if one not in taken)
            taken.add(user)
            found[address.lower()] = user
        people.append(Person(found[address.lower()], name))
    return tuple(people)
