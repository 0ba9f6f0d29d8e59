"""The outlook of a challenge: how it would end as things stand, worked out from what somebody knows at a moment.

Until the cards are turned up nobody can say. From then on it is what the rules make of the cards and the tokens: every
power that acts by itself acts, also one that somebody is just asked about, and nobody plays anything more. So it can be
known before the sums are made.
"""

from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.questions import SILENT
from adjudicator.engine.contract.script import Scene, Stage
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.stage_run import Run
from adjudicator.engine.run.views import Views
from adjudicator.games.cosmic.stages.cards import counted
from adjudicator.games.cosmic.table.state import Challenge, Cosmic

_TITLE: Final[list[Title[Cosmic]]] = []
"""Whose rules these are: the title has conditions among its words, so that it is not imported here but says so itself.
"""
_COUNTING: Final = Stage("outlook", ("count",), lambda scene: ())
_NO_DICE: Final = Chance(b"nothing is drawn while cards and tokens are counted")


def rules_of(title: Title[Cosmic]) -> None:
    """Say by whose rules challenges are counted."""
    _TITLE[:] = [title]


def outlook(view: Cosmic, challenge: Challenge) -> Challenge | None:
    """The challenge as it would be when its sums have been made; None where too little of it is known."""
    if challenge.totals is not None or challenge.over:
        return challenge
    if challenge.shield is None or None in challenge.laid or HIDDEN in challenge.laid:
        return None
    (title,) = _TITLE
    parts = [(challenge.number, counted)]
    silent = [SILENT] * len(view.seats)
    run = Run(title, _COUNTING, Scene(view, title.live(view)), parts, Views(lambda seat: view, ()), silent, _NO_DICE)
    run.play()
    after: Cosmic = run.state
    return after.challenge(challenge.number)
