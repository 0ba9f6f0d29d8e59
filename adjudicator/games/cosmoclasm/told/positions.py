"""Positions in words: setting one up from statements, and comparing one with them.

`Martians: hand sun drone/mech, 2 x eclipse drone; played sun drone/drone; stations on ABE, AB; claimed planet 1`
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile, hidden
from adjudicator.core.rows import put
from adjudicator.engine.contract.misstatements import Misstated, nearest
from adjudicator.engine.contract.title import Rules
from adjudicator.engine.text.speech import listed
from adjudicator.games.cosmoclasm.events.setup import HAND
from adjudicator.games.cosmoclasm.table.board import MATS, NAMES, PLANETS, POINTS, SYNONYMS
from adjudicator.games.cosmoclasm.table.cards import CARDS, FORCES, SUITS, deck, is_black, suit
from adjudicator.games.cosmoclasm.table.majorities import count
from adjudicator.games.cosmoclasm.table.state import Solar

PLAYERS = 4
"""Players in a position that does not say how many."""

_HEAD = re.compile(r"turn (\d+) phase (\d+)(?:, (\d+) players)?\.?$", re.I)
_WRITTEN = (
    "hand sun drone/mech, 2 x eclipse drone; played sun drone/drone; suit sun; 2 turns; faction card played; retired;"
    " took mech; stations on ABE, AB; claimed planet 1; to move; missed 1 phase"
)
_TABLE = "market, discards, deck, planets, placed this round, play on, resistance at planet 1"


def position(
    title: Rules[Solar], head: str, statements: Sequence[str], options: Mapping[str, str]
) -> tuple[Solar, tuple[Solar, ...]]:
    """The position that the words state, and each seat's view of it; raises Misstated."""
    found = _HEAD.match(head.strip())
    if found is None:
        raise Misstated("a position begins with its phase, such as: turn 2 phase 1 (or: turn 2 phase 1, 3 players)")
    turn, phase, players = int(found[1]), int(found[2]), int(found[3] or PLAYERS)
    if not title.fewest <= players <= len(title.seats):
        raise Misstated(f"there are {title.fewest} to {len(title.seats)} players, not {players}")
    number = 0 if (turn, phase) == (1, 1) else turn
    state = replace(title.empty(players, options), round=number, phase=phase, deck=())
    told: set[str] = set()
    for which, statement in enumerate(statements):
        try:
            state = _stated(state, statement, told)
        except Misstated as error:
            raise Misstated(str(error), which) from error
    if state.round > len(PLANETS) and not state.contest:
        raise Misstated(f"there are {len(PLANETS)} rounds, unless it is said who play on")
    state = _dealt(state, told)
    if state.turn in state.retired and state.inside():
        state = replace(state, turn=state.inside()[0])
    state = replace(state, stake=sum(len(pile) for pile in (*state.hands, *state.played)))
    return state, tuple(_seen(state, seat) for seat in range(players))


def differs(state: Solar, statement: str) -> str | None:
    """What is true instead, if a state is not as the statement says; None if they agree."""
    subject, facts = _parted(state, statement)
    if subject in state.seats:
        seat = state.seats.index(subject)
        wrong = []
        for fact in facts:
            kind, words = _kind(fact)
            if not kind.holds(state, seat, words):
                wrong.append(kind.now(state, seat))
        return "; ".join(wrong) or None
    return _table_differs(state, subject, facts)


def _seen(state: Solar, seat: Seat) -> Solar:
    hands = tuple(hand if other == seat else hidden(hand) for other, hand in enumerate(state.hands))
    return replace(state, deck=hidden(state.deck), hands=hands)


def _dealt(state: Solar, told: set[str]) -> Solar:
    """The position with every card somewhere: unstated ones are in the deck, or discarded if the deck is stated."""
    piles = (state.deck, state.discard, state.market, *state.hands, *state.played, *state.resistance)
    there = Counter(card for pile in piles for card in pile)
    rest = Counter(deck(state.options["cards"]))
    short = there - rest
    if short:
        raise Misstated(f"there are not so many of {listed(short)}")
    left = sorted((rest - there).elements())
    if not state.round:
        for seat, name in enumerate(state.seats):
            if f"{name} hand" not in told:
                state = replace(state, hands=put(state.hands, seat, tuple(left[-HAND:])))
                del left[-HAND:]
    if "deck" in told:
        return replace(state, discard=tuple(sorted((*state.discard, *left))))
    return replace(state, deck=tuple(left))


# ---- words


def _parted(state: Solar, statement: str) -> tuple[str, list[str]]:
    subject, colon, rest = statement.rstrip(".").partition(":")
    if not colon:
        raise Misstated(f"a statement says something of a player or of the table ({_TABLE}), such as: market: nothing")
    return subject.strip(), [part.strip() for part in rest.split(";") if part.strip()]


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


def _named(words: str, names: Sequence[str]) -> list[str]:
    found = [] if words == "nothing" else words.split(", ")
    for name in found:
        if name not in names:
            raise Misstated(f"{name!r} is none of {', '.join(names)}")
    return found


# ---- what is said of a player


class Kind(NamedTuple):
    """A fact about a player: how it is said, how it is set, whether it is true, and what is true instead."""

    pattern: re.Pattern[str]
    put: Callable[[Solar, Seat, str], Solar]
    holds: Callable[[Solar, Seat, str], bool]
    now: Callable[[Solar, Seat], str]


def _put_played(state: Solar, seat: Seat, words: str) -> Solar:
    cards = _cards(words)
    blacks = [card for card in cards if is_black(card)]
    suits = put(state.suits, seat, suit(blacks[0])) if blacks else state.suits
    return replace(state, played=put(state.played, seat, cards), suits=suits, laps=put(state.laps, seat, len(blacks)))


def _put_took(state: Solar, seat: Seat, words: str) -> Solar:
    forces = _named(words, FORCES)
    return replace(
        state, taken=tuple([seat if force in forces else by for force, by in zip(FORCES, state.taken, strict=True)])
    )


def _took(state: Solar, seat: Seat) -> list[str]:
    return [force for force, by in zip(FORCES, state.taken, strict=True) if by == seat]


def _put_stations(state: Solar, seat: Seat, words: str) -> Solar:
    for point in _points(words):
        state = replace(state, stations=put(state.stations, point, (*state.stations[point], seat)))
    return state


def _stations(state: Solar, seat: Seat) -> list[int]:
    return [point for point in POINTS for _ in range(state.stations[point].count(seat))]


def _put_claimed(state: Solar, seat: Seat, words: str) -> Solar:
    for number in _numbers(words):
        state = replace(state, owners=put(state.owners, state.counters[number - 1], seat))
    return state


def _numbers(words: str) -> list[int]:
    return [] if words == "nothing" else [_number(part) for part in re.findall(r"\d+", words)]


def _claimed(state: Solar, seat: Seat) -> list[int]:
    return [number for number, mat in enumerate(state.counters, 1) if state.owners[mat] == seat]


def _as_said(state: Solar, seat: Seat, words: str) -> Solar:
    raise Misstated("this can only be said after a phase")


KINDS = (
    Kind(
        re.compile(r"hand (.+)"),
        lambda state, seat, words: replace(state, hands=put(state.hands, seat, _cards(words))),
        lambda state, seat, words: state.hands[seat] == _cards(words),
        lambda state, seat: f"hand {', '.join(state.hands[seat]) or 'nothing'}",
    ),
    Kind(
        re.compile(r"holds (\d+) cards?"),
        _as_said,
        lambda state, seat, words: len(state.hands[seat]) == int(words),
        lambda state, seat: f"holds {len(state.hands[seat])} cards",
    ),
    Kind(
        re.compile(r"holds (.+)"),
        _as_said,
        lambda state, seat, words: not Counter(_cards(words)) - Counter(state.hands[seat]),
        lambda state, seat: f"hand {', '.join(state.hands[seat]) or 'nothing'}",
    ),
    Kind(
        re.compile(r"played (.+)"),
        _put_played,
        lambda state, seat, words: state.played[seat] == _cards(words),
        lambda state, seat: f"played {', '.join(state.played[seat]) or 'nothing'}",
    ),
    Kind(
        re.compile(r"counts (.+)"),
        _as_said,
        lambda state, seat, words: _forces(state, seat) == words,
        lambda state, seat: f"counts {_forces(state, seat)}",
    ),
    Kind(
        re.compile(rf"suit ({'|'.join(SUITS)}|free)"),
        lambda state, seat, words: replace(state, suits=put(state.suits, seat, "" if words == "free" else words)),
        lambda state, seat, words: (state.suits[seat] or "free") == words,
        lambda state, seat: f"suit {state.suits[seat] or 'free'}",
    ),
    Kind(
        re.compile(r"(\d+) turns?"),
        lambda state, seat, words: replace(state, laps=put(state.laps, seat, int(words))),
        lambda state, seat, words: state.laps[seat] == int(words),
        lambda state, seat: f"{state.laps[seat]} turns",
    ),
    Kind(
        re.compile(r"faction card (played|ready)"),
        lambda state, seat, words: replace(state, backed=put(state.backed, seat, words == "played")),
        lambda state, seat, words: state.backed[seat] == (words == "played"),
        lambda state, seat: f"faction card {'played' if state.backed[seat] else 'ready'}",
    ),
    Kind(
        re.compile(r"(retired|in the round)"),
        lambda state, seat, words: replace(state, retired=(*state.retired, *([seat] if words == "retired" else []))),
        lambda state, seat, words: (seat in state.retired) == (words == "retired"),
        lambda state, seat: "retired" if seat in state.retired else "in the round",
    ),
    Kind(
        re.compile(r"took (.+)"),
        _put_took,
        lambda state, seat, words: _took(state, seat) == sorted(_named(words, FORCES)),
        lambda state, seat: f"took {', '.join(_took(state, seat)) or 'nothing'}",
    ),
    Kind(
        re.compile(r"stations on (.+)"),
        _put_stations,
        lambda state, seat, words: _stations(state, seat) == sorted(_points(words)),
        lambda state, seat: f"stations on {', '.join(NAMES[point] for point in _stations(state, seat)) or 'nothing'}",
    ),
    Kind(
        re.compile(r"claimed (planets? .+|nothing)"),
        _put_claimed,
        lambda state, seat, words: _claimed(state, seat) == sorted(_numbers(words)),
        lambda state, seat: f"claimed planets {', '.join(map(str, _claimed(state, seat))) or 'nothing'}",
    ),
    Kind(
        re.compile(r"(to move)"),
        lambda state, seat, words: replace(state, turn=seat),
        lambda state, seat, words: state.turn == seat,
        lambda state, seat: f"{state.seats[state.turn]} to move",
    ),
    Kind(
        re.compile(r"missed (\d+) phases?"),
        lambda state, seat, words: replace(state, missed=put(state.missed, seat, int(words))),
        lambda state, seat, words: state.missed[seat] == int(words),
        lambda state, seat: f"missed {state.missed[seat]} phases",
    ),
)


def _forces(state: Solar, seat: Seat) -> str:
    """`2 drone, 1 mech`."""
    shown = zip(count(state, seat), FORCES, strict=True)
    return ", ".join(f"{number} {force}" for number, force in shown if number) or "nothing"


def _kind(fact: str) -> tuple[Kind, str]:
    for kind in KINDS:
        found = kind.pattern.fullmatch(fact)
        if found is not None:
            return kind, found[1]
    raise Misstated(f"{fact!r} says nothing of a player; what can be said is: {_WRITTEN}")


# ---- what is said of the table


def _stated(state: Solar, statement: str, told: set[str]) -> Solar:
    subject, facts = _parted(state, statement)
    if subject not in state.seats:
        told.add(subject)
        return _table(state, subject, facts)
    seat = state.seats.index(subject)
    for fact in facts:
        kind, words = _kind(fact)
        told.add(f"{subject} {fact.partition(' ')[0]}")
        state = kind.put(state, seat, words)
    return state


def _table(state: Solar, subject: str, facts: Sequence[str]) -> Solar:
    words = facts[0] if facts else "nothing"
    if subject == "market":
        return replace(state, market=_cards(words))
    if subject == "discards":
        return replace(state, discard=_cards(words))
    if subject == "deck":
        return replace(state, deck=_cards(words))
    if subject == "planets":
        return replace(state, counters=_mats(words))
    if subject == "placed this round":
        return replace(state, fresh=tuple(_points(words)))
    if subject == "play on":
        return replace(state, contest=tuple(sorted(state.seats.index(name) for name in _named(words, state.seats))))
    return replace(state, resistance=put(state.resistance, _resisted(state, subject), _cards(words)))


def _resisted(state: Solar, subject: str) -> int:
    found = re.fullmatch(r"resistance at planet (\d+)", subject)
    if found is None:
        raise Misstated(f"{subject!r} is no player; of the table can be said: {_TABLE}")
    return state.counters[_number(found[1]) - 1]


def _mats(words: str) -> tuple[int, ...]:
    """The mats in the order of their numbers; those that are not named follow."""
    first = [MATS.index(name) for name in _named(words, MATS)]
    return (*first, *(mat for mat in PLANETS if mat not in first))


def _table_differs(state: Solar, subject: str, facts: Sequence[str]) -> str | None:
    words = facts[0] if facts else "nothing"
    if subject in ("market", "discards", "deck"):
        pile = {"market": state.market, "discards": state.discard, "deck": state.deck}[subject]
        if size := re.fullmatch(r"(\d+) cards?", words):
            return None if len(pile) == int(size[1]) else f"{subject}: {len(pile)} cards"
        return None if pile == _cards(words) else f"{subject}: {', '.join(pile) or 'nothing'}"
    if subject == "planets":
        so = state.counters == _mats(words)
        return None if so else f"planets: {', '.join(MATS[mat] for mat in state.counters)}"
    if subject == "placed this round":
        so = sorted(state.fresh) == sorted(_points(words))
        return None if so else f"placed this round: {', '.join(NAMES[point] for point in state.fresh) or 'nothing'}"
    if subject == "play on":
        names = [state.seats[seat] for seat in state.contest]
        return None if names == _named(words, state.seats) else f"play on: {', '.join(names) or 'nothing'}"
    pile = state.resistance[_resisted(state, subject)]
    return None if pile == _cards(words) else f"{subject}: {', '.join(pile) or 'nothing'}"
