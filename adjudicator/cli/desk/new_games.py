"""A game that is made at the desk: a form with the options of `adjudicator game new`, and its checks."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.wanted_game import Wanted
from adjudicator.service.master.hand import taken
from adjudicator.service.office.office import Office
from adjudicator.store.records.people.masters import COMMAND_LINE

STARTS: Final = ("full", "by", "on")
PRESS: Final = ("open", "none", "anonymous", "both")
FIELDS: Final = {
    "name": "",
    "title": "",
    "open": "4",
    "players": "",
    "starts": STARTS[0],
    "date": "",
    "word": "",
    "house_players": "",
    "hours": "168",
    "deadlines": "",
    "zone": "",
    "option": "",
    "press": PRESS[0],
    "public": "",
    "words": "",
}
"""The fields of the form, and what stands in each at first."""


class Made(NamedTuple):
    """A game that was made: its name, and what came of it."""

    name: str
    said: str


def made(room: Office, form: Mapping[str, str], who: str = COMMAND_LINE) -> Made:
    """Make the game of a filled form, and log who did; raises Wrong and the errors of games.create."""
    wanted = _wanted(form, who)
    with room.store.unit() as unit:
        game = wanted.made(room, unit=unit)
        taken(room, unit, game.name, who).log("opened the game" if wanted.open else "made the game")
    return Made(game.name, wanted.said(game, room))


def _wanted(form: Mapping[str, str], who: str) -> Wanted:
    given = {name: form.get(name, "").strip() for name in FIELDS}
    return Wanted(
        name=given["name"],
        player=_lines(given["players"]),
        title=given["title"],
        option=_lines(given["option"]),
        hours=_number("--hours", given["hours"], Wanted._field_defaults["hours"]),
        deadlines=given["deadlines"],
        zone=given["zone"],
        gm="" if who == COMMAND_LINE else who,
        words=_lines(given["words"]),
        press=given["press"] or PRESS[0],
        public=bool(given["public"]),
        open=int(_number("--open", given["open"], 0)),
        starts=_starts(given["starts"], given["date"]),
        word=given["word"],
        house_players=bool(given["house_players"]),
    )


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def _starts(how: str, date: str) -> str:
    """When it begins, as at the command line; the date of a game that begins when it is full is left out."""
    return how or STARTS[0] if how in ("", STARTS[0]) or not date else f"{how} {date.replace('T', ' ')}"


def _number(name: str, said: str, usual: float) -> float:
    """A number as typed, or the usual one if nothing is; raises Wrong."""
    try:
        return float(said) if said else usual
    except ValueError:
        raise Wrong(f"{name} is a number, not {said!r}; write one such as 4") from None
