"""How a game stands, for the game master."""

from datetime import UTC, datetime

from msgspec import Struct

from adjudicator.service.game import opening, orders_cache, quarantined_letters, table
from adjudicator.service.games import absence_bank, open_games, phase_lines
from adjudicator.service.games.games import named
from adjudicator.service.offers import tries
from adjudicator.service.office.gm_notices import all_play
from adjudicator.service.office.office import Office
from adjudicator.service.timetable import schedule
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game


class Shown(Struct, frozen=True):
    """A game as the game master sees it, without secrets.

    `blind` means that the reader plays in it. Then nothing reveals who has written.
    """

    name: str
    title: str
    status: str
    heading: str
    deadline: datetime | None
    zone: str
    seats: tuple["ShownSeat", ...]
    winners: tuple[str, ...] = ()
    agreed: str = ""
    """How its players ended it by votes, if they did: as a `draw`, or because it was `conceded`."""
    held: str = ""
    """Why its open phase is held until the game master says so."""
    away: tuple[str, ...] = ()
    """Who will be away, and when."""
    timetable: str = ""
    """When its phases end, in the words in which it was set; empty once the game is over."""
    blind: bool = False
    waiting: tuple[str, ...] = ()
    """Who waits for a seat, in order; without addresses if the reader plays."""
    tried: tuple[str, ...] = ()
    """Who has written for the open phase and was not understood; empty if the reader plays."""
    aside: tuple[str, ...] = ()
    """Letters in quarantine; empty if the reader plays."""
    opened: tuple[str, ...] = ()
    """How anybody can join it, while they can."""

    @property
    def besides(self) -> tuple[str, ...]:
        """Everything else to know, in sentences: who will be away, who waits for a seat, and quarantined letters."""
        listed = ", ".join(self.waiting)
        waits = (f"On the list for a seat: {listed}.",) if listed else ()
        return (*self.opened, *self.tried, *self.away, *waits, *self.aside)


class ShownSeat(Struct, frozen=True):
    """A seat: who sits there, and whether they have sent orders for the open phase.

    `heard` is None if they owe none, or if it is not told. The status is `vacant` if the player has left and the seat
    waits for another, `free` if nobody has it before the game began, and `house` if a program plays it. `bounced`
    counts the letters to its address that have come back since its player last wrote.
    """

    seat: str
    player: str
    address: str
    status: str
    heard: bool | None
    bounced: int = 0


def show(office: Office, name: str) -> Shown:
    """How a game stands, for the person at the command line; raises GameWrong."""
    with office.store.unit() as unit:
        game = named(unit, name)
        return shown(unit, game, office.clock.now(), blind=all_play(unit, game))


def held(why: str | None, *, blind: bool) -> str:
    """Why a phase is held; players are told only that it is."""
    return "until the game master says so" if why and blind else why or ""


def shown(unit: Unit, game: Game, now: datetime, *, blind: bool) -> Shown:
    """The same, within a unit of work; `blind` if the reader plays in it."""
    laid = table.laid(unit, game)
    orders = orders_cache.orders(unit, laid) if laid is not None else ()
    wrote = tries.tried(unit, laid, orders) if laid is not None and not blind else {}
    seats = []
    for seat in unit.seats.of(game.id):
        heard = None
        if laid is not None and not blind and laid.owes(seat.number):
            heard = orders[seat.number].heard
        waits = laid is not None and laid.playing(seat.number) and seat.status == "removed"
        free = game.status == "forming" and seat.status == "removed"
        status = "free" if free else "vacant" if waits else "house" if seat.house else seat.status
        bounced = 0 if blind else unit.bounces.count(seat.address)
        seats.append(ShownSeat(seat.name, seat.player, "" if seat.house else seat.address, status, heard, bounced))
    listed = unit.standbys.of(game.id, "waiting") if game.status != "finished" else []
    waiting = [one.player if blind else f"{one.player} <{one.address}>" for one in listed]
    ended = phase_lines.ended(game)
    return Shown(
        game.name,
        game.title,
        game.stands,
        str(laid.heading) if laid is not None else "",
        laid.deadline.at.astimezone(UTC) if laid is not None else None,
        game.zone,
        tuple(seats),
        ended.winners,
        ended.agreed.how if ended.agreed is not None else "",
        held(laid.phase.held, blind=blind) if laid is not None else "",
        absence_bank.told(unit, laid, now) if laid is not None else (),
        schedule.read(game.schedule).whole if game.status != "finished" else "",
        blind,
        tuple(waiting),
        tries.sentences(laid, tuple(wrote.values())) if laid is not None else (),
        () if blind else quarantined_letters.told(unit, game.id, unit.seats.of(game.id)),
        _opened(unit, game),
    )


def _opened(unit: Unit, game: Game) -> tuple[str, ...]:
    """How anybody can join a game that has not begun, and on which conditions."""
    plan = opening.of(game)
    if plan is None or game.status != "forming":
        return ()
    seats = unit.seats.of(game.id)
    free = len(open_games.free(unit, game))
    wanted = (
        f"the word {plan.word!r}" if plan.word else "",
        f"at most {plan.most} games at a time" if plan.most else "",
        f"at most {plan.missed} missed phases" if plan.missed is not None else "",
    )
    conditions = ", ".join(filter(None, wanted)) or "none"
    return (
        f"Open to anybody: {free} of {len(seats)} seats are free. {open_games.starts(game)} Conditions: {conditions}.",
    )
