"""`adjudicator demo`: a whole game by real mail on this machine."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.cli.tools.command_errors import Wrong

if TYPE_CHECKING:
    from rich.console import Console

    from adjudicator.rehearsal.demo import Outcome
    from adjudicator.rehearsal.playing import Moment, Plan


def demo(
    title: Annotated[str | None, typer.Argument(help="The game to play; left out, the usual one.")] = None,
    seed: Annotated[int | None, typer.Option(help="Another game; left out, that of the specimen letters.")] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play; left out, as many as the specimen letters are from.")
    ] = None,
    letters: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="A folder with specimen letters of your own, for any title.", show_default=False
        ),
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Put everything into this new folder.", show_default=False)
    ] = None,
) -> None:
    """Play a game to its end entirely by mail: real servers on loopback, a simulated clock, people and house bots."""
    from tempfile import mkdtemp

    from rich.console import Console

    from adjudicator.games import catalogue
    from adjudicator.rehearsal import demo as whole
    from adjudicator.rehearsal.people import PEOPLE
    from adjudicator.rehearsal.player import NotSent
    from adjudicator.rehearsal.specimens import SpecimensWrong
    from adjudicator.rehearsal.waiting import Stuck
    from adjudicator.rehearsal.worker import LOG, ServiceEnded

    try:
        plan = whole.plan(seed, players, title, letters)
    except SpecimensWrong as fault:
        raise Wrong(str(fault)) from fault
    rules = catalogue.title(plan.title)
    most = min(len(PEOPLE), len(rules.seats))
    if not rules.fewest <= plan.players <= most:
        raise Wrong(f"--players can be {rules.fewest} to {most}, not {plan.players}")
    if keep is not None and keep.exists() and (not keep.is_dir() or any(keep.iterdir())):
        raise Wrong(f"{keep} is there already and not empty; name a new folder with --keep")
    folder = keep if keep is not None else Path(mkdtemp(prefix="adjudicator-demo-"))
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(f"{rules.heading}: {plan.players} players, seed {plan.seed}, in {folder}")
    console.print(f"{_writers(plan)}\n")
    with console.status("starting the mail servers and the service") as status:

        def tell(moment: "Moment") -> None:
            _tell(console, moment)
            status.update(f"after {moment.what}")

        try:
            outcome = whole.rehearse(folder, plan, tell)
        except (NotSent, ServiceEnded, Stuck) as fault:
            raise Wrong(f"the demo broke off: {fault}. The log of the service is {folder / LOG}") from fault
    _conclude(console, outcome)
    if outcome.faults:
        raise Wrong(f"{len(outcome.faults)} things went wrong, see above; the log of the service is {folder / LOG}")


def _writers(plan: "Plan") -> str:
    """Who writes the letters, in one sentence."""
    if plan.written(1):
        return f"Turns 1 to {plan.letters.turns}: letters as people write them; after that house bots write."
    if not plan.letters.turns:
        return "There are no letters with orders: house bots write them all."
    return "The specimen letters are for another game: house bots write them all."


def _tell(console: "Console", moment: "Moment") -> None:
    said = f"{moment.at:%a %d %b %Y}  {moment.what:<15}"
    said += f"{moment.letters:>3} letters" if moment.letters else ""
    if moment.reminded:
        said += f", {' and '.join(moment.reminded)} reminded"
    console.print(said)
    for sentence in moment.decided:
        console.print(f"    {sentence}", style="dim")


def _conclude(console: "Console", outcome: "Outcome") -> None:
    console.print()
    winners = " and ".join(outcome.winners) or "Nobody"
    console.print(f"{winners} won. {outcome.letters} letters in, {outcome.mails} out, {outcome.seconds:.0f} seconds.")
    verdict = outcome.verdict
    console.print(
        f"adjudicator verify: {'holds' if verdict.holds else 'DOES NOT HOLD'}. {verdict.sentence}", markup=False
    )
    for what, place in (
        ("The public record", outcome.record),
        ("Every mailbox as Maildir", outcome.mailboxes),
        ("Every report as HTML", outcome.pages),
    ):
        console.print(f"{what + ':':<26}{place}")
    for fault in outcome.faults:
        console.print(f"WRONG: {fault}", style="red")
