"""`adjudicator adjudicate`: ends the open phase, or previews its end."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.given_letters import letter, office
from adjudicator.cli.tools.options import CONFIG, Config, Game, Json, told_of
from adjudicator.cli.tools.showing import SIGNS, Lines

if TYPE_CHECKING:
    from adjudicator.mail.parsing.letter import Letter
    from adjudicator.service.games.previews import Foreseen, Laid
    from adjudicator.service.office.office import Office


def adjudicate(
    name: Game,
    preview: Annotated[bool, typer.Option("--preview", help="Only show what would happen; write nothing.")] = False,
    reports: Annotated[
        bool, typer.Option("--reports", help="With --preview: show what each seat would be told, too.")
    ] = False,
    what_if: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT=LETTER",
            help="Preview with this file instead of all that a seat has sent, for example Red=letter.txt.",
            show_default=False,
        ),
    ] = None,
    branches: Annotated[
        bool, typer.Option("--branches", help="Show everything that the letters could lead to; write nothing.")
    ] = False,
    turn: Annotated[int | None, typer.Option(help="Only if this turn is open, with --phase.")] = None,
    phase: Annotated[int | None, typer.Option(help="Only if this phase of it is open.")] = None,
    most: Annotated[
        int, typer.Option(help="With --branches: about how many runs of the phase it may take.", min=1)
    ] = 1000,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """End the open phase of a game now, or show what it would come to with the orders that stand."""
    if reports and not (preview or what_if):
        raise Wrong("--reports goes with --preview; adjudicator report shows the report of a phase that is over")
    room = office(config)
    named = told_of(turn, phase, "the open phase")
    if branches or what_if or preview:
        from adjudicator.service import master

        master.look(room, name, "what others have ordered")
    if branches:
        _branched(room, name, _letters(what_if or []), most, json=json)
    elif what_if:
        _compared(room, name, _letters(what_if), reports=reports, json=json)
    elif preview:
        _previewed(room, name, reports=reports, json=json)
    else:
        _adjudicated(room, name, named, json)


def _adjudicated(room: "Office", name: str, named: str | None, json: bool) -> None:
    from adjudicator.service.games import phase_lines
    from adjudicator.service.work import adjudication

    if named is not None and named != (heading := phase_lines.line(room, name).heading):
        raise Wrong(f"{named} is not open in {name}, {heading or 'nothing'} is; nothing was done")
    for sentence in phase_lines.not_understood(room, name):
        typer.echo(showing.safe(f"adjudicator: {sentence}"), err=True)
    if not adjudication.adjudicate_now(room, name):
        raise Wrong(f"{name} was not adjudicated: it is {phase_lines.line(room, name).status}; see adjudicator notices")
    if json:
        from adjudicator.service.games import summaries

        showing.json(summaries.show(room, name))
        return
    one = phase_lines.line(room, name)
    if one.winners:
        typer.echo(f"{name} is over: it was won by {' and '.join(one.winners)}")
    else:
        typer.echo(f"{name}: {one.heading} is open, orders are due by {showing.when(one.deadline, one.zone)}")


def _previewed(room: "Office", name: str, *, reports: bool, json: bool) -> None:
    from adjudicator.service.games.previews import foreseen, lay, resolved

    laid = lay(room, name)
    found = foreseen(laid.table, resolved(laid))
    if json:
        showing.json({"phase": str(laid.table.heading), **_fields(found)})
        return
    typer.echo(f"{name}, {laid.table.heading}, if it ended now (nothing has been written):")
    showing.outline(_events(found))
    if reports:
        _reports(found)


def _compared(room: "Office", name: str, letters: "Mapping[str, Letter]", *, reports: bool, json: bool) -> None:
    from adjudicator.service.games.previews import differences, foreseen, lay, resolved

    stands, other = lay(room, name), lay(room, name, letters)
    before, after = (foreseen(one.table, resolved(one)) for one in (stands, other))
    changed = differences(before.events, after.events)
    if json:
        showing.json(
            {
                "phase": str(stands.table.heading),
                "misread": dict(other.problems),
                "as_it_stands": _fields(before),
                "what_if": _fields(after),
                "differences": changed,
            }
        )
        return
    typer.echo(f"{name}, {stands.table.heading}, if it ended now with other letters (nothing has been written):")
    _misread(other)
    showing.outline(_events(after))
    typer.echo("What is different from what happens as it stands:")
    showing.outline((1, f"{one.sign} {one.sentence}", SIGNS[one.sign]) for one in changed)
    if not changed:
        same = before.position == after.position
        typer.echo("  nothing at all" if same else "  nothing that happens, but not everything stands as it would")
    if reports:
        _reports(after)


def _branched(room: "Office", name: str, letters: "Mapping[str, Letter]", most: int, *, json: bool) -> None:
    from adjudicator.cli.commands.branches import branched
    from adjudicator.service.games.previews import lay

    laid = lay(room, name, letters)
    if not json:
        _misread(laid)
    branched(laid, most, json=json)


def _letters(said: list[str]) -> "dict[str, Letter]":
    """The letters that replace others, by seat; raises Wrong."""
    found: dict[str, Letter] = {}
    for one in said:
        seat, equals, path = one.partition("=" if "=" in one else ":")
        if not (seat.strip() and equals and path.strip()):
            raise Wrong(f"{one!r} is no seat with a letter; write SEAT=FILE, for example Red=letter.txt")
        if seat.strip().lower() in (known.lower() for known in found):
            raise Wrong(f"there are two letters for {seat.strip()}; put all its lines into one file")
        found[seat.strip()] = letter(Path(path.strip()))
    return found


def _misread(laid: "Laid") -> None:
    for seat, problems in laid.problems:
        for problem in problems:
            showing.say(f"In the letter for {seat}, {problem}")


def _fields(found: "Foreseen") -> dict[str, object]:
    return {name: getattr(found, name) for name in found.__struct_fields__}


def _events(found: "Foreseen") -> Lines:
    for sentence in found.events:
        yield (1, sentence, "")
    for stage in found.unsettled:
        yield (0, f"In {stage} promises do not settle; the backup rule would hold.", "bold")
    yield (0, _next(found), "")


def _next(found: "Foreseen") -> str:
    if found.winners is None:
        return f"Then {found.following} opens."
    return f"Then the game is over, won by {' and '.join(found.winners) or 'nobody'}."


def _reports(found: "Foreseen") -> None:
    from adjudicator.reports.text.sections import section
    from adjudicator.reports.text.text import heading

    for seat, sections in found.reports.items():
        showing.say("\n\n".join((f"\n{heading(f'To {seat}', '=')}", *map(section, sections))))
