"""A game as somebody wants it, at the command line or at the desk: its options, their checks, and the game made."""

from datetime import date, datetime
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.given_letters import data

if TYPE_CHECKING:
    from adjudicator.service.games.games import Open
    from adjudicator.service.games.press_delivery import Copies, PressRules
    from adjudicator.service.office.office import Office
    from adjudicator.service.timetable.schedule import Schedule
    from adjudicator.store.database.unit import Unit
    from adjudicator.store.tables.values import Game


class ReadyShown(Enum):
    """What players are told about who else is READY."""

    NOBODY = "nobody"
    COUNT = "count"
    NAMES = "names"


Name = Annotated[str, typer.Argument(metavar="NAME", help="A name such as andromeda.", show_default=False)]
Players = Annotated[
    list[str] | None,
    typer.Option(help='One for each player: "Ann Lee <ann@example.org>". Seats go in this order.', show_default=False),
]
Title = Annotated[str, typer.Option(help="What is played; need not be said while there is only one title.")]
Values = Annotated[
    list[str] | None, typer.Option(help="A rulebook value, for example bases_to_win=4.", show_default=False)
]
Dimensions = Annotated[
    list[str] | None,
    typer.Option(
        help="Rulebook values as the source of the title names them, such as nuclear,hazardous.", show_default=False
    ),
]
Hours = Annotated[float, typer.Option(help="How long a phase is.")]
Remind = Annotated[
    float | None,
    typer.Option(help="Hours before the end at which to remind; 0: never. Usually a quarter of the phase."),
]
Deadlines = Annotated[
    str,
    typer.Option(
        help='When phases end, instead of --hours: "Tue, Fri 21:00; not 17 Dec - 31 Dec", or an RRULE.',
        show_default=False,
    ),
]
Holidays = Annotated[
    list[str] | None,
    typer.Option(
        help="A country or a part of it (DE, DE-BY), or a calendar file (.ics): no deadline falls on its days.",
        show_default=False,
    ),
]
AtLeast = Annotated[
    float | None,
    typer.Option(help="With --deadlines: a phase is not shorter than so many hours.", show_default=False),
]
Grace = Annotated[float, typer.Option(help="Hours that missing orders are waited for after a deadline.")]
Early = Annotated[bool, typer.Option(help="End a phase early once all who owe orders are READY.")]
Repent = Annotated[float, typer.Option(help="Minutes between all being READY and the early end.")]
Ready = Annotated[ReadyShown, typer.Option("--show-ready", help="What players are told of who else is READY.")]
HoldSilent = Annotated[
    float,
    typer.Option(help="Hold a phase if more than so many percent of those who owe orders sent none; 100: never."),
]
Absent = Annotated[int, typer.Option(help="How many days each player can be away; 0: deadlines stay.")]
Stretch = Annotated[int, typer.Option(help="By how many days a deadline is put off at most.")]
Extensions = Annotated[int, typer.Option(help="How often each player can give everybody more time in a phase.")]
Extension = Annotated[int, typer.Option(help="By how many hours each time at most.")]
Zone = Annotated[str, typer.Option(help="The zone of its deadlines; that of the configuration if left out.")]
Master = Annotated[str, typer.Option(help="Its game master's address; that of the configuration if left out.")]
Words = Annotated[list[str] | None, typer.Option(help="A paragraph of your own in the invitation.", show_default=False)]
Press = Annotated[str, typer.Option(help="Messages between players: none, open (signed), anonymous, or both.")]
PressWhen = Annotated[str, typer.Option(help="When they are delivered: now, or with the results.")]
PressSize = Annotated[int, typer.Option(help="The most characters of a message.")]
PressMost = Annotated[int, typer.Option(help="The most messages of a player in a phase.")]
PressCopies = Annotated[
    str, typer.Option(help="What you are sent a copy of: none, public (those to everybody), or all.")
]
Public = Annotated[
    bool, typer.Option("--public", help="Publish what everybody may know of it with `adjudicator site`.")
]
OpenSeats = Annotated[
    int,
    typer.Option("--open", help="So many seats in all; those that no --player has are open to anybody; 0: none is."),
]
Starts = Annotated[
    str,
    typer.Option(help='With --open, when it begins: "full", "by 2027-06-01 18:00" or "on 2027-06-01 18:00".'),
]
Secret = Annotated[
    str, typer.Option("--word", help="With --open: a word that whoever joins has to know.", show_default=False)
]
MostGames = Annotated[
    int, typer.Option(help="With --open: only for who plays in so many games at most, this one too; 0: any number.")
]
MostMissed = Annotated[
    int | None,
    typer.Option(help="With --open: only for who has missed so many phases here at most.", show_default=False),
]
HousePlayers = Annotated[
    bool,
    typer.Option("--house-players", help="With --open and a date: programs play the seats that are free then."),
]
Addresses = Annotated[
    str, typer.Option(help="Whether players are told each other's addresses: shown, or hidden (PRESS alone is left).")
]

_ADDRESSES = ("shown", "hidden")
_PRESS = ("none", "open", "anonymous", "both")
_WHEN = ("now", "results")
_COPIES: "dict[str, Copies]" = {"none": "none", "public": "public", "all": "all"}


class Wanted(NamedTuple):
    """A game as typed: what `game new` is told, and `rehearse` too."""

    name: Name
    player: Players = None
    title: Title = ""
    option: Values = None
    dimension: Dimensions = None
    hours: Hours = 168.0
    remind: Remind = None
    deadlines: Deadlines = ""
    holidays: Holidays = None
    at_least: AtLeast = None
    grace: Grace = 0.0
    early: Early = True
    repent: Repent = 30.0
    shown: Ready = ReadyShown.NOBODY
    hold_silent: HoldSilent = 50.0
    absent: Absent = 14
    stretch: Stretch = 14
    extensions: Extensions = 0
    extension_hours: Extension = 48
    zone: Zone = ""
    gm: Master = ""
    words: Words = None
    press: Press = "open"
    press_when: PressWhen = "now"
    press_size: PressSize = 4000
    press_most: PressMost = 30
    press_copies: PressCopies = "none"
    public: Public = False
    open: OpenSeats = 0
    starts: Starts = "full"
    word: Secret = ""
    most_games: MostGames = 0
    most_missed: MostMissed = None
    house_players: HousePlayers = False
    addresses: Addresses = "shown"

    def made(self, room: "Office", gm_half: bytes | None = None, unit: "Unit | None" = None) -> "Game":
        """Make the game in an office, and queue its invitations; raises Wrong and games.GameWrong.

        Without a `unit` of work it is made in one of its own.
        """
        from adjudicator.service.games import games

        return games.create(
            room,
            title=self.title or _only_title(),
            name=self.name,
            players=[games.Player(*person(one)) for one in self.player or ()],
            options=self._options(),
            gm=self.gm,
            schedule_of=self._schedule(room),
            zone=self.zone,
            gm_half=gm_half,
            words=self.words or (),
            press=_press(self.press, self.press_when, self.press_size, self.press_most, self.press_copies),
            public=self.public,
            open_to_all=self._opened(room),
            hidden=_one_of("--addresses", self.addresses, _ADDRESSES) == "hidden",
            unit=unit,
        )

    def said(self, game: "Game", room: "Office") -> str:
        """Who has been invited to the game that was made, and how others come to it."""
        invited = f"{len(self.player or ())} players are invited as soon as the service runs (adjudicator serve)"
        if not self.open:
            return f"{game.name}: {invited}"
        free, also = self.open - len(self.player or ()), f"; {invited}" if self.player else ""
        return f"{game.name}: {free} seats are open to whoever writes JOIN {game.name} to {room.mailbox}{also}"

    def _opened(self, room: "Office") -> "Open | None":
        """How the game is open to anybody, if it is; raises Wrong."""
        from adjudicator.service.game import opening
        from adjudicator.service.games.games import Open
        from adjudicator.service.settings import time_zones

        counted = self.most_games or self.most_missed is not None
        asked = self.word or counted or self.starts != "full" or self.house_players
        if not self.open and asked:
            raise Wrong(
                "--starts, --word, --most-games, --most-missed and --house-players go with --open and a number of seats"
            )
        if self.house_players and self.starts == "full":
            raise Wrong('with --house-players say when they take the free seats: --starts "by 2027-06-01 18:00"')
        if not self.open:
            return None
        zone = self.zone or room.zone
        try:
            starts, at = opening.start(self.starts, zone if time_zones.known(zone) else "UTC")
            conditions = opening.Opening(starts, self.word, self.most_games, self.most_missed, self.house_players)
        except ValueError as fault:
            raise Wrong(str(fault)) from fault
        return Open(self.open, conditions, at)

    def _options(self) -> dict[str, str]:
        """The rulebook values that are named, and those of dimensions; raises Wrong."""
        values = dict(_value(one) for one in self.option or [])
        if not self.dimension:
            return values
        from adjudicator.engine.contract.dimensions import chosen_by
        from adjudicator.games.catalogue import UnknownTitle, title

        try:
            chosen = chosen_by(title(self.title or _only_title()).dimensions, self.dimension)
        except (UnknownTitle, ValueError) as error:
            raise Wrong(str(error)) from error
        return {**chosen, **values}

    def _schedule(self, room: "Office") -> "Schedule":
        from adjudicator.service import timetable
        from adjudicator.service.timetable.schedule import Schedule

        try:
            found = Schedule(
                hours=self.hours,
                remind=self.remind,
                deadlines=timetable.read(self.deadlines) if self.deadlines else None,
                holidays=_holidays(self.holidays or [], self.zone or room.zone, room.clock.now()),
                holidays_of=_countries(self.holidays or []),
                least=self.at_least,
                grace=self.grace,
                repent=self.repent if self.early else None,
                shown=self.shown.value,
                silent=self.hold_silent / 100,
                absent=self.absent,
                stretch=self.stretch,
                extensions=self.extensions,
                extension=self.extension_hours,
            )
        except ValueError as fault:
            raise Wrong(str(fault)) from fault
        if not self.deadlines and (self.holidays or self.at_least is not None):
            raise Wrong("--holidays and --at-least go with --deadlines; without them a phase lasts its hours")
        return found


def _holidays(wanted: list[str], zone: str, now: datetime) -> tuple[tuple[date, date], ...]:
    from adjudicator.service.timetable import countries, holidays

    found: list[tuple[date, date]] = []
    for one in wanted:
        try:
            days = (
                countries.read(one, zone, now)
                if _country(one)
                else holidays.read(data(Path(one), "the calendar"), zone, now)
            )
        except ValueError as fault:
            raise Wrong(f"{one}: {fault}") from fault
        found += [(day.first, day.last) for day in days]
    return tuple(sorted(set(found)))


def _country(one: str) -> bool:
    """Whether it names a country; a file of such a name is a file."""
    from adjudicator.service.timetable import countries

    return countries.named(one) and not Path(one).exists()


def _countries(wanted: list[str]) -> tuple[str, ...]:
    """The countries and parts of countries among them, as they are shown."""
    return tuple(dict.fromkeys(one.upper() for one in wanted if _country(one)))


def _one_of(name: str, said: str, there: tuple[str, ...]) -> str:
    """The choice that an option names; raises Wrong."""
    from adjudicator.engine.contract.misstatements import guess

    if said not in there:
        raise Wrong(f"{name} is one of {', '.join(there)}, not {said!r}{guess(said, there)}")
    return said


def _press(kinds: str, when: str, size: int, most: int, copies: str) -> "PressRules":
    from adjudicator.service.games.press_delivery import PressRules

    known = (("--press", kinds, _PRESS), ("--press-when", when, _WHEN), ("--press-copies", copies, tuple(_COPIES)))
    for name, said, there in known:
        _one_of(name, said, there)
    try:
        return PressRules(
            open=kinds in ("open", "both"),
            anonymous=kinds in ("anonymous", "both"),
            results=when == "results",
            longest=size,
            most=most,
            copies=_COPIES[copies],
        )
    except ValueError as fault:
        raise Wrong(str(fault)) from fault


def _only_title() -> str:
    from adjudicator.games.catalogue import titles

    names = list(titles())
    if len(names) != 1:
        raise Wrong(f"say what is played with --title; there are: {', '.join(names)}")
    return names[0]


def person(said: str) -> tuple[str, str]:
    """The name and address of a player as typed; raises Wrong."""
    from email.utils import parseaddr

    name, address = parseaddr(said)
    if "@" not in address:
        raise Wrong(f'{said!r} is no player; write "Ann Lee <ann@example.org>"')
    return name or address.partition("@")[0], address


def _value(said: str) -> tuple[str, str]:
    name, equals, value = said.partition("=")
    if not (name and equals and value):
        raise Wrong(f"{said!r} is no rulebook value; write name=value, for example bases_to_win=4")
    return name, value
