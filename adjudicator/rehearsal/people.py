"""The people who play in a rehearsal, in the order in which seats are filled."""

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
    """The accounts of a rehearsal, with passwords that guard nothing."""
    return {person.user: f"{person.user} on loopback" for person in (HOUSE, MASTER, *PEOPLE[:players])}
