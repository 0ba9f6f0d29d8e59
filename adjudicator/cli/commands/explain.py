"""`adjudicator explain`: how a phase came out, question by question."""

from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config, Game, Json, told_of
from adjudicator.cli.tools.showing import Lines

if TYPE_CHECKING:
    from adjudicator.service.games.explanations import Asked, Explained

_STYLE = {"chosen": "bold", "failed": "red", "not reached": "dim", "put forward": "dim"}


def explain(
    game: Game,
    turn: Annotated[int | None, typer.Option(help="Which turn; the open phase if left out.")] = None,
    phase: Annotated[int | None, typer.Option(help="Which phase of the turn.")] = None,
    seat: Annotated[str | None, typer.Option("--seat", help="Only what this seat was asked.")] = None,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Show who was asked what in a phase, what they knew, what was chosen, and why nothing else. It shows secrets."""
    from adjudicator.service import master
    from adjudicator.service.games import explanations

    room = office(config)
    master.look(room, game, "what others have ordered")
    found = explanations.explain(room, game, told_of(turn, phase, "the open phase"), seat)
    if json:
        showing.json(found)
    else:
        showing.outline(_lines(found))


def _lines(found: "Explained") -> Lines:
    from adjudicator.engine.text.sayings import capital

    past = found.as_recorded is not None
    yield (0, f"{found.game}, {found.phase}, {'explained' if past else 'if it ended now'}:", "")
    if found.as_recorded is False:
        yield (0, "This is not how it was adjudicated: the program or its rules have changed since.", "bold red")
    if found.silent:
        yield (0, f"No letter with orders came from: {', '.join(found.silent)}", "")
    for stage in found.unsettled:
        yield (0, f"In {stage} promises did not settle: they were kept as they came.", "bold")
    stage = ""
    for asked in found.asked:
        if asked.stage != stage:
            stage = asked.stage
            yield (0, "", "")
            yield (0, capital(stage), "bold underline")
        yield from _asked(asked, found.place)
    if found.unasked:
        yield (0, "", "")
        yield (0, "Never asked for", "bold underline")
        for order in found.unasked:
            yield (1, f"{order.seat}, order {order.order}: {order.text}", "")


def _asked(asked: "Asked", place: str) -> Lines:
    from adjudicator.service.games.explanations import HOW

    where = f", {place} {asked.challenge}" if asked.challenge else ""
    detail = f" ({asked.detail})" if asked.detail else ""
    yield (1, f"{asked.seat}{where}, {asked.about}{detail}{': ' if asked.prompt else ''}{asked.prompt}", "bold")
    for one in asked.considered:
        yield (2, f"order {one.order}, alternative {one.alternative}: {one.text}", _STYLE[one.fate])
        facts = [f"{fact.fact}: {'could not be known' if fact.value is None else fact.value}" for fact in one.knew]
        yield (3, "; ".join((f"{one.fate}: {one.why}" if one.why else one.fate, *facts)), "dim")
    how = HOW[asked.how]
    if how:
        unsaid = "" if asked.considered else "; nothing they wrote speaks of it"
        yield (2, f"{asked.answer}, {how}{unsaid}", "")
