"""The report: what a seat is told after a phase: the events, what became of its orders, and the position.

What everybody may know is told in the same words to all: nobody is `you` in it.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from adjudicator.core.event import OUTSIDER, Event, Seat
from adjudicator.core.event import told as heard
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.changed_cells import Compared, compared, explained, still
from adjudicator.engine.contract.descriptions import Thing
from adjudicator.engine.contract.plain_title import Missed
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.engine.contract.title import Telling
from adjudicator.engine.contract.trace import Answer, How
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.engine.text.scenes import Card, Hand, Use
from adjudicator.games.cosmoclasm.events.event_phrases import PHRASES
from adjudicator.games.cosmoclasm.events.events import Claimed, PlanetTied, ResistanceDrawn, playable
from adjudicator.games.cosmoclasm.factions import ability, in_force
from adjudicator.games.cosmoclasm.stages.cleanup import WANTED
from adjudicator.games.cosmoclasm.table.board import MATS, NAMES, POINTS, POINTS_OF
from adjudicator.games.cosmoclasm.table.cards import FORCES, forces, is_black, suit
from adjudicator.games.cosmoclasm.table.majorities import (
    adjacent,
    count,
    foremost,
    near,
    planets,
    resisting,
    stations_at,
)
from adjudicator.games.cosmoclasm.table.speech import NO, Speech
from adjudicator.games.cosmoclasm.table.state import NOBODY, STATIONS, Solar, placed
from adjudicator.games.cosmoclasm.told.round_scenes import round_scenes
from adjudicator.games.cosmoclasm.words.order_words import Retire
from adjudicator.games.cosmoclasm.words.vocabulary import spellings, vocabulary
from adjudicator.orders.standing.order_outcomes import OrderOutcomes

TWO: Final = 2
ABOUT_CARDS: Final = ("turn", "retire")
"""The rules for whoever chooses their first cards."""
SHORT: Final = (*ABOUT_CARDS, "claims", "end")
"""The rules that everybody needs."""
NONE = "-"
"""The text of a cell with nothing in it."""

RETIRED: Final = "retired"
"""The question of a turn in which a player has retired because none of their orders for it was possible."""
SILENT: Final = "silent"
"""The same if they had ordered nothing for it."""


@cache
def _outcomes(words: Phrasebook) -> OrderOutcomes:
    return OrderOutcomes(
        words,
        silent={
            RETIRED: words.say("left-turn", where="{where}"),
            SILENT: words.say("left-turn-unordered", where="{where}"),
        },
        reasons=True,
    )


def shared(
    title: Telling[Solar], before: Solar, view: Solar, told: Sequence[Event[Solar]], scene: None
) -> tuple[Section, ...]:
    """What is for everybody, from views alone."""
    to = Speech(view.seats, None, title.phrases)
    was = None if before == view or not before.round else before
    found = list[Section]()
    heard_of = heard(told, OUTSIDER)
    resisting = [event for event in heard_of if isinstance(event, ResistanceDrawn)]
    happened = [
        (event, said)
        for event in heard_of
        if event not in resisting
        for said in (_said(event, to), _tie(event, view, to))
        if said is not None
    ]
    if resisting:
        there = [to.say("resistance-one", planet=one.number, cards=to.listed(one.cards)) for one in resisting]
        happened.append((resisting[0], to.say("resistance-all", planets="; ".join(there))))
    if happened:
        sentences = tuple([said for _, said in happened])
        found.append(Section(to.say("heading-happened"), sentences, Chapter.HISTORY, tuple(round_scenes(happened, to))))
    if view.winners is not None:
        found.append(Section(to.say("heading-end"), (standings(title, view),), Chapter.END))
    if view.round:
        same = was if was is not None and (was.round, was.contest) == (view.round, view.contest) else None
        found.append(Section(_heading(view, to), (*_contested(view, to), _forces(view, same, to)), Chapter.FIGHTS))
        tables = [one for one in (_planets(view, was, to), _grid(view, was, to)) if one.rows]
        planets, counts = (explained(*some, said=to.say("different")) for some in (tables, [_players(view, was, to)]))
        found.append(Section(to.say("heading-planets"), planets, Chapter.BOARD))
        found.append(Section(to.say("heading-market"), (to.listed(view.market),), Chapter.BOARD))
        found.append(Section(to.say("heading-players"), counts, Chapter.COUNTS))
    return tuple(found)


def own(
    title: Telling[Solar],
    before: Solar,
    view: Solar,
    told: Sequence[Event[Solar]],
    answers: Sequence[Answer],
    seat: Seat,
    scene: None,
) -> Iterator[Section]:
    """What is for one player alone."""
    to = Speech(view.seats, seat, title.phrases)
    mine = tuple([said for event in told if _concerns(event, seat) and (said := _said(event, to))])
    if mine:
        yield Section(to.say("heading-yours"), mine, Chapter.YOURS)
    sent = not any(isinstance(event, Missed) and seat in event.seats for event in told)
    mended = [replace(one, about=RETIRED if one.tried else SILENT) if _left(one) else one for one in answers]
    heeded = _outcomes(to.book).section(mended, seat, vocabulary(before, seat), sent=sent)
    if heeded is not None:
        yield heeded
    yield Section(to.say("heading-hand"), tuple(_hand(view, seat, to)), Chapter.HAND)


def _said(event: Event[Solar], to: Speech) -> str | None:
    return PHRASES[type(event)](event, to)


def _tie(event: Event[Solar], view: Solar, to: Speech) -> str | None:
    """The stations that broke a tie for a planet, or did not; None if there was no tie.

    No station is placed later in a phase in which planets are claimed, so its end shows what was counted.
    """
    if not isinstance(event, PlanetTied) and not (isinstance(event, Claimed) and event.adjacent):
        return None
    shares = []
    for seat in foremost(view, event.mat):
        there = near(view, seat, event.mat)
        points = to.listed(NAMES[point] for point in there) if there else NO
        count, more = stations_at(view, seat, event.mat), adjacent(view, seat, event.mat)
        shares.append(to.say("tie-share", seat=view.seats[seat], stations=count, adjacent=more, points=points))
    return to.say("tie-counted", planet=event.number, shares="; ".join(shares))


def _left(answer: Answer) -> bool:
    """Whether somebody retired without an order to; a phase that ends with this says so elsewhere."""
    return answer.how is How.DEFAULT and isinstance(answer.choice, Retire)


def _concerns(event: Event[Solar], seat: Seat) -> bool:
    """Whether an event happened to a seat, or the seat made it happen."""
    return seat in (getattr(event, "seat", None), getattr(event, "start", None), *getattr(event, "seats", ()))


def _hand(view: Solar, seat: Seat, to: Speech) -> Iterator[str | Table]:
    """The cards, with their uses in the phase that opens."""
    hand = view.hands[seat]
    if not hand:
        yield to.say("no-cards")
        return
    over = view.winners is not None
    head = to.heads("card", "held", *(() if over else ("now",)))
    cards = dict.fromkeys(hand)
    rows = [(card, str(hand.count(card)), *(() if over else (_use(view, seat, card, to),))) for card in cards]
    drawn = Hand(
        tuple([Card("/".join(forces(card)), kind=suit(card)) for card in hand]),
        () if over else tuple(_uses([(card, _use(view, seat, card, to)) for card in cards], to)),
    )
    yield Table(head, tuple(rows), drawn=drawn)
    own = ability(view, seat)
    if own is not None and not over:
        yield to.say("faction-card", ability=own.name, used=view.backed[seat])


def _uses(uses: Sequence[tuple[str, str]], to: Speech) -> Iterator[Use]:
    """What the cards can do: said once of those that can do the same."""
    for use in dict.fromkeys(use for _, use in uses):
        cards = [card for card, same in uses if same == use]
        yield Use(to.say("every-card") if 1 < len(cards) == len(uses) else ", ".join(cards), use)


def _use(view: Solar, seat: Seat, card: str, to: Speech) -> str:
    """The use of a card in the phase that opens, in a line."""
    if not view.round:
        return to.say("card-keep")
    if seat not in view.inside():
        return to.say("card-nothing")
    adds = to.forces(forces(card))
    if not is_black(card):
        return to.say("card-white", adds=adds)
    if card in playable(view.hands[seat], view.suits[seat]):
        return to.say("card-adds", adds=adds)
    return to.say("card-other-suit", suit=view.suits[seat])


def things(title: Telling[Solar], view: Solar) -> Iterator[Thing]:
    """The cards, each with what it shows and when it is played."""
    to = Speech(view.seats, None, title.phrases)
    for card, others in spellings().items():
        of = "black" if is_black(card) else "white"
        text = to.say(f"card-is-{of}", suit=suit(card), forces=to.forces(forces(card)))
        yield Thing(card, "card", text, others)


def _heading(view: Solar, to: Speech) -> str:
    planet = view.planet
    if planet is None:
        return to.say("heading-contest", round=view.round, seats=to.listed(view.seats[seat] for seat in view.contest))
    return to.say("heading-round", round=view.round, mat=MATS[planet])


def _contested(view: Solar, to: Speech) -> Iterator[str]:
    if view.planet is not None:
        yield to.say("grid-points", points=_points(view.planet, to))
    elif view.winners is None:
        yield to.say("contest-rules", abilities=view.options["abilities"] == "yes")


def _points(mat: int, to: Speech) -> str:
    return to.listed(NAMES[point] for point in POINTS_OF[mat])


def _forces(view: Solar, before: Solar | None, to: Speech) -> Table:
    """Each player's forces as they count now, and who has taken the superiorities."""

    def rows(state: Solar) -> Iterator[Sequence[str | int]]:
        return ((name, *count(state, seat)) for seat, name in enumerate(state.seats))

    below = [(to.say("row-taken"), *(NONE if by == NOBODY else view.seats[by] for by in view.taken))]
    if any(view.resistance) and view.planet is not None:
        below.insert(0, (to.say("row-resistance"), *(str(force or NONE) for force in resisting(view))))
    head = (to.say("head-player"), *(force.capitalize() for force in FORCES))
    return compared(head, rows, view, before, *below, zero=NONE)


def _players(view: Solar, before: Solar | None, to: Speech) -> Table:
    def rows(state: Solar) -> list[Sequence[Compared]]:
        seats = enumerate(state.seats)
        return [(name, still(_status(state, seat, to)), *_counts(state, seat)) for seat, name in seats]

    return compared(to.heads("player", "turn", "cards", "left", "planets"), rows, view, before)


def _counts(view: Solar, seat: Seat) -> tuple[int, int, int]:
    return len(view.hands[seat]), STATIONS - placed(view, seat), planets(view, seat)


def standings(title: Telling[Solar], view: Solar) -> Table:
    """By planets, and where these are as many by stations placed; the winners first."""
    won = view.winners or ()
    held = {seat: (planets(view, seat), placed(view, seat)) for seat in range(len(view.seats))}
    order = sorted(held, key=lambda seat: (seat not in won, *(-number for number in held[seat]), seat))
    to = Speech(view.seats, None, title.phrases)
    return Table(
        to.heads("player", "planets", "stations"), tuple((view.seats[one], *map(str, held[one])) for one in order)
    )


def _status(view: Solar, seat: Seat, to: Speech) -> str:
    if seat in view.retired:
        return to.say("status-retired")
    if seat not in view.inside():
        return to.say("status-watches")
    return to.say("status-in", next=seat == view.turn, suit=view.suits[seat] or NO)


def _planets(view: Solar, before: Solar | None, to: Speech) -> Table:
    """What lies on each number; the mat that had it before may be another one."""

    def rows(state: Solar) -> list[Sequence[str | int]]:
        seats = range(len(state.seats))
        return [
            (str(number), MATS[mat], *[stations_at(state, seat, mat) for seat in seats], _owner(state, mat))
            for number, mat in enumerate(state.counters, 1)
        ]

    head = (*to.heads("planet", "mat"), *view.seats, *to.heads("claimed"))
    return compared(head, rows, view, before, zero=NONE)


def _owner(view: Solar, mat: int) -> str:
    return NONE if view.owners[mat] == NOBODY else view.seats[view.owners[mat]]


def _grid(view: Solar, before: Solar | None, to: Speech) -> Table:
    """The points with stations on them."""
    points = [point for point in POINTS if view.stations[point]]

    def rows(state: Solar) -> list[tuple[str, str]]:
        return [(NAMES[point], ", ".join(state.seats[seat] for seat in state.stations[point])) for point in points]

    return compared(to.heads("point", "stations"), rows, view, before)


def rules_text(title: Telling[Solar], view: Solar) -> tuple[Section, ...]:
    """The abilities in play, the local resistance, and how the mats are numbered."""
    to = Speech(view.seats, None, title.phrases)
    sections = [*_basics(view, to, SHORT)]
    lie = tuple(
        to.say("planet-lies", planet=view.number(mat), mat=MATS[mat], points=_points(mat, to)) for mat in view.counters
    )
    sections.append(Section(to.say("heading-lie"), lie))
    if any(view.resistance):
        piles = tuple(
            to.say("resistance-at", planet=view.number(mat), cards=to.listed(view.resistance[mat]))
            for mat in view.counters
        )
        sections.append(Section(to.say("heading-resistance"), piles))
    return tuple(sections)


def rules_at_first(title: Telling[Solar], view: Solar, seat: Seat) -> tuple[Section, ...]:
    """The rules in short that say what cards are good for, and the abilities in play."""
    return tuple(_basics(view, Speech(view.seats, None, title.phrases), ABOUT_CARDS))


def _basics(view: Solar, to: Speech, about: Sequence[str]) -> list[Section]:
    two, wanted = len(view.seats) == TWO, WANTED[len(view.seats)]
    short = [to.say(f"short-{one}", wanted=wanted, two=two) for one in about]
    sections = [Section(to.say("heading-short"), tuple(short))]
    abilities = tuple(
        f"{view.seats[seat]}, {ability.name}: {' '.join(descriptions.of(ability, to.book))}"
        for seat, ability in in_force(view)
    )
    if abilities:
        sections.append(Section(to.say("heading-abilities"), abilities))
    return sections
