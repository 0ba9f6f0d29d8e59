"""The facts for conditions: everything on the table is open, and evaluated when the question comes up."""

from typing import Final

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Fact
from adjudicator.engine.contract.questions import Known
from adjudicator.games.cosmoclasm.table.cards import FORCES, fits
from adjudicator.games.cosmoclasm.table.majorities import count, most, planets, stations_at, would_take
from adjudicator.games.cosmoclasm.table.state import NOBODY, Solar


def _view(known: Known) -> Solar:
    assert isinstance(known.view, Solar)
    return known.view


class OfPlayer(Fact, frozen=True):
    """Something of a player."""

    seat: Seat


class Number(OfPlayer, frozen=True):
    """A number of a player."""

    compares = ("number",)


class Tally(Number, frozen=True):
    """A number that stays out of the list of known facts as long as all players have 0, so that it stays short."""

    def listed(self, known: Known) -> int | None:
        seats = range(len(_view(known).seats))
        return self.number(known) if any(type(self)(seat).number(known) for seat in seats) else None


class Forces(Number, frozen=True):
    """How many of a force a player has in front of them, as they count."""

    grammar = "SEAT FORCE"
    example = "Humans mechs >= 2"

    force: str

    def value(self, known: Known) -> int:
        return count(_view(known), self.seat)[FORCES.index(self.force)]


class Most(OfPlayer, frozen=True):
    """Whether a player has more of a force than everybody else in the round, and than the local resistance."""

    grammar = 'SEAT ["has" | "have"] "most" FORCE'
    example = "I have most mechs"

    force: str

    def value(self, known: Known) -> bool:
        return self.force in most(_view(known), self.seat)


class Would(Tally, frozen=True):
    """How many superiorities a player would take by retiring now."""

    grammar = 'SEAT "would" "take"'
    example = "I would take >= 2"

    def value(self, known: Known) -> int:
        return len(would_take(_view(known), self.seat))


class WouldTake(OfPlayer, frozen=True):
    """Whether a player would take this superiority by retiring now."""

    grammar = 'SEAT "would" "take" FORCE'
    example = "I would take stargate"

    force: str

    def value(self, known: Known) -> bool:
        return self.force in would_take(_view(known), self.seat)


class Taken(Fact, frozen=True):
    """Whether anybody has taken this superiority in this round."""

    grammar = 'FORCE "taken"'
    example = "mech taken"

    force: str

    def value(self, known: Known) -> bool:
        return _view(known).taken[FORCES.index(self.force)] != NOBODY


class Took(OfPlayer, frozen=True):
    """Whether a player has taken this superiority in this round."""

    grammar = 'SEAT "took" FORCE'
    example = "Humans took stargate"

    force: str

    def value(self, known: Known) -> bool:
        return _view(known).taken[FORCES.index(self.force)] == self.seat


class Gone(OfPlayer, frozen=True):
    """Whether a player has retired in this round."""

    grammar = 'SEAT ["has" | "have"] "retired"'
    example = "Humans retired"

    def value(self, known: Known) -> bool:
        return self.seat in _view(known).retired


class Suit(OfPlayer, frozen=True):
    """The suit of the black cards that a player has played in this round; unknown before the first."""

    compares = ("suit",)
    grammar = 'SEAT "suit"'
    example = "Humans suit is sun"

    def value(self, known: Known) -> str | None:
        return _view(known).suits[self.seat] or None


class Turns(Tally, frozen=True):
    """How many turns with cards a player has taken in this round."""

    grammar = 'SEAT "turns"'
    example = "Humans turns = 0"

    def value(self, known: Known) -> int:
        return _view(known).laps[self.seat]


class Played(OfPlayer, frozen=True):
    """Whether this card, or one of this suit or force, lies in front of a player."""

    grammar = 'SEAT ["has" | "have"] "played" PICK'
    example = "Humans played sun drone/mech"

    pick: str

    def value(self, known: Known) -> bool:
        return any(fits(self.pick, card) for card in _view(known).played[self.seat])


class Hand(Number, frozen=True):
    """How many cards a player has in hand."""

    grammar = 'SEAT "hand"'
    example = "Humans hand <= 2"

    def value(self, known: Known) -> int:
        return len(_view(known).hands[self.seat])


class Market(Fact, frozen=True):
    """Whether this card, or one of this suit or force, lies in the market."""

    grammar = '"market" "has" PICK'
    example = "market has star mech/missile"

    pick: str

    def value(self, known: Known) -> bool:
        return any(fits(self.pick, card) for card in _view(known).market)


class Stations(Number, frozen=True):
    """How many stations a player has around a planet, which may be the `contested planet`."""

    grammar = 'SEAT "stations" ("at" | ) PLANET'
    example = "my stations at planet 1 >= 2"

    mat: int

    def value(self, known: Known) -> int:
        return stations_at(_view(known), self.seat, self.mat)


class Station(OfPlayer, frozen=True):
    """Whether a player has a station on a grid point."""

    grammar = 'SEAT ("on" | "at") POINT'
    example = "Humans on ABE"

    point: int

    def value(self, known: Known) -> bool:
        return self.seat in _view(known).stations[self.point]


class Planets(Tally, frozen=True):
    """How many planets a player has claimed."""

    grammar = 'SEAT "planets"'
    example = "Humans planets >= 2"

    def value(self, known: Known) -> int:
        return planets(_view(known), self.seat)


class Owns(OfPlayer, frozen=True):
    """Whether a player has claimed a planet."""

    grammar = 'SEAT "owns" PLANET'
    example = "Humans owns planet 1"

    mat: int

    def value(self, known: Known) -> bool:
        return _view(known).owners[self.mat] == self.seat


class Left(Fact, frozen=True):
    """How many players have not retired in this round, you included."""

    compares = ("number",)
    grammar = '"players" "left"'
    example = "players left = 1"

    def value(self, known: Known) -> int:
        return len(_view(known).inside())


class Lap(Fact, frozen=True):
    """Which of your turns of the round this is."""

    compares = ("number",)
    grammar = '"lap"'
    example = "lap >= 3"

    def value(self, known: Known) -> int:
        return known.ask.where

    def listed(self, known: Known) -> int | None:
        view = _view(known)
        return view.lap(known.seat) if view.round and known.seat in view.inside() else None


class Round(Fact, frozen=True):
    """Which round it is: the number of the contested planet."""

    compares = ("number",)
    grammar = '"round"'
    example = "round >= 10"

    def value(self, known: Known) -> int:
        return _view(known).round

    def listed(self, known: Known) -> int | None:
        return _view(known).round or None


FACTS: Final = defined(__name__, Fact)
