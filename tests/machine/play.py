"""The stateful machines: a game by letter in one process, and one by real mail."""

from tests.machine.mending import Mending
from tests.machine.served import Served


class Play(Mending):
    """A game by letter, in a world that lies in one process."""


class Serve(Play):
    """A game by real mail, whose service is a process of its own."""

    worlds = Served
