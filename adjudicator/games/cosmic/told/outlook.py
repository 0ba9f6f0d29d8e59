"""The outlook of a challenge: how it would end as things stand, by somebody's knowledge at a moment.

Until the cards are turned up nobody can say. From then on it follows from the rules, the cards and the tokens: every
power that acts by itself acts, including one that somebody is being asked about, and nobody plays anything more. So it
can be known before the sums are made.
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
"""The title whose rules these are. It sets itself: its order words have conditions, so it cannot be imported here."""
_COUNTING: Final = Stage("outlook", ("count",), lambda scene: ())
_NO_DICE: Final = Chance(b"nothing is drawn while cards and tokens are counted")


def rules_of(title: Title[Cosmic]) -> None:
    """Set the title by whose rules challenges are counted."""
    _TITLE[:] = [title]


def outlook(view: Cosmic, challenge: Challenge) -> Challenge | None:
    """The challenge as it would be after its sums have been made; None if too little of it is known."""
    if challenge.totals is not None or challenge.over:
        return challenge
    if challenge.shield is None or not challenge.both_laid or HIDDEN in challenge.laid:
        return None
    (title,) = _TITLE
    parts = [(challenge.number, counted)]
    silent = [SILENT] * len(view.seats)
    run = Run(title, _COUNTING, Scene(view, title.live(view)), parts, Views(lambda seat: view, ()), silent, _NO_DICE)
    run.play()
    after: Cosmic = run.state
    return after.challenge(challenge.number)
