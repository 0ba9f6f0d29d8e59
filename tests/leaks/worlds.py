"""Worlds that one player cannot tell apart: the same game with other cards and other people's letters."""

import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.core.chance import Chance
from adjudicator.core.event import State
from adjudicator.games.catalogue import titles
from adjudicator.service.mailroom import reception
from tests.due import remind_due
from tests.leaks.house import PLAYERS, SITUATIONS, House, Reply
from tests.leaks.house_games import HouseGame
from tests.leaks.letters import STRANGERS, Writer

AT_ONCE: Final = 6
"""How many letters of one player come in between two looks at the mailbox."""

Position = tuple[State, tuple[State, ...]]
"""How things are, and what each seat knows of it."""


class Opening(NamedTuple):
    """A phase just opened, with everything sent that was due: the files of its world."""

    folder: Path
    reply: Reply

    def opened(self, *, situations: int = SITUATIONS) -> House:
        """The world itself; it is to be closed. Orders are tried in so many `situations`."""
        return House(self.folder, reply=self.reply, situations=situations)

    def copied(self, folder: Path, position: Position | None = None, *, situations: int = SITUATIONS) -> House:
        """Another world that is the same so far, but for the position in which the phase began."""
        shutil.copytree(self.folder, folder)
        house = House(folder, reply=self.reply, situations=situations)
        if position is not None:
            house.rewrite(*position)
        return house


_FORTY: Final = (
    "Amoeba + Anti-Matter + Barbarian + Calculator + Chronos + Clone + Dictator + Disease + Empath + Envy + Ethic + "
    "Grudge + Healer + Human + Invader + Kamikaze + Laser + Loser + Machine + Macron + Mind + Mirror + Mutant + "
    "Observer + Oracle + Pacifist + Parasite + Philanthropist + Shadow + Sorcerer + Symbiote + Trader + Virus + Void + "
    "Volt + Vulture + Warpish + Warrior + Will + Zombie"
)
LASTING: Final = {"postal-cosmic": {"powers": "all_31"}, "blutooth": {"aliens": _FORTY}}
"""Values that stand for much, and for the same when another piece is added: so the games last as long as they did."""


def unusual(title: str) -> dict[str, str]:
    """The rulebook in which nearly everything takes part, for as long as usual: it asks for no other number."""
    most = {spec.name: spec.choices[-1] for spec in titles()[title].options if not spec.choices[-1].isdigit()}
    return most | LASTING.get(title, {})


def openings(
    folder: Path,
    title: str,
    players: int,
    phases: Sequence[int],
    reply: Reply = "plus",
    options: Mapping[str, str] | None = None,
    *,
    ordered: bool = False,
) -> list[Opening]:
    """Some phases, counted from 1, of a game of house bots: as they were opened, or with everybody's orders on file."""
    played = HouseGame(title, players, reply, options or {})
    at = played.ordered if ordered else played.opened
    return [Opening(shutil.copytree(at(phase), folder / f"phase {phase}"), reply) for phase in phases]


class Script(NamedTuple):
    """The letters of a phase as they come in: what the player writes, and what everybody else does."""

    mine: tuple[bytes, ...]
    strangers: tuple[bytes, ...]
    others: tuple[bytes, ...]
    """Letters of all the others as they were."""
    different: tuple[bytes, ...]
    """Other letters of all the others."""


def script(house: House, seat: int) -> Script:
    """Everything that is written in a phase with one curious player in it."""
    laid = house.table
    writer = Writer(house, seat)
    others = [Writer(house, other) for other in range(len(laid.seats)) if other != seat and laid.playing(other)]
    return Script(
        tuple(writer.mine()),
        tuple(writer.strangers()),
        tuple(one.letter(house.bot(one.seat)) for one in others),
        tuple(letter for one in others for letter in one.different(seat)),
    )


def answers(house: House, said: Script, others: Sequence[bytes], seat: int) -> dict[str, list[bytes]]:
    """All letters that leave for the player and for strangers when these come in; the world is closed then.

    The others write before the reminders, and in between.
    """
    waiting = iter(others)
    _received(house, islice(waiting, len(others) // 2))
    remind_at = house.table.phase.remind_at
    assert remind_at is not None
    house.clock.move(remind_at)
    remind_due(house.office)
    mine = iter((*said.mine, *said.strangers))
    while some := tuple(islice(mine, AT_ONCE)):
        house.wait(minutes=5)
        _received(house, (raw for one in some for raw in (one, *islice(waiting, 1))))
    house.send()
    house.close()
    return {address: house.post.to(address) for address in (PLAYERS[seat].address, *STRANGERS)}


def _received(house: House, letters: Iterable[bytes]) -> None:
    for raw in letters:
        reception.receive(house.office, raw, source="pipe")
    reception.handle_all(house.office)


def positions(house: House, seat: int, chances: Sequence[bytes]) -> Iterator[State]:
    """Other positions that a seat could not tell from the true one."""
    laid = house.table
    for chance in chances:
        if not laid.title.secrets:
            yield laid.boundary.state  # only the letters of the others are secret
            continue
        other = laid.title.redeal(laid.boundary.state, laid.view(seat), seat, Chance(chance))
        if other != laid.boundary.state:
            yield other
