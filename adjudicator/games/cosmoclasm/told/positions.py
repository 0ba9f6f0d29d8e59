"""Positions in words: what can be said of the factions, and of the table.

`Martians: hand sun drone/mech, 2 x eclipse drone; played sun drone/drone; stations on ABE, AB; claimed planet 1`
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.core.rows import put
from adjudicator.engine.contract.misstatements import Misstated, nearest
from adjudicator.engine.contract.title import Rules
from adjudicator.engine.derived.stated_positions import (
    NUMBER,
    Kind,
    Statements,
    Term,
    either,
    examples,
    headed,
    row,
    whole,
)
from adjudicator.engine.text.speech import listed
from adjudicator.games.cosmoclasm.events.setup import HAND
from adjudicator.games.cosmoclasm.table.board import MATS, NAMES, PLANETS, POINTS, SYNONYMS
from adjudicator.games.cosmoclasm.table.cards import CARDS, FORCES, SUITS, is_black, suit
from adjudicator.games.cosmoclasm.table.majorities import count
from adjudicator.games.cosmoclasm.table.position_proof import PILES
from adjudicator.games.cosmoclasm.table.state import Solar

PLAYERS: Final = 4
"""Players in a position that does not say how many."""


def position(
    title: Rules[Solar], head: str, statements: Sequence[str], options: Mapping[str, str]
) -> tuple[Solar, tuple[Solar, ...]]:
    """The position that the words state, and each seat's view of it; raises Misstated."""
    turn, phase, players = headed(title, head, "turn 2 phase 1, 3 players", PLAYERS)
    number = 0 if (turn, phase) == (1, 1) else turn
    state, told = STATEMENTS.stated(
        replace(title.empty(players, options), round=number, phase=phase, deck=()), statements
    )
    if state.round > len(PLANETS) and not state.contest:
        raise Misstated(f"there are {len(PLANETS)} rounds, unless it is said who play on")
    state = _dealt(state, told)
    if state.turn in state.retired and state.inside():
        state = replace(state, turn=state.inside()[0])
    state = replace(state, stake=sum(len(pile) for pile in (*state.hands, *state.played)))
    return state, tuple(PILES.seen(state, seat) for seat in range(players))


def _dealt(state: Solar, told: set[tuple[str, Kind[Solar]]]) -> Solar:
    """The position with every card somewhere: unstated ones are in the deck, or discarded if the deck is stated."""
    there, rest = PILES.there(state), Counter(PILES.whole(state))
    short = there - rest
    if short:
        raise Misstated(f"there are not so many of {listed(short)}")
    left = sorted((rest - there).elements())
    if not state.round:
        for seat, name in enumerate(state.seats):
            if (name, _HAND) not in told:
                state = replace(state, hands=put(state.hands, seat, tuple(left[-HAND:])))
                del left[-HAND:]
    if ("deck", _DECK) in told:
        return replace(state, discard=tuple(sorted((*state.discard, *left))))
    return replace(state, deck=tuple(left))


# ---- words


def _cards(words: str) -> Pile:
    """`2 x eclipse drone, sun drone/mech`; `nothing`."""
    found: list[str] = []
    for part in () if words == "nothing" else words.split(", "):
        times, card = re.fullmatch(r"(?:(\d+) x )?(.+)", part).groups()  # type: ignore[union-attr]
        if card not in CARDS:
            raise Misstated(f"{card!r} is no card; there are {', '.join(nearest(card, CARDS))}")
        found += [card] * int(times or 1)
    return tuple(sorted(found))


def _points(words: str) -> list[int]:
    found = []
    for name in () if words == "nothing" else words.split(", "):
        which = [point for point in POINTS if name in SYNONYMS[point]]
        if not which:
            raise Misstated(f"{name!r} is no point; there are {', '.join(NAMES)}")
        found += which
    return found


def _number(words: str) -> int:
    number = int(words)
    if not 1 <= number <= len(PLANETS):
        raise Misstated(f"there are planets 1 to {len(PLANETS)}")
    return number


def _numbers(words: str) -> list[int]:
    return [] if words == "nothing" else sorted(_number(part) for part in re.findall(r"\d+", words))


def _named(words: str, names: Sequence[str]) -> list[str]:
    found = [] if words == "nothing" else words.split(", ")
    for name in found:
        if name not in names:
            raise Misstated(f"{name!r} is none of {', '.join(names)}")
    return found


def _mats(words: str) -> tuple[int, ...]:
    """The mats in the order of their numbers; those that are not named follow."""
    first = [MATS.index(name) for name in _named(words, MATS)]
    return (*first, *(mat for mat in PLANETS if mat not in first))


def _listed(found: Iterable[Any]) -> str:
    return ", ".join(map(str, found)) or "nothing"


CARDS_NAMED: Final = Term("(.+)", _cards, _listed)
POINTS_NAMED: Final = Term("(.+)", _points, lambda points: _listed(NAMES[point] for point in points))
FORCES_NAMED: Final = Term("(.+)", lambda words: sorted(_named(words, FORCES)), _listed)
MATS_NAMED: Final = Term("(.+)", _mats, lambda mats: _listed(MATS[mat] for mat in mats))
PLANETS_NUMBERED: Final = Term("(planets? .+|nothing)", _numbers, lambda numbers: f"planets {_listed(numbers)}")


# ---- what is said of a player


def _held(state: Solar, seat: Seat, cards: Pile) -> Pile:
    """These cards, if the hand has them, or the whole hand."""
    return state.hands[seat] if Counter(cards) - Counter(state.hands[seat]) else cards


def _played(state: Solar, seat: Seat, cards: Pile) -> Solar:
    blacks = [card for card in cards if is_black(card)]
    suits = put(state.suits, seat, suit(blacks[0])) if blacks else state.suits
    return replace(state, played=put(state.played, seat, cards), suits=suits, laps=put(state.laps, seat, len(blacks)))


def _forces(state: Solar, seat: Seat, said: str) -> str:
    """`2 drone, 1 mech`."""
    return _listed(f"{number} {force}" for number, force in zip(count(state, seat), FORCES, strict=True) if number)


def _retired(state: Solar, seat: Seat, said: bool) -> bool:
    return seat in state.retired


def _retire(state: Solar, seat: Seat, retired: bool) -> Solar:
    return replace(state, retired=(*state.retired, seat)) if retired else state


def _superiorities(state: Solar, seat: Seat, forces: Sequence[str]) -> list[str]:
    return [force for force, by in zip(FORCES, state.taken, strict=True) if by == seat]


def _take(state: Solar, seat: Seat, forces: Sequence[str]) -> Solar:
    taken = [seat if force in forces else by for force, by in zip(FORCES, state.taken, strict=True)]
    return replace(state, taken=tuple(taken))


def _stations(state: Solar, seat: Seat, points: Sequence[int]) -> Sequence[int]:
    there = [point for point in POINTS for _ in range(state.stations[point].count(seat))]
    return points if there == sorted(points) else there


def _place(state: Solar, seat: Seat, points: Sequence[int]) -> Solar:
    for point in points:
        state = replace(state, stations=put(state.stations, point, (*state.stations[point], seat)))
    return state


def _claimed(state: Solar, seat: Seat, numbers: Sequence[int]) -> list[int]:
    return [number for number, mat in enumerate(state.counters, 1) if state.owners[mat] == seat]


def _claim(state: Solar, seat: Seat, numbers: Sequence[int]) -> Solar:
    for number in numbers:
        state = replace(state, owners=put(state.owners, state.counters[number - 1], seat))
    return state


def _mover(state: Solar, seat: Seat, words: str) -> str:
    return words if state.turn == seat else f"{state.seats[state.turn]} {words}"


_HAND: Final = row("hands", "hand {}", CARDS_NAMED, "hand sun drone/mech, 2 x eclipse drone")
_OF_PLAYERS: Final[tuple[Kind[Solar], ...]] = (
    _HAND,
    Kind("holds {} card[s]", NUMBER, lambda state, seat, _: len(state.hands[seat])),
    Kind("holds {}", CARDS_NAMED, _held),
    Kind("played {}", CARDS_NAMED, lambda state, seat, _: state.played[seat], _played, "played sun drone/drone"),
    Kind("counts {}", Term("(.+)", str), _forces),
    row("suits", "suit {}", either({**{one: one for one in SUITS}, "free": ""}), "suit sun"),
    row("laps", "{} turn[s]", NUMBER, "2 turns"),
    row("backed", "faction card {}", either({"played": True, "ready": False}), "faction card played"),
    Kind("{}", either({"retired": True, "in the round": False}), _retired, _retire, "retired"),
    Kind("took {}", FORCES_NAMED, _superiorities, _take, "took mech"),
    Kind("stations on {}", POINTS_NAMED, _stations, _place, "stations on ABE, AB"),
    Kind("claimed {}", PLANETS_NUMBERED, _claimed, _claim, "claimed planet 1"),
    Kind("{}", Term("(to move)", str), _mover, lambda state, seat, _: replace(state, turn=seat), "to move"),
    row("missed", "missed {} phase[s]", NUMBER, "missed 1 phase"),
)


# ---- what is said of the table


def _size(subject: str, field: str) -> Kind[Solar]:
    return Kind(f"{subject}: {{}} card[s]", NUMBER, lambda state, seat, _: len(getattr(state, field)))


def _placed(state: Solar, seat: Seat, points: Sequence[int]) -> Sequence[int]:
    return points if sorted(points) == sorted(state.fresh) else state.fresh


def _place_now(state: Solar, seat: Seat, points: Sequence[int]) -> Solar:
    return replace(state, fresh=tuple(points))


def _playing_on(state: Solar, seat: Seat, names: str) -> str:
    _named(names, state.seats)
    return _listed(state.seats[seat] for seat in state.contest)


def _play_on(state: Solar, seat: Seat, names: str) -> Solar:
    return replace(state, contest=tuple(sorted(state.seats.index(name) for name in _named(names, state.seats))))


def _resisting(state: Solar, seat: Seat, pile: tuple[int, Pile]) -> tuple[int, Pile]:
    return pile[0], state.resistance[state.counters[pile[0] - 1]]


def _resist(state: Solar, seat: Seat, pile: tuple[int, Pile]) -> Solar:
    return replace(state, resistance=put(state.resistance, state.counters[pile[0] - 1], pile[1]))


_RESISTANCE: Final = Term(
    r"(\d+): (.+)",
    lambda number, cards: (_number(number), _cards(cards)),
    lambda pile: f"{pile[0]}: {_listed(pile[1])}",
)
_DECK: Final = whole("deck", "deck: {}", CARDS_NAMED, "deck")
_OF_THE_TABLE: Final[tuple[Kind[Solar], ...]] = (
    _size("market", "market"),
    whole("market", "market: {}", CARDS_NAMED, "market"),
    _size("discards", "discard"),
    whole("discard", "discards: {}", CARDS_NAMED, "discards"),
    _size("deck", "deck"),
    _DECK,
    whole("counters", "planets: {}", MATS_NAMED, "planets"),
    Kind("placed this round: {}", POINTS_NAMED, _placed, _place_now, "placed this round"),
    Kind("play on: {}", Term("(.+)", str), _playing_on, _play_on, "play on"),
    Kind("resistance at planet {}", _RESISTANCE, _resisting, _resist, "resistance at planet 1"),
)
STATEMENTS: Final = Statements(
    _OF_PLAYERS,
    _OF_THE_TABLE,
    unnamed="a statement says something of a player or of the table"
    f" ({examples(_OF_THE_TABLE, ', ')}), such as: market: nothing",
)
differs = STATEMENTS.differs
