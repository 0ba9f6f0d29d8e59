"""Adjudicating one phase: all its stages from the boundary on, with everybody's orders."""

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat, State
from adjudicator.engine.contract.questions import SILENT, Standing
from adjudicator.engine.contract.script import Parts, Scene, Stage
from adjudicator.engine.contract.title import Title
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.run.claims import Refusal
from adjudicator.engine.run.stage_run import RUNS, Run
from adjudicator.engine.run.views import Views


class Outcome(Struct, frozen=True):
    """The result of a phase."""

    state: State
    """The next boundary."""
    events: tuple[Event[Any], ...]
    path: tuple[State, ...]
    """The state after each of the events."""
    answers: tuple[Answer, ...]
    """Those of each stage in the order of their places, which tells nothing that is secret."""
    unsettled: tuple[str, ...]
    """The stages whose promises did not agree within ten runs, so that the fallback rule was used."""


def adjudicate(
    title: Title[Any],
    state: State,
    views: Sequence[State],
    standing: Sequence[Standing],
    chance: Chance,
    *,
    explain: bool = False,
) -> Outcome:
    """Resolve the open phase of `state`; the outcome depends on nothing but the arguments.

    `views` and `standing` are in seat order. `explain` fills in why each alternative that did not apply did not.
    """
    events: list[Event[Any]] = []
    path: list[State] = []
    answers: list[Answer] = []
    unsettled: list[str] = []
    known = Views(views.__getitem__, events, path)
    obeyed = [orders if title.obeyed(state, seat) else SILENT for seat, orders in enumerate(standing)]
    fired: Mapping[tuple[Seat, int], int] = {}
    scene = Scene(state, title.live(state))
    for stage in title.stages(state):
        if scene.state is not state:
            scene = Scene(state, title.live(state))
        parts = stage.open(scene)
        if not parts:
            continue
        run, agreed = _settled(title, stage, scene, parts, known, obeyed, chance, fired, explain=explain)
        fired = run.ledger.fired()
        state = run.state
        events.extend(run.events)
        path.extend(run.path)
        answers.extend(sorted(run.answers, key=attrgetter("place")))
        if not agreed:
            unsettled.append(stage.name)
    return Outcome(state, tuple(events), tuple(path), tuple(answers), tuple(unsettled))


def settle(
    title: Title[Any],
    stage: Stage,
    opening: State,
    views: Views,
    standing: Sequence[Standing],
    chance: Chance,
    fired: Mapping[tuple[Seat, int], int] | None = None,
    *,
    explain: bool = False,
) -> tuple[Run, bool]:
    """Run a stage that begins at `opening` until all wishes that it grants can be granted.

    `fired` says how often clauses with a limit have applied in the phase before it, by seat and place in the letter.
    """
    scene = Scene(opening, title.live(opening))
    return _settled(title, stage, scene, stage.open(scene), views, standing, chance, fired or {}, explain=explain)


def _settled(
    title: Title[Any],
    stage: Stage,
    scene: Scene,
    parts: Parts,
    views: Views,
    standing: Sequence[Standing],
    chance: Chance,
    fired: Mapping[tuple[Seat, int], int],
    *,
    explain: bool,
) -> tuple[Run, bool]:
    """Run a stage until it grants only what can be granted; whether that succeeded within ten runs.

    The first run grants every wish. Each further run refuses the wishes that could not be granted if every player's
    wishes of the run before were granted in the order written.
    """
    refused: frozenset[Refusal] = frozenset()
    for _ in range(RUNS):
        run = Run(title, stage, scene, parts, views, standing, chance, refused, fired, explain=explain)
        run.play()
        refusals = run.ledger.unsettled()
        if refusals is None:
            return run, True
        refused = refusals
    run = Run(title, stage, scene, parts, views, standing, chance, frozenset(), fired, strict=True, explain=explain)
    run.play()
    return run, False
