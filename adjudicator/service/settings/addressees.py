"""Whom a player's message is for: seats by their names or their players' names, everybody, or the game master."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from adjudicator.engine.text.phrase_files import languages
from adjudicator.engine.text.phrasebook import IN_ENGLISH, Tongue
from adjudicator.service.settings import lookalikes
from adjudicator.service.settings.nearest_word import like
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Seat

_APART: Final = re.compile(r"\s*(?:[,;&+]|\band\b|\bor\b)\s*", re.I)
_ALL: Final = frozenset(("all", "everybody", "everyone", "all players", "everybody else", "the others", "broadcast"))
_GM: Final = frozenset(
    ("gm", "the gm", "game master", "the game master", "games master", "the games master", "gamemaster", "umpire")
)
_HIDDEN: Final = re.compile(r"(?:anon|anonymous|anonymously|without (?:a |my )?name)\b", re.I)
_AS: Final = re.compile(r"as\s+(?P<face>.+?)\s+to\s+(?P<to>.+)\Z", re.I | re.S)
_LONGEST_NAME: Final = 30
OURS: Final = tuple(Tongue(code) for code in languages("adjudicator.service"))
"""The languages that the program's own letters are written in."""


class Addressed(Struct, frozen=True):
    """The recipients of a message, and the name it goes under; None for the sender's own, empty for none."""

    seats: tuple[int, ...]
    to_all: bool = False
    gm: bool = False
    face: str | None = None


class NameWrong(ValueError):
    """A name that is not understood; the text is a sentence about it."""


def plain(said: str) -> str:
    """A name, prepared for comparison."""
    return " ".join(said.casefold().strip(" .:!\"'").split())


def addressed(
    said: str, seats: Sequence[Seat], own: int, house: str = "", tongues: Sequence[Tongue] = OURS
) -> Addressed:
    """The recipients that the words after PRESS name, for the player of the seat `own`. Raises NameWrong.

    `house` is the sender's name on our own letters, and `tongues` are their possible languages.
    """
    face: str | None = None
    to = " ".join(said.split())
    hidden = _HIDDEN.match(to)
    named = _AS.match(to)
    if hidden is not None:
        face, to = "", to[hidden.end() :].strip()
    elif named is not None:
        face, to = named["face"].strip(" \"'"), named["to"]
        _check_face(face, seats, house, tongues)
    elif to.casefold().startswith(("open ", "openly ")):
        to = to.split(None, 1)[1]
    if to.casefold().startswith("to "):
        to = to[3:]
    if plain(to) in _ALL:
        return Addressed(tuple(seat.number for seat in seats if seat.number != own), to_all=True, face=face)
    found: set[int] = set()
    gm = False
    for name in filter(None, _APART.split(to.strip(" .:"))):
        if plain(name) in _GM:
            gm = True
        elif plain(name) in _ALL:
            raise NameWrong(say("name-everybody-alone"))
        else:
            found |= _seats(name, seats)
    if own in found:
        raise NameWrong(say("name-is-you", name=seats[own].name))
    if not found and not gm:
        raise NameWrong(say("name-to-whom", name=seats[own - 1].name))
    return Addressed(tuple(sorted(found)), gm=gm, face=face)


def seat_called(said: str, seats: Sequence[Seat]) -> int:
    """The one seat that is named. Raises NameWrong."""
    found = _seats(said, seats)
    if len(found) != 1:
        raise NameWrong(say("name-several", words=said))
    return found.pop()


def _seats(name: str, seats: Sequence[Seat]) -> set[int]:
    """The seats of a name, or of several separated only by spaces."""
    found = _known(name, seats)
    if found is not None:
        return {found}
    words = [_known(word, seats) for word in name.split()]
    if len(words) > 1 and all(word is not None for word in words):
        return {word for word in words if word is not None}
    meant = like(name, [*(seat.name for seat in seats), *(seat.player for seat in seats)])
    names = ", ".join(seat.name for seat in seats)
    raise NameWrong(say("name-nobody", words=name, guess=bool(meant), meant=meant, names=names))


def _known(name: str, seats: Sequence[Seat]) -> int | None:
    said = plain(name)
    called = [(plain(seat.name), plain(seat.player), plain(seat.player).split(" ")[0]) for seat in seats]
    for names in zip(*called, strict=True):
        found = [seats[at] for at, one in enumerate(names) if one == said]
        if len(found) == 1:
            return found[0].number
        if found:
            names_found = ", ".join(seat.name for seat in found)
            raise NameWrong(say("name-which", words=name, names=names_found))
    return None


def _check_face(face: str, seats: Sequence[Seat], house: str, tongues: Sequence[Tongue]) -> None:
    """An invented name must be nobody's, nor resemble one: a message that seems to come from another is a forgery."""
    taken = {name for seat in seats for name in (*seat.name.split(), *seat.player.split(), seat.name, seat.player)}
    if not plain(face) or len(face) > _LONGEST_NAME or not face.isprintable() or "@" in face:
        raise NameWrong(say("name-to-sign-with", most=_LONGEST_NAME))
    everybody = any(lookalikes.alike(face, name) for name in _listed("names-of-everybody", tongues))
    masters = (*sorted(_GM), *_listed("names-of-the-master", tongues))
    if everybody or any(lookalikes.contains(face, name) for name in (*masters, house, *sorted(taken))):
        raise NameWrong(say("name-of-another", words=face))


def _listed(phrase: str, tongues: Sequence[Tongue]) -> Iterator[str]:
    """The names that a phrase lists, separated by semicolons, in English and in these languages."""
    for tongue in (IN_ENGLISH, *tongues):
        yield from say(phrase).again(tongue).split(";")
