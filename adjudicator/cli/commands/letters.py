"""`adjudicator check` and `adjudicator report`: letters, without sending or counting any."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.cli.tools import given_letters, showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config, Game, Json, Seat, told_of

if TYPE_CHECKING:
    from adjudicator.reports.values.document import Acknowledgement
    from adjudicator.store.tables.values import Mail


def check(
    letter: Annotated[
        Path, typer.Argument(metavar="LETTER", help="A text with orders, or a mail as it was sent; - for stdin.")
    ],
    game: Annotated[str, typer.Option("--game", help="The game it is for.", show_default=False)] = "",
    seat: Annotated[str, typer.Option("--seat", help="The seat, by its name.", show_default=False)] = "",
    report: Annotated[
        Path | None,
        typer.Option("--report", help="The JSON of your last report: then no service and no --game are needed."),
    ] = None,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Read a letter as it would be acknowledged now, with what stands for its seat; it does not count.

    A game master names the game and the seat. A player gives the JSON of their last report instead.

    Exit code 1 if something was not understood, or if a check found something that will not happen as it is written.
    """
    if report is not None:
        if game or seat:
            raise Wrong("a report says which game and which seat it is about: give --report alone")
        said, acknowledgement = _of_report(report, letter)
    elif game and seat:
        said, acknowledgement = _of_game(game, seat, letter, config)
    else:
        raise Wrong("say whose letter it is: --game andromeda --seat Red, or --report with the JSON of a report")
    if json:
        showing.json(acknowledgement)
    else:
        showing.say(said)
        for one in acknowledgement.taken:
            showing.say(f'Order {one.line}, "{one.words}": taken in {one.taken} of {one.situations} situations.')
        for question in acknowledgement.covered:
            where = f"Challenge {question.where}: " if question.where else ""
            showing.say(f"Answered whatever the others do: {where}{question.prompt}")
    if acknowledgement.misread or any(one.severity == "warning" for one in acknowledgement.noticed):
        raise typer.Exit(1)


def _of_report(report: Path, letter: Path) -> "tuple[str, Acknowledgement]":
    """The answer to orders from the JSON of a report, in words and as it is; raises Wrong."""
    from adjudicator.given_files import Unreadable
    from adjudicator.service.letters import report_check

    raw = given_letters.data(report, "the report")
    try:
        found = report_check.checked(raw, given_letters.letter(letter))
        return report_check.text(found, raw), found
    except Unreadable as fault:
        raise Wrong(f"{report} is not the JSON of a report: {fault}") from fault


def _of_game(game: str, seat: str, letter: Path, config: Path) -> "tuple[str, Acknowledgement]":
    """The acknowledgement that a letter would get in a game on file, in words and as it is; raises Wrong."""
    from adjudicator.reports.rendering.render import render
    from adjudicator.service import master
    from adjudicator.service.game import table
    from adjudicator.service.games import games
    from adjudicator.service.letters.letter_check import checked

    source = given_letters.letter(letter)
    room = office(config)
    # Trying orders takes long, and nobody should wait for it.
    with room.store.reading() as unit:
        found = games.named(unit, game)
        seated = games.seat_named(unit, found, seat)
        laid = table.laid(unit, found)
        if laid is None:
            raise Wrong(f"{game} has no open phase: {games.condition(found)}")
        # An acknowledgement says what stands for the seat, and asks about its hand.
        master.look(room, game, f"the orders of {seated.name}")
        acknowledgement = checked(room, unit, laid, seated, source)
    return render(acknowledgement, room.words).text, acknowledgement


def report(
    game: Game,
    seat: Seat,
    turn: Annotated[int | None, typer.Option(help="Which turn it tells of; the latest if left out.")] = None,
    phase: Annotated[int | None, typer.Option(help="Which phase it tells of; turn 1 phase 0 is the deal.")] = None,
    html: Annotated[bool, typer.Option("--html", help="Print its HTML part.")] = False,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Print a report exactly as it was sent: the latest, or the one on a phase.

    Standard error says whether it has left, when, and to which address.
    """
    from email import message_from_bytes
    from email.message import EmailMessage
    from email.policy import default

    from adjudicator.mail.parsing.flowed_text import seen
    from adjudicator.service import master
    from adjudicator.service.games import games, past_reports

    wanted = told_of(turn, phase, "the latest report")
    room = office(config)
    with room.store.unit() as unit:
        found = games.named(unit, game)
        seated = games.seat_named(unit, found, seat)
        mail = past_reports.report(unit, found, seated, wanted).mail
    # Looking for something that does not exist reveals nothing.
    master.look(room, game, f"a report of {seated.name}")
    message = message_from_bytes(mail.raw, policy=default)
    assert isinstance(message, EmailMessage)
    part = message.get_body(("html",) if html else ("plain",))
    if part is None:
        if html:
            raise Wrong(f"{seated.name} was sent this as text alone, as they wish (FORMAT text)")
        raise Wrong(f"{seated.name} was sent this as a page alone, as they wish (FORMAT html): --html prints it")
    said = part.get_content()
    said = seen(said) if part.get_param("format") == "flowed" else said
    if json:
        sent = {"to": mail.recipient, "status": mail.status, "left": mail.sent_at, "trouble": mail.error}
        showing.json({"seat": seated.name, "subject": message["Subject"], **sent, "letter": said})
        return
    showing.say(said)
    typer.echo(showing.safe(f"adjudicator: {_way(mail, found.zone)}"), err=True)


def _way(mail: "Mail", zone: str) -> str:
    """How far a letter has come, as far as we know: whether a mail server has accepted it."""
    match mail.status:
        case "sent":
            return f"it left for {mail.recipient} on {showing.when(mail.sent_at, zone)}"
        case "failed":
            return f"it could not be sent to {mail.recipient}: {mail.error}"
        case "sending":
            return f"it is on its way to {mail.recipient}"
    if mail.error is None:
        return f"it waits to be sent to {mail.recipient}; `adjudicator serve` sends it"
    again = showing.when(mail.due_at, zone)
    return f"it has not left for {mail.recipient} yet: {mail.error}; it is tried again from {again} on"
