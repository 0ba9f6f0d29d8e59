"""`adjudicator backup`, `restore`, `upgrade` and `doctor`: save, restore, upgrade and examine an installation."""

from pathlib import Path
from typing import Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.options import CONFIG, Config, Json

_FILE = typer.Argument(metavar="FILE", help="The backup.", show_default=False)
_Backup = Annotated[Path, _FILE]


def backup(
    file: _Backup,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Save games, key and configuration in one file, while the service runs; keep it safe: it holds secrets."""
    from adjudicator.service.maintenance.backup import back_up
    from adjudicator.service.settings.toml_reader import load

    contents = back_up(load(config), config, file, force=force)
    if json:
        showing.json(
            {"file": str(file), "at": contents.at, "program": contents.program, "holds": sorted(contents.files)}
        )
        return
    typer.echo(f"{file}: everything as it was at {contents.at:%d %B %Y %H:%M:%S} UTC; guard it, for secrets are in it")


def restore(
    file: _Backup,
    force: Annotated[bool, typer.Option("--force", help="Put it in the place of what is there.")] = False,
    accept: Annotated[
        str,
        typer.Option(
            metavar="WORD",
            help="Let the settings in the backup count, which were shown with this word.",
            show_default=False,
        ),
    ] = "",
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Restore a backup while no service runs; every game is held until you have looked at it.

    If there is no configuration yet, that in the backup is shown, and counts only when you accept it.
    """
    from adjudicator.service.maintenance.foreign_settings import Foreign
    from adjudicator.service.maintenance.restore import restore as restored

    try:
        done = restored(config, file, force=force, accept=accept)
    except Foreign as foreign:
        showing.lines(foreign.lines)
        raise
    if json:
        showing.json(done)
        return
    if done.unlike:
        typer.echo(f"{config} counts. The configuration in the backup is not as it is, and was not taken:")
        showing.lines(f"  {line}" for line in done.unlike)
    for path in done.written:
        typer.echo(f"{path}: put back")
    for path in done.left:
        typer.echo(f"{path}: left as it is, although it differs from the backup")
    for path in done.aside:
        typer.echo(f"{path}: what was there before")
    typer.echo(f"{done.place}: as it was at {done.contents.at:%d %B %Y %H:%M:%S} UTC")
    if done.held:
        typer.echo(f"The open phases of {', '.join(done.held)} are held.")
    letters = (
        "letters since then are fetched again" if done.fetched else "letters since then are lost; ask for them again"
    )
    typer.echo(f"Now start the service: {letters}. Then see `adjudicator notices`.")
    if done.held:
        typer.echo("`adjudicator game resume --restored` shows what can go on then, and with --yes lets it.")


def upgrade(
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing: work all games out again, and list what is different.")
    ] = False,
    everything: Annotated[bool, typer.Option("--all", help="With --check: games that are over, too.")] = False,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Upgrade the tables of an older version, after a backup; or list what would come out differently."""
    from adjudicator.engine.text.speech import counted
    from adjudicator.service.maintenance import upgrades
    from adjudicator.service.settings.toml_reader import load

    settings = load(config)
    if not check:
        if everything or json:
            raise Wrong("--all and --json go with --check")
        was, saved = upgrades.upgrade(settings, config)
        if saved is None:
            typer.echo(f"The tables are up to date already (revision {was}).")
        else:
            typer.echo(f"{saved}: everything as it was (revision {was}); guard it, for secrets are in it")
            typer.echo("The tables are up to date. Start the service.")
        return
    found = upgrades.check(settings, finished=everything)
    if json:
        showing.json(found)
    for one in () if json else found.differences:
        typer.echo(f"{one.game}, {one.phase}: {', '.join((*one.seats, one.sentence))}")
    replayed = f"{counted(found.phases, 'phase')} of {counted(found.games, 'game')}"
    outcomes = [one for one in found.differences if one.outcome]
    if outcomes:
        raise Wrong(
            f"of {replayed}, {len(outcomes)} come out otherwise with "
            "this version: play these games to their end with the version they were begun with"
        )
    if not json:
        typer.echo(f"Nothing comes out otherwise in {replayed}. Nothing was changed.")


def doctor(config: Config = CONFIG, json: Json = False) -> None:
    """Examine the whole installation, and say what is wrong and what to do; changes nothing."""
    from adjudicator.service.maintenance.examination import examined

    fatal = 0
    found = list(examined(config))
    if json:
        showing.json(found)
    for finding in found:
        fatal += finding.fatal
        if not json:
            typer.echo(showing.safe(f"{finding.about}: {finding.sentence}"), err=finding.fatal)
    if not found and not json:
        typer.echo("All is well.")
    if fatal:
        raise Wrong(f"{fatal} of these must be put right")
