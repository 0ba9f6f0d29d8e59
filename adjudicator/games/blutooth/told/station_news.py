"""Space stations in reports and order forms: what stands where, the choice of one, and where one is put."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Question, Vocabulary
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.games.blutooth.mechanics.returning import homes
from adjudicator.games.blutooth.pieces import BY_NAME
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import Speech
from adjudicator.games.blutooth.table.standing import Standing
from adjudicator.games.blutooth.told.piece_questions import numbered
from adjudicator.games.blutooth.told.pieces_in_force import pieces_of
from adjudicator.games.blutooth.told.samples import order_samples, order_taps
from adjudicator.games.blutooth.words.payoff_words import Boon
from adjudicator.games.blutooth.words.station_words import BUILD, OPERATE, Build, Operate

FEW: Final = 3
"""The most lines shown for the choice."""


def stations(view: Match, to: Speech) -> Section | None:
    """What stands on which planet, and whether it works for its owner; None if nothing stands anywhere."""
    if not view.stations:
        return None
    rows = tuple((to.place(one.place), one.name, _state(view, one, to)) for one in view.stations)
    head = to.heads("station-planet", "station", "station-state")
    return Section(to.say("heading-stations"), (Table(head, rows),), Chapter.BOARD)


def _state(view: Match, one: Standing, to: Speech) -> str:
    """`works; 3 marks; a dominion; brings Clone`."""
    works = view.planets[one.place][view.system(one.place)] > 0
    parts = [to.say("station-works", works=works)]
    if one.marks:
        parts.append(to.say("station-marks", count=one.marks))
    if one.dominion and works:
        parts.append(to.say("station-dominion", count=one.dominion))
    if one.power:
        parts.append(to.say("station-power", power=one.power))
    return "; ".join(parts)


def choice(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    """The station that a seat may choose as a match begins."""
    offered = view.station_offers[seat] if view.station_offers else ()
    if not offered:
        return
    home = view.home(seat)
    lines = tuple([f"{Build.word} {one} on {names.name('place', home[at])}" for at, one in enumerate(offered[:FEW])])
    yield Question(
        about=BUILD,
        prompt=to.say("ask-station-choice", stations=to.listed(offered)),
        lines=lines,
        taps=tuple([f"{Build.word} {one} on {names.name('place', place)}" for one in offered for place in home]),
        silence=to.say("silent-station-choice"),
        owed=True,
    )


def owed(view: Match, seat: Seat) -> bool:
    """Whether a seat has a station to choose."""
    return bool(view.station_offers and view.station_offers[seat])


def brought(view: Match, seat: Seat, to: Speech, names: Vocabulary) -> Iterator[Question]:
    """How boons are taken that stations of a seat may bring in this letter, if there is a ship in the warp."""
    found = [
        piece for piece in pieces_of(view, seat) if any(letter in getattr(piece, "boons", ()) for letter in view.due)
    ]
    if found and view.warp[seat] and homes(view, seat):
        said = to.listed([piece.name for piece in found])
        yield Question(
            about=Boon.about,
            prompt=to.say("ask-station-boon", stations=said),
            lines=order_samples.boons(view, seat, 1, names),
            taps=order_taps.boons(view, seat, 1, names),
            silence=to.say("silent-station-boon"),
            owed=False,
        )


def held_ready(view: Match, seat: Seat, to: Speech) -> Iterator[Question]:
    """The stations of a seat that may be used in this letter when something happens."""
    for piece in pieces_of(view, seat):
        if any(letter in getattr(piece, "ready", ()) for letter in view.due):
            yield Question(
                about=OPERATE,
                prompt=to.say("ask-operate", piece=piece.name),
                lines=(f"{Operate.word} {piece.name}",),
                silence=to.say("silent-operate"),
                owed=False,
            )


def as_sponsor(view: Match, seat: Seat, to: Speech) -> Iterator[Question]:
    """The stations that others have used in invasions in which the seat is a sponsor, and which ask it something."""
    for one in view.invasions:
        if one.over or one.sponsored(seat) is None:
            continue
        for _, used in one.uses:
            piece = BY_NAME.get(used)
            if view.letter in getattr(piece, "for_sponsors", ()):
                yield Question(
                    about=OPERATE,
                    where=one.number,
                    prompt=to.say("ask-operate-sponsor", piece=used),
                    lines=(f"{Operate.word} {used}",),
                    silence=to.say("silent-operate"),
                    owed=False,
                    place=numbered(to),
                )


def put_up(view: Match, seat: Seat, others: Sequence[Seat], to: Speech, names: Vocabulary) -> Iterator[Question]:
    """Where a station is put that a leader may get by a deal with one of those whom it negotiates with."""
    there = [one for one in view.stations if view.system(one.place) in others]
    if there:
        home = view.home(seat)
        yield Question(
            about=BUILD,
            prompt=to.say("ask-station-deal"),
            lines=(f"{Build.word} {there[0].name} on {names.name('place', home[0])}",),
            silence=to.say("silent-station-deal"),
            owed=False,
        )
