"""What a game master sees: all games at a glance, and one of them in full.

Nothing here is for players only, except what game masters who do not play may see. A game master who plays in a game is
shown no more of it than its other players.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from threading import Lock
from typing import Final, Literal

from msgspec import Struct

from adjudicator.games import catalogue
from adjudicator.mail.parsing.letter import read
from adjudicator.service.game import quarantined_letters, table
from adjudicator.service.games import game_list, phase_end, press_delivery, summaries
from adjudicator.service.master import deeds
from adjudicator.service.master.hand import taken
from adjudicator.service.office.gm_notices import SECRET, blind, readable
from adjudicator.service.office.office import Office
from adjudicator.service.seats import refused_mail
from adjudicator.service.timetable import schedule
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.game_lines import Glance, Sitting
from adjudicator.store.records.people.masters import COMMAND_LINE
from adjudicator.store.tables.values import Game, Notice

Orders = Literal["come", "owed", "none", ""]
"""Whether orders have come: yes, still owed, none owed, or not shown."""

TROUBLE: Final = frozenset(("hold", "held", "letter", "mail"))
"""The kinds of notices that report something wrong with a game."""
LATEST: Final = 12
"""How many of the latest actions and phases are shown."""


class Line(Struct, frozen=True):
    """A game in the list. What the reader may not see is left out: `owing` is None, and the counts are 0.

    `held` says why its open phase does not end by itself. `letters` are held in it, `press` waits in it.
    """

    name: str
    title: str
    status: str
    heading: str
    deadline: datetime | None
    zone: str
    left: timedelta | None
    owing: tuple[str, ...] | None
    owed: int
    held: str = ""
    letters: int = 0
    press: int = 0
    bounced: int = 0
    notices: int = 0


class Overview(Struct, frozen=True):
    """All games, the most urgent first; and the state of the installation."""

    at: datetime
    lines: tuple[Line, ...]
    notices: int = 0
    """Unread notices about no particular game."""
    given_up: int = 0
    """Letters of ours that could not be sent, about no game or about games of which the reader may know it."""
    tried_again: int = 0
    refusals: int = 0
    """Addresses that are not written to; of a game master, those about their games."""
    aside: tuple[str, ...] = ()
    """Quarantined letters that show no game."""


class Place(Struct, frozen=True):
    """A seat; what the reader may not see is empty."""

    seat: str
    player: str
    status: str
    address: str = ""
    orders: Orders = ""
    bounced: int = 0


class HeldLetter(Struct, frozen=True):
    """A letter that waits to be released: its number, its seat, who sent it, and when it came."""

    number: int
    seat: str
    sender: str
    since: datetime


class Told(Struct, frozen=True):
    """An unread notice, or an action: the time, its kind or who did it, and its words."""

    at: datetime
    who: str
    text: str


class Seen(Struct, frozen=True):
    """One game in full. `blind` means that the reader plays in it, and is shown no more than any player."""

    name: str
    title: str
    status: str
    zone: str
    heading: str
    deadline: datetime | None
    left: timedelta | None
    ends_at: datetime | None
    resumes_at: datetime | None
    held: str
    blind: bool
    seats: tuple[Place, ...]
    said: tuple[str, ...]
    """Everything else to know: who is READY as far as that is told, who will be away, and who waits for a seat."""
    winners: tuple[str, ...]
    over: tuple[str, ...]
    """Its latest closed phases, the last one first."""
    letters: tuple[HeldLetter, ...]
    press: int
    copies: tuple[str, ...]
    """Messages that wait to be delivered, as far as the game lets its master read them."""
    notices: tuple[Told, ...]
    deeds: tuple[Told, ...]
    trouble: str
    """The latest unread notices of something wrong."""


class _Known(Struct, frozen=True):
    """Who owed orders and who had sent none, given these letters and seats."""

    mark: object
    owing: tuple[str, ...]
    owed: int


class Watch:
    """Looks at all games for one reader: one of their masters by address, or the person at the command line.

    It remembers who owes orders until the letters, a seat or the phase change. May be used from several threads.
    """

    def __init__(self, office: Office, who: str = COMMAND_LINE) -> None:
        self.office = office
        self.who = who.lower()
        self._known: dict[int, _Known] = {}
        self._alone = Lock()

    def overview(self) -> Overview:
        """All games of the reader."""
        with self._alone:
            return self._overview()

    def _overview(self) -> Overview:
        now = self.office.clock.now()
        with self.office.store.reading() as unit:
            glances = unit.glances
            found, masters, plays = glances.games(), glances.masters(), glances.playing()
            letters, press, bounced, notices = glances.held(), glances.press(), glances.bounced(), glances.notices()
            stuck, strays = glances.stuck(), quarantined_letters.told(unit, None)
            refused = [one.game_id for one in unit.refusals.all()]
            mine = [one for one in found if self.who in (COMMAND_LINE, *masters[one.id])]
            hidden = {one.id: blind(self.who, masters[one.id], plays.get(one.id, set())) for one in mine}
            self._learn(unit, [one for one in mine if not hidden[one.id] and one.serial is not None])
        # Most of our letters are answers, so their number reveals how many were written.
        waiting = [stuck.get(None, (0, 0)), *(stuck.get(one.id, (0, 0)) for one in mine if not hidden[one.id])]
        lines = []
        for glance in mine:
            known = None if hidden[glance.id] or glance.serial is None else self._known[glance.id]
            lines.append(
                Line(
                    name=glance.name,
                    title=catalogue.title(glance.title).heading,
                    status=glance.status,
                    heading=str(glance.heading or ""),
                    deadline=glance.deadline,
                    zone=glance.zone,
                    left=_left(
                        glance.status, glance.deadline, _ends(glance.deadline, glance.ends_at, hidden[glance.id]), now
                    ),
                    owing=known.owing if known is not None else None,
                    owed=known.owed if known is not None else 0,
                    held=summaries.held(glance.held, blind=hidden[glance.id]),
                    letters=0 if hidden[glance.id] else len(letters.get(glance.id, ())),
                    press=0 if hidden[glance.id] else press.get(glance.id, 0),
                    bounced=0 if hidden[glance.id] else bounced.get(glance.id, 0),
                    notices=0 if hidden[glance.id] else notices.get(glance.id, 0),
                )
            )
        given_up, tried_again = map(sum, zip(*waiting, strict=True))
        about = [one for one in refused if self.who == COMMAND_LINE or (one and self.who in masters.get(one, ()))]
        return Overview(
            now,
            tuple(sorted(lines, key=_urgency)),
            notices.get(None, 0),
            given_up,
            tried_again,
            len(about),
            strays,
        )

    def _learn(self, unit: Unit, games: Sequence[Glance]) -> None:
        """Learn who owes orders and has sent none in those games in which that may have changed since the last look."""
        sitting, written = unit.glances.sitting(), unit.glances.written()
        seats: dict[int, list[Sitting]] = {}
        for one in sitting:
            seats.setdefault(one.game_id, []).append(one)
        marks = {one.id: (one.serial, written.get(one.id), tuple(seats.get(one.id, ()))) for one in games}
        unknown = [one for one in games if one.id not in self._known or self._known[one.id].mark != marks[one.id]]
        for number, heard in game_list.written(unit, unknown, sitting).items() if unknown else ():
            names = {one.number: one.name for one in seats[number]}
            owing = tuple([names[seat] for seat in heard.silent])
            self._known[number] = _Known(marks[number], owing, len(heard.owing))

    def game(self, name: str) -> Seen:
        """One game in full; raises games.GameWrong."""
        with self.office.store.unit() as unit:
            hand = taken(self.office, unit, name, self.who)
            return _seen(unit, hand.game, hand.at, hidden=hand.blind)

    def notices(self) -> tuple[Notice, ...]:
        """The unread notices, without those that the reader must not read."""
        with self.office.store.unit() as unit:
            masters, plays = unit.glances.masters(), unit.glances.playing()
            unseen = unit.notices.unseen()
        return tuple([one for one in unseen if readable(one, self.who, masters, plays)])

    def untold(self) -> tuple[str, ...]:
        """The running games with unread notices that the reader must not read."""
        with self.office.store.unit() as unit:
            masters, plays = unit.glances.masters(), unit.glances.playing()
            about = {one.game_id for one in unit.notices.unseen() if not readable(one, self.who, masters, plays)}
            games = unit.games.several([number for number in about if number is not None])
        mine = [one for one in games if self.who in (COMMAND_LINE, *masters[one.id])]
        return tuple([one.name for one in mine if one.status != "finished"])

    def see(self, numbers: Sequence[int]) -> None:
        """Mark these notices as read."""
        shown = {one.id for one in self.notices()}
        with self.office.store.unit() as unit:
            unit.notices.see([number for number in numbers if number in shown], self.office.clock.now())


def _seen(unit: Unit, game: Game, now: datetime, *, hidden: bool) -> Seen:
    laid = table.laid(unit, game)
    shown = summaries.shown(unit, game, now, blind=hidden)
    said = shown.besides
    if laid is not None:
        heard = phase_end.heard(unit, laid)
        said = (*phase_end.others(laid, heard, schedule.read(game.schedule)), *said)
    said = (*said, *(f"Wants no letters: {one}." for one in refused_mail.listed(unit, game)))
    ends = _ends(laid.phase.deadline, laid.phase.ends_at, hidden) if laid is not None else None
    press = press_delivery.queue(unit, game) if not hidden else press_delivery.Queue(0, ())
    notices = [
        Told(one.at, one.kind, one.text)
        for one in unit.notices.of(game.id)
        if one.seen_at is None and not (hidden and one.kind in SECRET)
    ]
    done = [Told(one.at, one.who, one.text) for one in deeds.told(unit, game, blind=hidden)]
    trouble = [one.text for one in notices if one.who in TROUBLE and not hidden]
    return Seen(
        name=game.name,
        title=catalogue.title(game.title).heading,
        status=game.stands,
        zone=game.zone,
        heading=shown.heading,
        deadline=shown.deadline,
        left=_left(game.status, shown.deadline, ends, now),
        ends_at=ends,
        resumes_at=game.resumes_at,
        held=shown.held,
        blind=hidden,
        seats=tuple([_place(one, hidden, open_=laid is not None) for one in shown.seats]),
        said=said,
        winners=shown.winners,
        over=tuple(map(str, unit.glances.over(game.id)[:LATEST])),
        letters=() if hidden else _letters(unit, game),
        press=press.count,
        copies=press.copies,
        notices=tuple(notices),
        deeds=tuple(done[-LATEST:][::-1]),
        trouble=trouble[-1] if trouble else "",
    )


def _place(one: summaries.ShownSeat, hidden: bool, *, open_: bool) -> Place:
    if hidden:
        return Place(one.seat, one.player, one.status)
    said: Mapping[bool | None, Orders] = {True: "come", False: "owed", None: "none"}
    return Place(one.seat, one.player, one.status, one.address, said[one.heard] if open_ else "", one.bounced)


def _letters(unit: Unit, game: Game) -> tuple[HeldLetter, ...]:
    seats = unit.seats.of(game.id)
    found = []
    for number in unit.glances.held().get(game.id, ()):
        filed = unit.letters.get(number)
        assert filed is not None, "held letters are on file"
        assert filed.seat is not None, "letters are held for a seat"
        found.append(HeldLetter(number, seats[filed.seat].name, read(filed.raw).sender, filed.received_at))
    return tuple(found)


def _ends(deadline: datetime | None, ends: datetime | None, hidden: bool) -> datetime | None:
    """When a phase ends other than at its deadline; that somebody's orders are waited for is told only to them."""
    late = deadline is not None and ends is not None and ends > deadline
    return None if hidden and late else ends


def _left(status: str, deadline: datetime | None, ends: datetime | None, now: datetime) -> timedelta | None:
    at = ends or deadline
    return at - now if at is not None and status == "running" else None


_PLACES: Final = {"running": 0, "paused": 1, "forming": 2, "finished": 3, "called off": 4}


def _urgency(line: Line) -> tuple[int, timedelta, str]:
    return (_PLACES[line.status], line.left if line.left is not None else timedelta.max, line.name)
