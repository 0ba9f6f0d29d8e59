"""What house bots order about rifts and artifacts of the dark and the mutant forge: what helps is used at once."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO
from adjudicator.games.blutooth.artifacts.dark_boons import BoonPermit, Rebirth, SpaceJunk
from adjudicator.games.blutooth.artifacts.dark_zaps import OmniZap, PodZap, ZapAnything, ZapPod
from adjudicator.games.blutooth.artifacts.mutant_body import LookTwice, PrehensileTail, RestlessLeg, ThirdEye
from adjudicator.games.blutooth.artifacts.mutant_drivers import CloudyMind, SnotRocket
from adjudicator.games.blutooth.table.backs import kinds
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.use_prices import RIFT
from adjudicator.games.blutooth.told.facts.encounter_facts import UsedAgainstMe
from adjudicator.games.blutooth.told.piece_questions import asked
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import Truth

MOST: Final = 3
"""So many ways to use a pod are named."""
MANY: Final = 2
"""So many pods are worth a second lot."""
AT_ONCE: Final = (
    BoonPermit.name,
    Rebirth.name,
    SpaceJunk.name,
    CloudyMind.name,
    PrehensileTail.name,
    RestlessLeg.name,
    SnotRocket.name,
)


def dark_orders(view: Match, seat: Seat) -> Iterator[Clause]:
    """The uses of rifts and of what brings something, and zaps against what is used on the bot."""
    held = kinds(view.caches[seat])
    for piece, ask, where in asked(view, seat):
        if piece.kind == RIFT or piece.name in AT_ONCE:
            choices = [choice for choice in islice(ask.options.every(), MOST) if choice is not NO]
            if choices:
                yield Clause.of(*choices, where=where)
    if ThirdEye.name in held:
        yield Clause.of(LookTwice((), MANY))
    against = Truth(UsedAgainstMe())
    for name, word in ((PodZap.name, ZapPod), (OmniZap.name, ZapAnything)):
        if name in held:
            yield Clause.of(Alternative(word(), against), limit=1)
