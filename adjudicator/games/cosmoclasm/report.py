"""What a seat is told after a phase: what happened, what came of its orders, and how everything lies.

What everybody may know is told in the same words to all: nobody is `you` in it.
"""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import OUTSIDER, Event, Seat
from adjudicator.engine.marking import Cell, Row, explained, number, table, words
from adjudicator.engine.section import Chapter, Section, Table
from adjudicator.engine.speech import listed
from adjudicator.engine.trace import Answer
from adjudicator.games.cosmoclasm.board import MATS, NAMES, POINTS, POINTS_OF
from adjudicator.games.cosmoclasm.cards import FORCES, forces, is_black
from adjudicator.games.cosmoclasm.counting import count, planets, stations_at
from adjudicator.games.cosmoclasm.factions import ability, in_force
from adjudicator.games.cosmoclasm.moves import Ended, Missed, playable
from adjudicator.games.cosmoclasm.phrases import sentence
from adjudicator.games.cosmoclasm.state import NOBODY, STATIONS, Solar, placed
from adjudicator.games.cosmoclasm.vocabulary import vocabulary
from adjudicator.orders.heeding import Heeding

NONE = "-"
"""What stands in a cell where there is nothing."""

_HEEDING = Heeding(
    {
        "turn": "your turn",
        "station": "your station",
        "take": "your card from the market",
        "give": "your cards for the market",
        "switch": "your switch",
        "start": "the start player",
    },
    place="lap",
)


def shared(before: Solar, view: Solar, told: Sequence[Event[Solar]]) -> tuple[Section, ...]:
    """What is for everybody, from views alone."""
    was = None if before == view or not before.round else before
    found = list[Section]()
    heard = [public for event in told if (public := event.told(OUTSIDER)) is not None]
    happened = tuple([said for event in heard if (said := sentence(event, view.seats)) is not None])
    if happened:
        found.append(Section("What happened", happened, Chapter.HISTORY))
    ended = tuple([said for event in heard if isinstance(event, Ended) and (said := sentence(event, view.seats))])
    if ended:
        found.append(Section("The game is over", ended, Chapter.END))
    if view.round:
        same = was if was is not None and (was.round, was.contest) == (view.round, view.contest) else None
        found.append(Section(_heading(view), (*_contested(view), _forces(view, same)), Chapter.FIGHTS))
        tables = [one for one in (_planets(view, was), _grid(view, was)) if one.rows]
        found.append(Section("The planets", explained(*tables), Chapter.BOARD))
        found.append(Section("The market", (listed(view.market),), Chapter.BOARD))
        found.append(Section("The players", explained(_players(view, was)), Chapter.COUNTS))
    return tuple(found)


def own(
    before: Solar, view: Solar, told: Sequence[Event[Solar]], answers: Sequence[Answer], seat: Seat
) -> Iterator[Section]:
    """What is for one player alone."""
    mine = tuple([said for event in told if _concerns(event, seat) and (said := sentence(event, view.seats, seat))])
    if mine:
        yield Section("What happened to you", mine, Chapter.YOURS)
    sent = not any(isinstance(event, Missed) and seat in event.seats for event in told)
    own = [answer for answer in answers if answer.seat == seat]
    heeded = tuple(_HEEDING.told(own, vocabulary(before, seat), sent=sent))
    if heeded:
        yield Section("What became of your orders", heeded, Chapter.YOURS)
    yield Section("Your hand", tuple(_hand(view, seat)), Chapter.HAND)


def _concerns(event: Event[Solar], seat: Seat) -> bool:
    """Whether an event happened to a seat, or the seat made it happen."""
    return seat in (getattr(event, "seat", None), getattr(event, "start", None), *getattr(event, "seats", ()))


def _hand(view: Solar, seat: Seat) -> Iterator[str | Table]:
    """The cards, with what each can do in the phase that opens."""
    hand = view.hands[seat]
    if not hand:
        yield "You hold no cards."
        return
    over = view.winners is not None
    rows = [(card, str(hand.count(card)), *(() if over else (_use(view, seat, card),))) for card in dict.fromkeys(hand)]
    yield Table(("Card", "Held", *(() if over else ("What it can do now",))), tuple(rows))
    own = ability(view, seat)
    if own is not None and not over:
        used = " You have played it in this round." if view.backed[seat] else ""
        yield f"The card of your faction is {own.name}: HELP {own.name} tells what it does.{used}"


def _use(view: Solar, seat: Seat, card: str) -> str:
    """What a card can do in the phase that opens, in a line."""
    if not view.round:
        return "Keep it, or give it to the market."
    if seat not in view.inside():
        return "Nothing in this round any more."
    adds = listed(forces(card))
    if not is_black(card):
        return f"With a black card: adds {adds}."
    if card in playable(view.hands[seat], view.suits[seat]):
        return f"Adds {adds}."
    return f"Nothing while you follow {view.suits[seat]}."


def _heading(view: Solar) -> str:
    planet = view.planet
    if planet is None:
        return f"Round {view.round}: {listed(view.seats[seat] for seat in view.contest)} play on"
    return f"Round {view.round}: planet {view.round}, mat {MATS[planet]}"


def _contested(view: Solar) -> Iterator[str]:
    if view.planet is not None:
        yield f"Its grid points are {listed(NAMES[point] for point in POINTS_OF[view.planet])}."


def _number(now: int, was: int | None) -> Cell:
    """A number, and nothing where it is nothing and has been nothing."""
    return number(now, was) if now or was else Cell(NONE, changed=False)


def _forces(view: Solar, before: Solar | None) -> Table:
    """Each player's forces as they count now, and who has taken the superiorities."""
    rows: list[Row] = []
    for seat, name in enumerate(view.seats):
        old = (None,) * len(FORCES) if before is None else count(before, seat)
        rows.append((name, *map(_number, count(view, seat), old)))
    if any(view.resistance) and view.planet is not None:
        rows.append(("Resistance", *_resisting(view)))
    rows.append(("Taken by", *(NONE if by == NOBODY else view.seats[by] for by in view.taken)))
    return table(("Player", *(force.capitalize() for force in FORCES)), rows)


def _players(view: Solar, before: Solar | None) -> Table:
    rows: list[Row] = []
    for seat, name in enumerate(view.seats):
        old = (None,) * 3 if before is None else _counts(before, seat)
        rows.append((name, _status(view, seat), *map(number, _counts(view, seat), old)))
    return table(("Player", "Turn", "Cards", "Stations left", "Planets"), rows)


def _counts(view: Solar, seat: Seat) -> tuple[int, int, int]:
    return len(view.hands[seat]), STATIONS - placed(view, seat), planets(view, seat)


def standings(view: Solar) -> Table:
    """By planets, and where these are as many by stations placed; the winners first."""
    won = view.winners or ()
    held = {seat: (planets(view, seat), placed(view, seat)) for seat in range(len(view.seats))}
    order = sorted(held, key=lambda seat: (seat not in won, *(-number for number in held[seat]), seat))
    return Table(("Player", "Planets", "Stations"), tuple((view.seats[one], *map(str, held[one])) for one in order))


def _resisting(view: Solar) -> tuple[str, ...]:
    shown = [force for card in view.resistance[view.planet or 0] for force in card.partition(" ")[2].split("/")]
    return tuple(str(shown.count(force) or NONE) for force in FORCES)


def _status(view: Solar, seat: Seat) -> str:
    if seat in view.retired:
        return "retired"
    if seat not in view.inside():
        return "watches"
    suit = view.suits[seat]
    return f"{'next' if seat == view.turn else 'in'}{f', {suit}' if suit else ''}"


def _planets(view: Solar, before: Solar | None) -> Table:
    rows: list[Row] = []
    for at, mat in enumerate(view.counters):
        # What lay under the same number.
        old = None if before is None else before.counters[at]
        held = [
            _number(
                stations_at(view, seat, mat),
                None if before is None or old is None else stations_at(before, seat, old),
            )
            for seat in range(len(view.seats))
        ]
        was = None if before is None or old is None else _owner(before, old)
        name = words(MATS[mat], None if old is None else MATS[old])
        rows.append((str(at + 1), name, *held, words(_owner(view, mat), was)))
    return table(("Planet", "Mat", *view.seats, "Claimed by"), rows)


def _owner(view: Solar, mat: int) -> str:
    return NONE if view.owners[mat] == NOBODY else view.seats[view.owners[mat]]


def _grid(view: Solar, before: Solar | None) -> Table:
    rows: list[Row] = []
    for point in POINTS:
        if view.stations[point]:
            was = None if before is None else _stations(before, point)
            rows.append((NAMES[point], words(_stations(view, point), was)))
    return table(("Point", "Stations"), rows)


def _stations(view: Solar, point: int) -> str:
    return ", ".join(view.seats[seat] for seat in view.stations[point])


def rules_text(view: Solar) -> tuple[Section, ...]:
    """The abilities in play, the local resistance, and how the mats are numbered."""
    sections = []
    abilities = tuple(
        f"{view.seats[seat]}, {ability.name}: {' '.join((type(ability).__doc__ or '').split())}"
        for seat, ability in in_force(view)
    )
    if abilities:
        sections.append(Section("Abilities", abilities))
    lie = tuple(
        f"Planet {view.number(mat)} is mat {MATS[mat]}; its grid points are "
        f"{listed(NAMES[point] for point in POINTS_OF[mat])}."
        for mat in view.counters
    )
    sections.append(Section("Planets", lie))
    if any(view.resistance):
        piles = tuple(f"Planet {view.number(mat)}: {listed(view.resistance[mat])}." for mat in view.counters)
        sections.append(Section("Local resistance", piles))
    return tuple(sections)
