"""Letters that ask what their writer cannot know, in two worlds that he cannot tell apart.

`python -m tests.leaks.asking` writes more of them than the tests do.
"""

import argparse
import re
import shutil
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final, NamedTuple

from adjudicator.core.chance import Chance
from adjudicator.core.codec import encode
from adjudicator.core.event import State
from adjudicator.games.catalogue import titles
from tests.due import remind_due
from tests.fuzz.example import Letter
from tests.fuzz.letters import written
from tests.fuzz.opening import opening
from tests.fuzz.table import Table
from tests.leaks.house import PLAYERS, House, contents

MOST_PHASES: Final = 5
"""A game is played for fewer phases than these before somebody asks."""
LETTERS: Final = 5
"""So many he writes."""
SEEDS: Final = ("11" * 32, "ee" * 32)
"""The dice of the two worlds: the order of the deck hangs on them."""
KINDS: Final = ("seat", "card", "piece", "flare", "side", "place")

CONDITIONS: Final = (
    # Some of them can be read, and more are everyday words that something is offered for.
    "I have allies",
    "I have no allies",
    "nobody helps me",
    "somebody helps him",
    "SEAT helps me",
    "SEAT joins the other side",
    "SEAT joined offence",
    "he plays a Compromise",
    "he plays CARD",
    "his card is CARD",
    "their card is CARD",
    "he has more than NUMBER cards",
    "SEAT has at least NUMBER cards",
    "SEAT hand > NUMBER",
    "SEAT has more than NUMBER colonies",
    "we have at least NUMBER tokens",
    "I lose",
    "he is going to win",
    "SEAT zaps me",
    "SEAT uses PIECE",
    "I use PIECE",
    "SEAT uses PIECE against me",
    "SEAT attacks me",
    "it is used against me",
    # What nobody is told.
    "SEAT holds CARD",
    "SEAT holds PIECE",
    "SEAT has PIECE in his hand",
    "his hand has CARD",
    "I hold CARD",
    "the next card of the deck is CARD",
    "SEAT has ordered to play CARD",
    "SEAT said PLAY PIECE",
    "SEAT is READY",
    "SEAT has sent no orders",
    "SEAT is lying",
    "I draw CARD",
    "destiny is SEAT",
    "the deck is empty",
)
REQUESTS: Final = (
    *("READY", "WAIT", "PASS", "SHOW ORDERS", "FORM", "HELP", "STATUS", "WHO", "RULES", "HISTORY", "REPLACE ALL"),
    *("WITHDRAW 1", "WITHDRAW 2", "WITHDRAW 77", "HELP PIECE", "HELP CARD", "HELP conditions", "RULES PIECE"),
    *("WHY", "WHY 1", "WHY challenge 1"),
)


SPOKEN: Final = (
    # Orders as people say them: something is offered for them, or stands as it was understood.
    "launch NUMBER from home 1 against PLACE",
    "my biggest card against SEAT",
    "I want to help SEAT with NUMBER of mine from home 2",
    "ask SEAT to join me, please",
    "use PIECE on SEAT",
    "hit SEAT with CARD if he has no cards left",
    "PLACE or PLACE, whichever is weaker, with NUMBER from home 3",
    "SEAT gets CARD and I get his base on PLACE",
)
MINDED: Final = ("Yes please\n", "no thanks\n", "YES 1\n", "the second one\n", "no, from home 3\n")
"""What is answered to offers."""


class Pen:
    """Writes letters of one player: orders on conditions that he may or may not know, and requests."""

    def __init__(self, table: Table, seat: int, telling: Sequence[str], chance: Chance) -> None:
        title, view = table.title, table.views[seat]
        names = title.vocabulary(view, seat)
        self._kinds = {kind: tuple(sorted(names.kinds[kind])) for kind in KINDS if names.kinds.get(kind)}
        # Names of what lies elsewhere in the other world are used as often as all others.
        self._telling = {
            kind: found for kind, known in self._kinds.items() if (found := [one for one in known if one in telling])
        }
        self._of = {name: kind for kind in reversed(self._kinds) for name in self._kinds[kind]}
        self._names = re.compile(
            rf"\b(?:{'|'.join(re.escape(one) for one in sorted(self._of, key=len, reverse=True))})\b"
        )
        mine = [letter.lines or () for letter in written(table) if letter.seat == table.state.seats[seat]]
        asked = [line for question in title.questions(view, seat) for line in question.lines]
        self._whole = tuple(line for lines in mine for line in lines)
        self._orders = tuple(dict.fromkeys([*asked, *self._whole]))
        self._examples = tuple(choice.example for choice in title.choices if choice.example)
        self._facts = tuple(fact.example for fact in title.facts if fact.example)
        self._where = title.where(table.state)
        self._chance = chance
        self._drawn = count()

    def letter(self) -> str:
        """Some lines."""
        said = [line for _ in range(3 + self._below(5)) for line in self._line()]
        return "\n".join([*(["REPLACE ALL"] if self._below(2) else []), *said, ""])

    def spoken(self) -> str:
        """What they want in their own words."""
        return "\n".join([*(self._filled(self._pick(SPOKEN)) for _ in range(2)), ""])

    def minded(self) -> str:
        """Their answer to what they are offered."""
        return self._pick(MINDED)

    def readable(self) -> str:
        """Orders all of which can be read, and so stand and are tried: one part that is not takes its order with it."""
        return "\n".join(["REPLACE ALL", *self._whole, ""])

    def _below(self, outcomes: int) -> int:
        return self._chance.below(str(next(self._drawn)), outcomes)

    def _pick(self, items: Sequence[str]) -> str:
        return items[self._below(len(items))]

    def _name(self, kind: str) -> str:
        telling = self._telling.get(kind, ())
        return self._pick(telling if telling and self._below(2) else self._kinds[kind])

    def _renamed(self, said: str) -> str:
        """The words with other names here and there."""
        return self._names.sub(lambda found: self._name(self._of[found[0]]) if self._below(2) else found[0], said)

    def _order(self) -> str:
        if self._orders and self._below(4):
            order = self._pick(self._orders)
            return order if self._below(3) else self._renamed(order)
        return self._renamed(self._pick(self._examples))

    def _condition(self, depth: int = 0) -> str:
        how = self._below(8)
        if depth < 3 and how == 0:
            return f"{self._condition(depth + 1)} AND {self._condition(depth + 1)}"
        if depth < 3 and how == 1:
            return f"({self._condition(depth + 1)} OR {self._condition(depth + 1)})"
        if how == 2:
            return f"NOT {self._condition(depth + 1)}"
        if how < 5:
            return self._renamed(self._pick(self._facts)) if self._facts else "I lose"
        return self._filled(self._pick(CONDITIONS))

    def _filled(self, said: str) -> str:
        said = said.replace("NUMBER", str(self._below(12)))
        for kind in self._kinds:
            said = said.replace(kind.upper(), self._name(kind) if kind.upper() in said else "")
        return said

    def _line(self) -> Iterator[str]:
        order, how = self._order(), self._below(12)
        plain = order.partition(" IF ")[0].partition(" ELSE ")[0]
        if how == 0:
            yield self._filled(self._pick(REQUESTS))
        elif how == 1:
            turn, phase = self._where.turn, self._where.phase
            yield self._pick(["EVERY TURN", f"PHASE {phase + 1}", f"TURN {turn + 1} PHASE {phase}", f"PHASE {phase}"])
            yield f"{plain} IF {self._condition()}"
            yield f"PHASE {phase}"
        elif how == 2:
            yield order
        elif how == 3:
            at = self._below(len(order))
            yield order[:at] + order[at + 1 :]
        elif how == 4:
            yield f"CHALLENGE {1 + self._below(4)}"
            yield f"{plain} if {self._condition()}"
        elif how in (5, 6):
            yield f"if {self._condition()}: {plain}"
        elif how == 7:
            yield f"{plain} IF {self._condition()} ELSE {plain.partition(' ')[2]} IF {self._condition()} ELSE NO"
        elif how == 8:
            yield f"IN {1 + self._below(4)} {plain} IF {self._condition()}"
        else:
            yield f"{plain} {self._pick(['IF', 'if', 'unless', 'when'])} {self._condition()}"


class World(NamedTuple):
    """A position with what the others have written in it."""

    state: State
    views: tuple[State, ...]
    letters: tuple[tuple[int, str], ...]


class Pair(NamedTuple):
    """Two worlds that a seat cannot tell apart, and what he writes in them."""

    table: Table
    seat: int
    worlds: tuple[World, World]
    mine: tuple[str, ...]


class Difference(NamedTuple):
    """What he is sent in one world and not in the other, after which letters."""

    where: str
    letters: tuple[str, ...]
    one: tuple[bytes, ...]
    other: tuple[bytes, ...]


def _telling(*states: State) -> list[str]:
    """The words that are there more often in one position than in the other."""
    one, other = (re.findall(r'"([^"]+)"', encode(state).decode()) for state in states)
    return sorted({word for word in {*one, *other} if word not in one or word not in other})


def _dealt(table: Table, seat: int, chance: Chance, label: str) -> State:
    """Another position that a seat could not tell from the true one: hands and deck dealt anew, or all imagined."""
    dice, view = Chance(label.encode()), table.views[seat]
    found: State
    if chance.below(label, 2):
        found = table.title.redeal(table.state, view, seat, dice)
    else:
        found = table.title.imagined(view, seat, dice)[0]
    return found


def pair(title: str, label: str) -> Pair | None:
    """A phase of a game at random; None where it is over, or where its players are too many or know everything."""
    chance, own = Chance(f"asking/{label}".encode()[-64:]), opening(title)
    table = Table(own.crowded(label) if chance.below("crowded", 2) else own.dealt(label))
    if len(table.views) > len(PLAYERS):
        return None
    for _ in range(chance.below("phases", MOST_PHASES)):
        if not table.over:
            table.play(written(table))
    playing = [seat for seat in range(len(table.views)) if not table.over and table.title.playing(table.state, seat)]
    if len(playing) < 2:
        return None
    seat = chance.pick("seat", playing)
    other = table.state
    for deal in range(4):
        if other == table.state and table.title.secrets:
            other = _dealt(table, seat, chance, f"deal {deal}")
    pen = Pen(table, seat, _telling(table.state, other), chance)
    first = _others(table, seat, written(table))
    waiting = max((one for one in playing if one != seat and table.title.owes(table.views[one], one)), default=None)
    # That all are READY would be told to everybody: somebody who owes orders is not.
    ready = [(one, f"{pen.letter()}READY\n") for one, _ in first if one != waiting]
    knowing = tuple(view if one == seat else other for one, view in enumerate(table.views))
    worlds = (
        World(table.state, tuple(table.views), tuple(first)),
        World(other, knowing, tuple(ready if chance.below("ready", 2) else ())),
    )
    mine = [pen.letter() for _ in range(LETTERS)]
    return Pair(table, seat, worlds, (*mine, "REPLACE ALL\nPASS\n", pen.spoken(), pen.minded(), pen.readable()))


def _others(table: Table, seat: int, letters: Sequence[Letter]) -> list[tuple[int, str]]:
    """What the others write for the open phase, by seat."""
    seats = table.state.seats
    said = [(seats.index(one.seat), one.lines) for one in letters if not one.ruling]
    return [(one, "\n".join([*lines, ""])) for one, lines in said if one != seat and lines]


class Opened:
    """One of the worlds, with everything real but the network."""

    def __init__(self, template: Path, folder: Path, seat: int, world: World, seed: str) -> None:
        shutil.copytree(template, folder)
        self._house = House(folder)
        self._house.rewrite(world.state, world.views)
        with sqlite3.connect(folder / "games.db") as db:
            db.execute("UPDATE game SET seed = ?", (seed,))
        db.close()
        self._seat, self._written, self._seen = seat, 0, 0
        for one, said in world.letters:
            self._house.reply(one, said, f"other.{one}")
        self._house.send()
        self._seen = len(self._sent())

    def _sent(self) -> list[bytes]:
        return self._house.post.to(PLAYERS[self._seat].address)

    def answers(self, letter: str) -> tuple[bytes, ...]:
        """What leaves for the writer when this letter comes."""
        self._house.wait(minutes=20)
        self._house.reply(self._seat, letter, f"mine.{self._written}")
        self._written += 1
        return self._new()

    def reminded(self) -> tuple[bytes, ...]:
        """What leaves for him when everybody is reminded of the deadline."""
        remind_at = self._house.table.phase.remind_at
        assert remind_at is not None
        self._house.clock.move(remind_at)
        remind_due(self._house.office)
        return self._new()

    def _new(self) -> tuple[bytes, ...]:
        self._house.send()
        new = self._sent()[self._seen :]
        self._seen += len(new)
        return tuple(new)

    def close(self) -> None:
        """Let go of the files."""
        self._house.close()


class Rooms:
    """Where worlds are opened: each game has begun once, and its files are copied."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._begun: dict[tuple[str, int], Path] = {}
        self._number = count()

    def open(self, pair: Pair) -> Iterator[Opened]:
        """Both worlds of a pair."""
        title, players = pair.table.title.name, len(pair.table.views)
        begun = self._begun.get((title, players))
        if begun is None:
            begun = self._begun[title, players] = self._folder / f"{title} {players}"
            begun.mkdir()
            house = House(begun, situations=0)
            house.join(title, players)
            house.send()
            house.close()
        for world, seed in zip(pair.worlds, SEEDS, strict=True):
            yield Opened(begun, self._folder / f"world {next(self._number)}", pair.seat, world, seed)


def compared(pair: Pair, rooms: Rooms, label: str) -> tuple[int, Difference | None]:
    """How many letters were answered, and the first answers that are not the same."""
    worlds = tuple(rooms.open(pair))
    try:
        answered = 0
        for number in range(len(pair.mine) + 1):
            said = pair.mine[number : number + 1]
            one, other = (world.answers(*said) if said else world.reminded() for world in worlds)
            if one != other:
                where = f"{label}: {pair.table.title.label(pair.table.state)}, {pair.table.state.seats[pair.seat]}"
                return answered, Difference(where, pair.mine[: number + 1], one, other)
            answered += len(one)
        return answered, None
    finally:
        for world in worlds:
            world.close()


def _lines(sent: Sequence[bytes]) -> list[str]:
    return [line for raw in sent for line in contents(raw).splitlines()]


def main() -> int:
    """Ask until the time is over, or an answer tells something."""
    parser = argparse.ArgumentParser(prog="python -m tests.leaks.asking", description=__doc__)
    parser.add_argument("--title", choices=tuple(titles()), default="postal-cosmic")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", default="asking")
    asked = parser.parse_args()
    until, letters, different = monotonic() + asked.seconds, 0, 0
    for number in count():
        if monotonic() > until:
            break
        label = f"{asked.seed} {number}"
        with TemporaryDirectory() as folder:
            found = pair(asked.title, label)
            if found is None:
                continue
            different += found.worlds[0].state != found.worlds[1].state
            answered, difference = compared(found, Rooms(Path(folder)), label)
        letters += answered
        if difference is not None:
            print(difference.where, *difference.letters, sep="\n----\n")
            print("----", *unified_diff(_lines(difference.one), _lines(difference.other), lineterm=""), sep="\n")
            return 1
    print(f"{letters} answers were the same in both worlds; {different} pairs had other cards")
    return 0


if __name__ == "__main__":
    sys.exit(main())
