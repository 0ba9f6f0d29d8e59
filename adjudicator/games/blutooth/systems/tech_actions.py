"""The tech action: what every alien may do with one of its techs in a warpfall."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Event
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import fullest
from adjudicator.galaxy.forces import token
from adjudicator.games.blutooth.events.techs import TechResearched
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.tech_pieces import Tech
from adjudicator.games.blutooth.systems.technology import (
    free_ships,
    tech_drafted,
    tech_scrapped,
    tech_ships_home,
    tech_shown,
)
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.techs import HeldTech, tech_called, tech_numbered, techs_of
from adjudicator.games.blutooth.words.tech_words import ABOUT, Abandon, Develop, Research

ENTRIES: Final = ("phase.warpfall", "techrule.research", "techrule.develop", "techrule.abandon", "techrule.one")


def piece_of(at: MatchAt, held: HeldTech) -> Tech:
    """The piece that a tech is."""
    piece = at.run.title.pieces.named(held.name)
    assert isinstance(piece, Tech)
    return piece


class TechActing(Options, Struct, eq=False, gc=False):
    """What an alien can do with one of its techs: put a ship on it, develop it, give it up."""

    _at: MatchAt

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Research | Develop | Abandon):
            return reason("no-tech-action")
        at = self._at
        held = tech_called(at.state.techs, at.me, choice.tech)
        if held is None:
            return reason("tech-not-yours", tech=choice.tech)
        if isinstance(choice, Abandon):
            return choice
        if held.developed:
            return reason("tech-developed", tech=held.name)
        piece = piece_of(at, held)
        return (
            self._research(choice, held, piece) if isinstance(choice, Research) else _develop(at, choice, held, piece)
        )

    def _research(self, choice: Research, held: HeldTech, piece: Tech) -> Choice | Spoken:
        if piece.cost is not None and held.ships >= piece.cost:
            return reason("tech-full", tech=held.name, cost=piece.cost)
        there = free_ships(self._at)
        if not there:
            return reason("tech-no-ship")
        place = next(iter(fullest(there))) if choice.place is None else choice.place
        return Research(choice.tech, place) if place in there else reason("tech-no-ship-there")

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        if isinstance(choice, Research) and choice.place is not None:
            return (Claim(token(choice.place), 1),)
        return ()

    def every(self) -> Iterator[Choice]:
        """A ship on each tech, and whatever else can be done with it."""
        at = self._at
        for held in techs_of(at.state.techs, at.me):
            for choice in (*piece_of(at, held).samples(at), Research(held.name), Abandon(held.name)):
                settled = self.settle(choice)
                if isinstance(settled, Choice):
                    yield settled


def _develop(at: MatchAt, choice: Develop, held: HeldTech, piece: Tech) -> Choice | Spoken:
    if held.ships < piece.needed:
        return reason("tech-ships-missing", tech=held.name, ships=held.ships, cost=piece.needed)
    if piece.timed:
        word = piece.choices[0].word if piece.choices else piece.name
        return reason("tech-at-its-time", tech=held.name, word=word)
    return piece.meant(at, choice)


def tech_actions(at: MatchAt) -> Script:
    """Everybody with techs does one thing with one of them, all asked at once."""
    state = at.state
    seats = [seat for seat in state.seats_in() if techs_of(state.techs, seat)]
    if not seats:
        return
    answers = yield [Ask(seat, ABOUT, TechActing(at.of(seat))) for seat in seats]
    for seat, answer in zip(seats, answers, strict=True):
        if isinstance(answer, Research | Develop | Abandon):
            yield from _acted(at.of(seat), answer)


def _acted(at: MatchAt, answer: Research | Develop | Abandon) -> Script:
    held = tech_called(at.state.techs, at.me, answer.tech)
    if held is None:
        return
    if isinstance(answer, Research):
        yield Made(partial(_researched, number=held.number, place=answer.place))
    elif isinstance(answer, Abandon):
        yield from tech_ships_home(at, held.number)
        yield from tech_scrapped(at, held.number, given_up=True)
    else:
        yield from developed(at, held, answer)


def _researched(now: Match, number: int, place: Place | None) -> Event[Match] | None:
    held = tech_numbered(now.techs, number)
    if held is None or place is None or not now.planets[place][held.seat]:
        return None
    return TechResearched(held.seat, number, ((place, 1),))


def developed(at: MatchAt, held: HeldTech, order: Develop) -> Script:
    """A tech is developed at warpfall: its ships rebound, it has its effect, and is scrapped unless it stays.

    The ships of one that `settles` rebound afterwards, as far as they are left.
    """
    piece = piece_of(at, held)
    against = () if order.seat is None or order.seat == at.me else (order.seat,)
    if not (yield from at.use(at.me, piece, against)):
        return
    yield from tech_shown(held, developed=not piece.returns)
    if not piece.settles:
        yield from tech_ships_home(at, held.number)
    yield from piece.effect(at, order)
    if piece.settles:
        yield from tech_ships_home(at, held.number)
    if piece.drafts:
        yield from tech_drafted(at, at.me, held.name)
    if not (piece.stable or piece.lies or piece.returns):
        yield from tech_scrapped(at, held.number)
