"""Techs as pieces: what lies hidden in a nexus until enough ships have researched it."""

from collections.abc import Iterable
from typing import ClassVar

from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.use_prices import TECH
from adjudicator.games.blutooth.words.tech_words import Develop


class Tech(Piece):
    """Something that lies hidden in the nexus until enough ships have researched it.

    It is developed at warpfall, or, if it is `timed`, at its own time by its own order. Then it is scrapped, unless it
    is `stable` or `lies` there until it has been used.
    """

    kind = TECH
    cost: ClassVar[int | None]
    """The ships that it must carry; None: any number, and the more the better."""
    stable: ClassVar[bool] = False
    lies: ClassVar[bool] = False
    timed: ClassVar[bool] = False
    returns: ClassVar[bool] = False
    """Whether it lies undeveloped in the nexus again when it has had its effect."""
    stops_own: ClassVar[bool] = False
    """Whether it can cancel what its owner uses."""
    settles: ClassVar[bool] = False
    """Whether its ships take part in its effect: those that are left rebound afterwards."""
    drafts: ClassVar[bool] = False
    """Whether another tech is drafted as it is developed."""

    @property
    def needed(self) -> int:
        """The ships with which it can be developed."""
        return 1 if self.cost is None else self.cost

    def meant(self, at: MatchAt, order: Develop) -> Develop | Spoken:
        """What an order to develop it at warpfall means here, or why it means nothing."""
        return order if order == Develop(order.tech) else reason("tech-takes-nothing", tech=self.name)

    def samples(self, at: MatchAt) -> Iterable[Develop]:
        """Some orders that develop it at warpfall."""
        return (Develop(self.name),)

    def effect(self, at: MatchAt, order: Develop) -> Script:
        """What comes of developing it at warpfall."""
        yield from ()
