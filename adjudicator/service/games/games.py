"""Games from the game master's side: making, starting and finding them, and telling their players."""

import logging
import secrets
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from datetime import datetime
from typing import Any

from msgspec import Struct

from adjudicator.core import codec
from adjudicator.core.chance import SEED_BYTES, Chance, combine, commitment
from adjudicator.engine.contract.misstatements import guess
from adjudicator.engine.contract.title import Title
from adjudicator.games import catalogue
from adjudicator.mail.writing import address, unread_addresses
from adjudicator.mail.writing.compose import writable
from adjudicator.service.documents import documents
from adjudicator.service.documents.game_notices import to_table
from adjudicator.service.game import deal_wishes, game_options, hidden_addresses, opening, table
from adjudicator.service.game.opening import Opening
from adjudicator.service.game.resolution import dealt
from adjudicator.service.games.phase_opening import open_phase
from adjudicator.service.games.press_delivery import PressRules, written
from adjudicator.service.log.entries import note
from adjudicator.service.office import envelopes
from adjudicator.service.office.office import Office
from adjudicator.service.settings import time_zones
from adjudicator.service.timetable import schedule
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, NewGame, NewSeat, Seat

_log = logging.getLogger(__name__)


class GameWrong(ValueError):
    """A game cannot be made or handled like this; the text says what would work."""


class Open(Struct, frozen=True):
    """A game to be made that anybody can join: how many seats it has, on which conditions, and when it begins."""

    seats: int
    opening: Opening = Opening()
    starts_at: datetime | None = None


class Player(Struct, frozen=True):
    """Somebody to be invited: their name and address."""

    name: str
    address: str


def create(
    office: Office,
    *,
    title: str,
    name: str,
    players: Sequence[Player],
    options: Mapping[str, str] | None = None,
    gm: str = "",
    schedule_of: Schedule | None = None,
    zone: str = "",
    gm_half: bytes | None = None,
    words: Sequence[str] = (),
    press: PressRules | None = None,
    public: bool = False,
    open_to_all: Open | None = None,
    hidden: bool = False,
    unit: Unit | None = None,
) -> Game:
    """Make a game and queue its invitations; players get seats in their order, and the others are open to anybody.

    `words` are the game master's own paragraphs in the invitation. The GM's half of the seed (32 bytes) is drawn from
    the system's randomness unless given. Without a `unit` of work it is made in one of its own.

    Raises GameWrong, catalogue.UnknownTitle and the store's NameTaken.
    """
    rules, plan, now = catalogue.title(title), schedule_of or Schedule(), office.clock.now()
    count = max(len(players), open_to_all.seats) if open_to_all is not None else len(players)
    _check(office, rules, name, players, count, zone or office.zone)
    if open_to_all is not None:
        _check_open(open_to_all, now)
    if gm:
        check_address(office, Player("the game master", gm))
    chosen = _options(rules, options or {}, count)
    try:
        plan.check(now, zone or office.zone, rules.phases)
    except ValueError as fault:
        raise GameWrong(str(fault)) from fault
    for player in players:
        check_apart(name, player.address.lower(), [(gm or office.gm).lower()], hidden=hidden)
    half = gm_half if gm_half is not None else secrets.token_bytes(SEED_BYTES)
    new = NewGame(
        name=name,
        title=title,
        options=codec.encode(chosen).decode(),
        gm_address=(gm or office.gm).lower(),
        zone=zone or office.zone,
        schedule=schedule.written(plan),
        gm_half=half.hex(),
        commitment=commitment(half),
        created_at=now,
        press=written(press or PressRules()),
        public=public,
        opening=opening.written(open_to_all.opening) if open_to_all is not None else None,
        starts_at=open_to_all.starts_at if open_to_all is not None else None,
        hidden=hidden,
    )
    with nullcontext(unit) if unit is not None else office.store.unit() as there:
        game = _filed(office, there, new, players, count, words)
    note(_log, "game made", game=name, title=title, players=len(players))
    return game


def _options(rules: Title[Any], given: Mapping[str, str], count: int) -> dict[str, str]:
    """The options of a game for so many players: those given, and what the title takes where nothing is said."""
    try:
        chosen = rules.kept(given)
        rules.check_new(count, chosen)
    except ValueError as fault:
        raise GameWrong(str(fault)) from fault
    return chosen


def _filed(
    office: Office, unit: Unit, new: NewGame, players: Sequence[Player], count: int, words: Sequence[str]
) -> Game:
    """File a game with its seats, those without a player free, and queue the invitations."""
    check_wanted(unit, players)
    rules = catalogue.title(new.title)
    free = [NewSeat(number, rules.seats[number], "", rules.seats[number]) for number in range(len(players), count)]
    taken = [
        NewSeat(number, rules.seats[number], player.address.lower(), _called(new, rules.seats[number], player))
        for number, player in enumerate(players)
    ]
    game = unit.games.create(new, [*taken, *free])
    seats = unit.seats.of(game.id)
    unit.outbox.queue(
        envelopes.letter(
            office,
            game,
            seat,
            documents.invitation(rules, game, seats, seat, (*words, *documents.in_other_words(office, game, seat))),
            kind=envelopes.INVITATION,
            serial=0,
            at=new.created_at,
            parents=(),
        )
        for seat in seats[: len(players)]
    )
    return game


def _called(new: NewGame, seat: str, player: Player) -> str:
    return hidden_addresses.name(new.hidden, seat, player.name, player.address)


def _check_open(wanted: Open, now: datetime) -> None:
    dated = wanted.opening.starts != "full"
    if dated != (wanted.starts_at is not None):
        raise GameWrong("a game that begins at a date needs one; one that begins when it is full needs none")
    if wanted.starts_at is not None and wanted.starts_at <= now:
        raise GameWrong(
            f"the game cannot begin on {wanted.starts_at:%-d %B %Y %H:%M} UTC, which is past; name a later day"
        )


def _check(office: Office, rules: Title[Any], name: str, players: Sequence[Player], count: int, zone: str) -> None:
    try:
        if address.name(name) != name:
            raise GameWrong(f"{name!r} has capital letters; write {name.lower()!r}, as it stands in addresses")
    except ValueError as fault:
        raise GameWrong(f"the game cannot be called {name!r}: {fault}") from fault
    if not rules.fewest <= count <= len(rules.seats):
        said = "1 is named" if count == 1 else f"{count} are named"
        raise GameWrong(f"{rules.heading} is for {rules.fewest} to {len(rules.seats)} players, and {said}")
    for player in players:
        check_address(office, player)
    addresses = [player.address.lower() for player in players]
    twice = {one for one in addresses if addresses.count(one) > 1}
    if twice:
        raise GameWrong(f"{', '.join(sorted(twice))} is named twice; every seat of a game needs an address of its own")
    if not time_zones.known(zone):
        raise GameWrong(f"there is no zone {zone!r}; {time_zones.guess(zone)}")


def check_address(office: Office, player: Player) -> None:
    """Raise GameWrong for a player who cannot be written to, gets no letters, or has an address that looks odd."""
    if not writable(player.address) or not player.address.isprintable():
        raise GameWrong(f"{player.address!r} is no address of {player.name}; write one such as ann@example.org")
    if unread_addresses.ours(player.address, office.mailbox):
        who = f"{player.address} is my own address, where {player.name} reads nothing"
        raise GameWrong(f"{who}; write one of their own, such as ann@example.org")
    if unread_addresses.by_nobody(player.address):
        who = f"nobody reads what is sent to {player.address}"
        raise GameWrong(f"{who}; write an address at which {player.name} reads letters, such as ann@example.org")


def check_apart(name: str, address: str, masters: Sequence[str], *, hidden: bool) -> None:
    """Raise GameWrong if a game master would play where addresses are hidden: they are told everybody's."""
    if hidden and address in masters:
        raise GameWrong(
            f"{address} leads {name}, and whoever leads a game with hidden addresses knows them and cannot play in it; "
            "let somebody else lead it, or make a game with --addresses shown"
        )


def check_wanted(unit: Unit, players: Sequence[Player]) -> None:
    """Raise GameWrong for a player who does not want letters from us."""
    for player in players:
        refusal = unit.refusals.of(player.address.lower())
        if refusal is not None:
            said = f"{player.address} has wanted no letters since {refusal.at:%-d %B %Y}, and nothing was done; if that"
            raise GameWrong(f"{said} has changed: adjudicator refusals --remove {refusal.address}")


def named(unit: Unit, name: str) -> Game:
    """The game of this name; raises GameWrong, which lists the games there are."""
    game = unit.games.named(name)
    if game is None:
        there = [one.name for one in unit.games.all()]
        raise GameWrong(f"there is no game {name!r}; there are: {', '.join(there) or 'none yet'}{guess(name, there)}")
    return game


def condition(game: Game) -> str:
    """How a game stands, for the end of a sentence about something that cannot be done now."""
    if game.status == "finished":
        return "it has ended" if game.serial else "it was called off before it began"
    return {"forming": "it has not begun yet", "running": "it is being played", "paused": "it is paused"}[game.status]


def started(office: Office, unit: Unit, game: Game) -> Game:
    """Begin a game before everybody has joined; players who have not joined keep their seats. Raises GameWrong."""
    if game.status != "forming":
        why = condition(game) if game.status == "finished" else "it has begun already"
        raise GameWrong(f"{game.name} cannot be started: {why}")
    if (few := too_few(unit, game)) is not None:
        raise GameWrong(f"{game.name} cannot be started: {few}")
    return begin(office, unit, game, office.clock.now())


def too_few(unit: Unit, game: Game) -> str | None:
    """Why an open game cannot begin with those who have a seat; None if it can, or is not open."""
    if game.opening is None:
        return None
    rules = catalogue.title(game.title)
    there = sum(seat.status != "removed" for seat in unit.seats.of(game.id))
    if there < rules.fewest:
        return f"{rules.heading} is for {rules.fewest} players at least, and {there} of its seats are taken"
    try:
        rules.check_new(there, game_options.options(game))
    except ValueError as fault:
        return str(fault)
    return None


def begin(office: Office, unit: Unit, game: Game, now: datetime) -> Game:
    """Deal a game that is forming, open its first phase and queue the first reports; free seats of an open game go."""
    if game.opening is not None:
        unit.seats.close_up(game.id)
    seats = unit.seats.of(game.id)
    for seat in seats:
        if seat.status == "removed":
            unit.seats.void(game.id, seat.number)
    seed = combine(bytes.fromhex(game.gm_half), [seat.luck or "" for seat in seats])
    started = unit.games.start(game.id, seed.hex())
    assert started, "only a forming game is begun"
    game = unit.games.get(game.id)
    title = catalogue.title(game.title)
    deal = dealt(title, len(seats), game_options.options(game), Chance(seed), deal_wishes.of(seats))
    open_phase(office, unit, game, title, deal, None, now)
    note(_log, "game begun", game=game.name, title=game.title)
    return unit.games.get(game.id)


def tell_players(
    office: Office, unit: Unit, game: Game, heading: str, paragraph: str, *, but: int | None = None, key: str = ""
) -> None:
    """A notice to everybody who plays in a game that has begun, except the seat `but`.

    `key` tells it from others with the same heading at the same moment.
    """
    now = office.clock.now()
    laid = table.laid(unit, game)
    if laid is not None:
        unit.outbox.queue(to_table(office, unit, laid, heading, paragraph, now, but=but, key=key))


def record(office: Office, name: str) -> bytes:
    """The public record of a finished game. Raises GameWrong for any other: it would reveal secrets before the end."""
    with office.store.unit() as unit:
        game = named(unit, name)
    if game.stands == "called off":
        raise GameWrong(f"{name} has no record: it was called off before it began")
    if game.record is None:
        raise GameWrong(f"{name} has no record yet: {condition(game)}, and its record is opened when it has ended")
    return game.record


def seat_named(unit: Unit, game: Game, name: str) -> Seat:
    """A seat by its name, in upper or lower case; raises GameWrong, which lists the seats."""
    seats = unit.seats.of(game.id)
    for seat in seats:
        if seat.name.lower() == name.lower():
            return seat
    wrong = f"there is no seat {name!r} in {game.name}" if name else "say which seat is meant"
    there = [seat.name for seat in seats]
    raise GameWrong(f"{wrong}; there are: {', '.join(there)}{guess(name, there)}")
