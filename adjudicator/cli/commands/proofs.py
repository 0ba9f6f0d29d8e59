"""`adjudicator verify`, `simulate` and `case`: the proof that games are played by the rules."""

from pathlib import Path
from typing import Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.given_letters import data, mails
from adjudicator.cli.tools.options import Json


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game; - for stdin.")],
    letters: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[LETTER]...", help="Letters that you got and wrote: mails, mailboxes, folders of them."
        ),
    ] = None,
    seat: Annotated[str, typer.Option(help="Whose letters these are.")] = "",
    json: Json = False,
) -> None:
    """Play a finished game again from its public record, and compare every draw and every event.

    With your own letters it compares these too: whether the record agrees with what you were promised, what you ordered
    and what you were told.
    """
    from adjudicator.service.proof.own_letters import NoSeat, Own
    from adjudicator.service.proof.verification import verify as worked_out

    if bool(letters) != bool(seat):
        raise Wrong("to compare letters of your own, give them and say whose they are: --seat Red and a folder")
    own = Own.of(seat, mails(letters)) if letters else None
    try:
        verdict = worked_out(data(record, "the record"), own)
    except NoSeat as fault:
        raise Wrong(str(fault)) from fault
    # A record may be anybody's: names in it must not control the terminal, nor look like a line of ours.
    sentence = showing.safe(" ".join(verdict.sentence.split()))
    if json:
        showing.json(verdict)
    elif verdict.holds:
        typer.echo(f"{record} holds. {sentence}")
        if own is None:
            typer.echo(f"It is the game that you played if your invitation promised {verdict.commitment}")
        else:
            typer.echo(f"It is what the letters of {seat} say.")
            if not own.wrote:
                typer.echo("None of them was written by a player, so what was ordered could not be compared.")
            if verdict.unseen:
                typer.echo(f"None of them tells of {', '.join(verdict.unseen)}.")
            for note in verdict.notes:
                typer.echo(showing.safe(" ".join(note.split())))
    else:
        said = "does not hold" if verdict.checked else "cannot be checked"
        typer.echo(f"adjudicator: {record} {said}. {sentence}", err=True)
    if not verdict.holds:
        raise typer.Exit(1)


def simulate(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="What is played, for example postal-cosmic.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 5,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Any words; the same ones play the same games.")] = "1",
    jobs: Annotated[int, typer.Option(help="How many processes; the games are the same with any number.")] = 1,
    json: Json = False,
) -> None:
    """Let house bots play house bots, without mail."""
    from adjudicator.service.game.simulation import rehearse

    try:
        found = rehearse(title, players=players, games=games, seed=seed, jobs=jobs)
    except ValueError as fault:
        raise Wrong(str(fault)) from fault
    if json:
        showing.json(found)
        return
    pace = found.challenges / found.seconds if found.seconds else 0.0
    typer.echo(
        f"{found.games} games ({found.finished} finished), {found.phases} phases, {found.challenges} challenges "
        f"in {found.seconds:.2f} seconds: {pace:.0f} challenges a second\n{found.digest}"
    )


def case(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Files with cases, or folders of them.")],
    json: Json = False,
) -> None:
    """Run cases: positions, letters, and their expected results."""
    from adjudicator.cases.run import run

    missing = [path for path in paths if not path.exists()]
    if missing:
        raise Wrong(f"there is no {missing[0]}; give Markdown files with cases, or folders of them")
    tally = run(paths)
    if not tally.results:
        raise Wrong(f"there are no cases in {', '.join(map(str, paths))}")
    if json:
        showing.json(
            [
                {
                    "file": case.path if case is not None else "",
                    "line": case.line if case is not None else None,
                    "case": f"{case.number} {case.name}" if case is not None else "",
                    "verdict": verdict.value,
                    "why": why,
                }
                for case, verdict, why in tally.results
            ]
        )
    else:
        showing.say(tally.text())
    if not tally.good:
        raise typer.Exit(1)
