"""What can be stated of a player: power, tokens, cards, and their situation in this turn."""

from collections import Counter

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.text.speech import counted
from adjudicator.galaxy.statements import Form, facts
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.pieces import POWERS
from adjudicator.games.cosmic.positions.draft import Draft
from adjudicator.games.cosmic.positions.of_stores import store_forms
from adjudicator.games.cosmic.positions.words import Fact, Reader
from adjudicator.games.cosmic.table.speech import Speech, cards
from adjudicator.games.cosmic.table.state import LIMBO, WARP, Cosmic

OUT = -3
"""Where tokens are that have left the game."""
_LISTS = ("hand", "new", "holds", "own cards", "spent", "offered", "laid with", "set out")
"""What statements begin with that have commas between cards."""
_ELSEWHERE = {WARP: "in the Warp", LIMBO: "in Limbo", OUT: "out of the game"}


class Power(Fact, frozen=True):
    """Who has which power."""

    seat: Seat
    power: str

    def put(self, draft: Draft) -> None:
        draft.powers[self.seat] = self.power

    def differs(self, state: Cosmic) -> str | None:
        power = state.powers[self.seat]
        return None if power == self.power else f"{state.seats[self.seat]} is {power}"


class Offered(Fact, frozen=True):
    """Which powers a seat can choose from, before the first turn."""

    seat: Seat
    powers: Pile

    def put(self, draft: Draft) -> None:
        draft.offered[self.seat] = self.powers

    def differs(self, state: Cosmic) -> str | None:
        found = state.offered[self.seat] if state.offered else ()
        return None if found == self.powers else f"{state.seats[self.seat]} is offered {cards(found)}"


class Tokens(Fact, frozen=True):
    """How many tokens of a seat are somewhere."""

    seat: Seat
    place: Place
    tokens: int

    def put(self, draft: Draft) -> None:
        if self.place >= 0:
            draft.tokens[self.seat, self.place] = self.tokens
        else:
            {WARP: draft.warp, LIMBO: draft.limbo, OUT: draft.out}[self.place][self.seat] = self.tokens

    def differs(self, state: Cosmic) -> str | None:
        elsewhere = {WARP: state.warp, LIMBO: state.limbo, OUT: state.out}
        row = state.planets[self.place] if self.place >= 0 else elsewhere[self.place]
        if row[self.seat] == self.tokens:
            return None
        to = Speech(state.seats)
        where = _ELSEWHERE.get(self.place) or f"on {to.place(self.place)}"
        return f"{to.who(self.seat)} has {row[self.seat]} {where}"


class Captured(Fact, frozen=True):
    """How many tokens of a seat a power holds captive, since an earlier turn."""

    seat: Seat
    piece: str
    tokens: int

    def put(self, draft: Draft) -> None:
        draft.captives[self.seat, self.piece] = self.tokens

    def differs(self, state: Cosmic) -> str | None:
        found = sum((one.piece, one.seat) == (self.piece, self.seat) for one in state.captives)
        return None if found == self.tokens else f"{state.seats[self.seat]} has {found} held captive by {self.piece}"


class Hoarded(Fact, frozen=True):
    """Which cards of a seat lie with a power."""

    seat: Seat
    piece: str
    cards: Pile

    def put(self, draft: Draft) -> None:
        draft.hoards[self.piece, self.seat] = self.cards

    def differs(self, state: Cosmic) -> str | None:
        found = state.hoarded(self.piece, self.seat)
        return None if found == self.cards else f"with {self.piece} lie {cards(found)} of {state.seats[self.seat]}"


class Displayed(Fact, frozen=True):
    """Which cards of the deck a seat's power has set out before somebody."""

    seat: Seat
    on: Seat
    cards: Pile

    def put(self, draft: Draft) -> None:
        draft.set_out[self.seat, self.on] = self.cards

    def differs(self, state: Cosmic) -> str | None:
        there = [one.card for one in state.set_out if (one.piece, one.on) == (state.powers[self.seat], self.on)]
        if Counter(there) == Counter(self.cards):
            return None
        return f"{state.powers[self.seat]} has set out {cards(tuple(there))} before {state.seats[self.on]}"


class Tally(Fact, frozen=True):
    """What a seat's power has gathered."""

    seat: Seat
    number: int

    def put(self, draft: Draft) -> None:
        draft.tally[self.seat] = self.number

    def differs(self, state: Cosmic) -> str | None:
        found = state.gathered(self.seat)
        return None if found == self.number else f"{state.seats[self.seat]} has {found} gathered"


class Earned(Fact, frozen=True):
    """Whether a seat may attack twice next."""

    seat: Seat
    earned: bool

    def put(self, draft: Draft) -> None:
        (draft.earned.add if self.earned else draft.earned.discard)(self.seat)

    def differs(self, state: Cosmic) -> str | None:
        if (self.seat in state.earned) == self.earned:
            return None
        return f"{state.seats[self.seat]} may {'not ' if self.earned else ''}attack twice"


class Paired(Fact, frozen=True):
    """Two planets that are a pair for a seat."""

    seat: Seat
    places: tuple[Place, Place]

    def put(self, draft: Draft) -> None:
        draft.pairs.append((self.seat, self.places))

    def differs(self, state: Cosmic) -> str | None:
        there = [one.places for one in state.pairs if one.seat == self.seat]
        return None if self.places in there else f"{state.seats[self.seat]} has no such pair"


class Alone(Fact, frozen=True):
    """A seat that plays this turn alone, as the last one, and who would win without it."""

    seat: Seat
    winners: tuple[Seat, ...]

    def put(self, draft: Draft) -> None:
        draft.last_turn = (self.seat, self.winners)

    def differs(self, state: Cosmic) -> str | None:
        last = state.last_turn
        return None if last and (last.seat, last.winners) == (self.seat, self.winners) else "nobody plays so at last"


class Hand(Fact, frozen=True):
    """Which cards a seat holds; `fresh`: as the new ones of rule 13."""

    seat: Seat
    cards: Pile
    fresh: bool = False

    def put(self, draft: Draft) -> None:
        (draft.fresh if self.fresh else draft.hands)[self.seat] = self.cards

    def differs(self, state: Cosmic) -> str | None:
        held = (state.fresh if self.fresh else state.hands)[self.seat]
        if Counter(held) == Counter(self.cards):
            return None
        return f"{state.seats[self.seat]} holds {cards(held)}{' as new cards' if self.fresh else ''}"


class Holds(Fact, frozen=True):
    """Cards that a seat holds among others."""

    seat: Seat
    cards: Pile

    def differs(self, state: Cosmic) -> str | None:
        held = state.held(self.seat)
        return None if Counter(self.cards) <= Counter(held) else f"{state.seats[self.seat]} holds {cards(held)}"


class HandSize(Fact, frozen=True):
    """How many cards a seat holds."""

    seat: Seat
    cards: int

    def differs(self, state: Cosmic) -> str | None:
        held = len(state.held(self.seat))
        return None if held == self.cards else f"{state.seats[self.seat]} holds {counted(held, 'card')}"


class Target(Fact, frozen=True):
    """Whom a seat must attack by destiny, in which system, and which planet it named itself."""

    seat: Seat
    system: Seat
    defender: Seat
    place: Place | None = None

    def put(self, draft: Draft) -> None:
        draft.targets[self.seat] = (self.system, self.defender)
        draft.instructed.pop(self.seat, None)
        if self.place is not None:
            draft.instructed[self.seat] = self.place

    def differs(self, state: Cosmic) -> str | None:
        target = state.targets[self.seat]
        if target == (self.system, self.defender) and self.place in (None, state.instructed[self.seat]):
            return None
        if target is None:
            return f"{state.seats[self.seat]} attacks nobody"
        own = " in its own system" if target[0] == self.seat else ""
        return f"{state.seats[self.seat]} attacks {state.seats[target[1]]}{own}"


class AtPeace(Fact, frozen=True):
    """A seat that attacks nobody this turn."""

    seat: Seat

    def put(self, draft: Draft) -> None:
        draft.targets[self.seat] = None

    def differs(self, state: Cosmic) -> str | None:
        target = state.targets[self.seat]
        return None if target is None else f"{state.seats[self.seat]} attacks {state.seats[target[1]]}"


class Struck(Fact, frozen=True):
    """Whether losses to the Plague are still to be chosen."""

    seat: Seat
    struck: bool

    def put(self, draft: Draft) -> None:
        (draft.plagued.add if self.struck else draft.plagued.discard)(self.seat)

    def differs(self, state: Cosmic) -> str | None:
        struck = state.plagued[self.seat] > 0
        if struck == self.struck:
            return None
        return f"{state.seats[self.seat]} is {'' if struck else 'not '}struck by the Plague"


class Missed(Fact, frozen=True):
    """How many phases running a seat has missed."""

    seat: Seat
    phases: int

    def put(self, draft: Draft) -> None:
        draft.strikes[self.seat] = self.phases

    def differs(self, state: Cosmic) -> str | None:
        missed = state.strikes[self.seat]
        return None if missed == self.phases else f"{state.seats[self.seat]} has missed {counted(missed, 'phase')}"


class Removed(Fact, frozen=True):
    """A seat that is out of the game."""

    seat: Seat

    def put(self, draft: Draft) -> None:
        draft.removed.add(self.seat)

    def differs(self, state: Cosmic) -> str | None:
        return None if state.removed[self.seat] else f"{state.seats[self.seat]} is still in the game"


class Powered(Fact, frozen=True):
    """Whether a seat has the use of its power."""

    seat: Seat
    powered: bool

    def differs(self, state: Cosmic) -> str | None:
        if state.powerless[self.seat] != self.powered:
            return None
        return f"{state.seats[self.seat]} has {'lost ' if self.powered else ''}its power"


class Knows(Fact, frozen=True):
    """A seat that knows another's hand."""

    seat: Seat
    other: Seat

    def put(self, draft: Draft) -> None:
        draft.known.add((self.seat, self.other))


def power_of(seat: Seat, name: str) -> Power:
    """`Red (Virus)`."""
    return Power(seat, _power(name))


def _power(name: str) -> str:
    names = {power.name.casefold(): power.name for power in POWERS}
    if name.strip().casefold() not in names:
        raise Misstated(f"there is no power {name.strip()!r}; there are {', '.join(names.values())}")
    return names[name.strip().casefold()]


def seat_facts(seat: Seat, words: str, reader: Reader) -> list[Fact]:
    """What is said of a seat: facts with semicolons between them; several batches of tokens may share one."""
    forms = (*_of_tokens(seat, reader), *_of_cards_and_turns(seat, reader), *store_forms(seat, reader))
    return facts(words, forms, _LISTS)


def _of_tokens(seat: Seat, reader: Reader) -> tuple[Form[Fact], ...]:
    """Where its tokens are."""

    def tokens(number: str, place: Place) -> Tokens:
        return Tokens(seat, place, 0 if number.casefold() in ("no", "none") else int(number))

    return (
        Form(r"(\d+|none|no) on (.+)", "3 on home 1", lambda m: tokens(m[1], reader.place(m[2], seat))),
        Form(r"(\d+|none|no) in (?:the )?Warp", "2 in the Warp", lambda m: tokens(m[1], WARP)),
        Form(r"(\d+|none|no) in Limbo", "1 in Limbo", lambda m: tokens(m[1], LIMBO)),
        Form(r"(\d+|none|no) out of the game", "3 out of the game", lambda m: tokens(m[1], OUT)),
        Form(
            r"(\d+|none|no) held captive by ([\w -]+)",
            "1 held captive by Zombie",
            lambda m: Captured(seat, _power(m[2]), tokens(m[1], OUT).tokens),
        ),
    )


def _of_cards_and_turns(seat: Seat, reader: Reader) -> tuple[Form[Fact], ...]:
    """What it holds, whom it attacks, and what has happened to it."""
    return (
        Form(r"hand (?!of |lies )(.+)", "hand Attack 10, 2 x Compromise", lambda m: Hand(seat, reader.cards(m[1]))),
        Form(
            r"laid with ([\w -]+): (.+)",
            "laid with Zombie: Attack 8, Compromise",
            lambda m: Hoarded(seat, _power(m[1]), reader.cards(m[2])),
        ),
        Form(r"new cards (.+)", "new cards Attack 4", lambda m: Hand(seat, reader.cards(m[1]), fresh=True)),
        Form(r"holds (\D.+)", "holds Attack 40 (to compare)", lambda m: Holds(seat, reader.cards(m[1]))),
        Form(r"holds (\d+) cards?", "holds 7 cards (to compare)", lambda m: HandSize(seat, int(m[1]))),
        Form(
            r"attacks (\w+) in its own system(?: on (.+))?",
            "attacks Green in its own system on home 4",
            lambda m: Target(seat, seat, reader.seat(m[1]), reader.place(m[2], seat) if m[2] else None),
        ),
        Form(r"attacks nobody", "attacks nobody", lambda _: AtPeace(seat)),
        Form(r"attacks (\w+)", "attacks Blue", lambda m: Target(seat, reader.seat(m[1]), reader.seat(m[1]))),
        Form(r"(not )?struck by the Plague", "struck by the Plague", lambda m: Struck(seat, not m[1])),
        Form(r"missed (\d+) phases?", "missed 1 phase", lambda m: Missed(seat, int(m[1]))),
        Form(r"removed", "removed", lambda _: Removed(seat)),
        Form(r"may (not )?attack twice", "may attack twice", lambda m: Earned(seat, not m[1])),
        Form(
            r"pairs (.+) with (.+)",
            "pairs Blue 2 with home 1",
            lambda m: Paired(seat, (reader.place(m[1], seat), reader.place(m[2], seat))),
        ),
        Form(
            r"plays the last turn after (.+)",
            "plays the last turn after Blue",
            lambda m: Alone(seat, tuple(sorted(reader.seat(one.strip()) for one in m[1].split(" and ")))),
        ),
        Form(
            r"set out before (\w+): (.+)",
            "set out before Blue: Attack 20, Attack 8",
            lambda m: Displayed(seat, reader.seat(m[1]), reader.cards(m[2])),
        ),
        Form(r"(\d+) gathered", "5 gathered", lambda m: Tally(seat, int(m[1]))),
        Form(r"(lost|has) its power", "lost its power (to compare)", lambda m: Powered(seat, m[1].lower() == "has")),
        Form(
            r"offered (.+)",
            "offered Mind, Clone (before the first turn)",
            lambda m: Offered(seat, tuple([_power(one) for one in m[1].split(",")])),
        ),
        Form(r"knows (\w+)'s hand", "knows Blue's hand", lambda m: Knows(seat, reader.seat(m[1]))),
    )
