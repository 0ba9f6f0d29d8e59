"""A joining player's wishes: a seat that nobody has taken yet, and what they would like to be dealt."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from adjudicator.engine.text.sayings import Several
from adjudicator.games import catalogue
from adjudicator.orders.words import courtesy
from adjudicator.service.game import deal_wishes, game_options
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.settings.addressees import plain
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game, Seat

_LONGEST_WISH: Final = 60
_WORD: Final = re.compile(r"[^\W_]+(?:[-'][^\W_]+)*")


def seated(incoming: Incoming, game: Game, seat: Seat, said: str) -> tuple[Seat, list[str]]:
    """The seat that a joining player gets, who may have named favourites, and what they are told about it.

    They may change places with a player who has not joined yet: the first to join chooses first.
    """
    rules, unit = catalogue.title(game.title), incoming.unit
    seats = unit.seats.of(game.id)
    wanted = list(named(said, rules.seats))
    told: list[str] = []
    for name in wanted:
        there = next((one for one in seats if one.name == name), None)
        if there is not None and (there.number == seat.number or unit.seats.swap(game.id, seat.number, there.number)):
            seat = unit.seats.of(game.id)[there.number]
            break
    else:
        if wanted:
            told.append(say("seat-not-had", seats=Several(wanted)))
    return seat, told


def unknown(incoming: Incoming, game: Game, said: str) -> list[str]:
    """What a joining player is told whose wish, `JOIN as Rot`, names nothing available."""
    rules = catalogue.title(game.title)
    names = (*rules.seats, *(piece.name for piece in rules.pieces))
    wish = _as().search(said)
    if wish is None or any(named(said, names)):
        return []
    seats = [one.name for one in incoming.unit.seats.of(game.id)]
    return [say("seat-unknown", words=wish[1].strip()[:_LONGEST_WISH], seats=Several(seats))]


def dealt(incoming: Incoming, game: Game, seat: Seat, said: str, *, again: bool = False) -> list[str]:
    """Keep what a player would like to be dealt, if the title allows wishes, and say so.

    `again` means that the player had joined before; the new wish replaces the old one.
    """
    rules, unit = catalogue.title(game.title), incoming.unit
    said_of = list(named(said, [piece.name for piece in rules.pieces]))
    can_be = deal_wishes.wishable(rules, len(unit.seats.of(game.id)), game_options.options(game))
    wishes = [name for name in said_of if name in can_be]
    others = [name for name in said_of if name not in can_be]
    told: list[str] = []
    if wishes:
        unit.seats.wish(game.id, seat.number, wishes=deal_wishes.written(wishes))
        told.append(say("wishes-kept", wishes=", ".join(wishes)))
    if can_be and others:
        told.append(say("wishes-not-here", wishes=Several(others)))
    elif others and not again:
        told.append(say("wishes-to-master", wishes=Several(others)))
        text = f"{seat.player}, who has joined {game.name} as {seat.name}, would like {Several(others)}."
        tell_gm(incoming.office, unit, "wish", text, at=incoming.at, game=game, letter=incoming.letter)
    return told


@cache
def _as() -> re.Pattern[str]:
    """What somebody wants to join as, in any language that comes with the program."""
    words = "|".join(sorted(courtesy.ours().wishing))
    return re.compile(rf"\b(?:{words})\b(.*\w.*)", re.I | re.S)


def named(said: str, names: Iterable[str]) -> Iterator[str]:
    """The names that a text mentions, in order."""
    words = f" {' '.join(_WORD.findall(plain(said)))} "
    places = {name: words.find(f" {' '.join(_WORD.findall(plain(name)))} ") for name in names}
    return (name for name, place in sorted(places.items(), key=lambda one: one[1]) if place >= 0)
