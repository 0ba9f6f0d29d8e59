"""The outlook of an invasion: what it would come to as things stand, by somebody's knowledge at a moment.

Until contact nobody can say. From then on it follows from the rules, the drivers and the ships: every known power that
acts by itself acts, including one that somebody is being asked about, and nobody uses anything more. So it can be known
before might is counted.
"""

from typing import Any, Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import SILENT
from adjudicator.engine.contract.script import Scene, Stage
from adjudicator.engine.contract.title import Title, rules_in_force
from adjudicator.engine.run.stage_run import Run
from adjudicator.engine.run.views import Views
from adjudicator.games.blutooth.encounters.natures import natures_of
from adjudicator.games.blutooth.encounters.outcomes import counted
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.table.backs import any_hidden
from adjudicator.games.blutooth.table.invasions import Invasion
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.told.pieces_in_force import powers_in_force

Acting = tuple[tuple[Seat, Piece], ...]
"""Pieces in force, each with its seat."""

_TITLE: Final[list[Title[Match]]] = []
"""The title whose rules these are. It sets itself: its order words have conditions, so it cannot be imported here."""
_COUNTING: Final = Stage("outlook", ("count",), lambda scene: ())
_NO_CHANCE: Final = Chance(b"nothing is drawn while drivers and ships are counted")


def rules_of(title: Title[Match]) -> None:
    """Set the title by whose rules encounters are counted."""
    _TITLE[:] = [title]


def outlook(view: Match, invasion: Invasion) -> Invasion | None:
    """The invasion as it would be after its might has been counted; None if too little of it is known."""
    if invasion.outcome or invasion.over:
        return invasion
    if not invasion.contact or any_hidden(invasion.drivers):
        return None
    kept: dict[str, Any] = view.__dict__
    key = f"_outlook {invasion.number}"
    found: Invasion | None = kept.get(key)
    if found is None:  # a player may have several orders that depend on it
        acting: Acting | None = kept.get("_acting")
        if acting is None:  # and be asked in several invasions
            acting = kept["_acting"] = powers_in_force(view)
        if invasion.natures is None:  # whoever goes back to priming decides before anything changes them
            view = amended(view, invasion.number, natures=natures_of(invasion))
        found = kept[key] = _counted(view, invasion.number, acting)
    return found


def _counted(view: Match, number: int, acting: Acting) -> Invasion:
    """An invasion after its might has been counted, with the powers that act by themselves."""
    (title,) = _TITLE
    parts = [(number, counted)]
    silent = [SILENT] * len(view.seats)
    run = Run(
        title,
        _COUNTING,
        Scene(view, rules_in_force(acting)),
        parts,
        Views(lambda seat: view, ()),
        silent,
        _NO_CHANCE,
    )
    # Nobody is asked whether a use is to be stopped, so none need be announced.
    fight = title.fight(view, number)
    run.used.update({(number, seat, piece.name): (fight, True) for seat, piece in acting})
    run.play()
    after: Match = run.state
    return after.invasion(number)
