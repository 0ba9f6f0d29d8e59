"""`adjudicator check` and `adjudicator report`: letters, without sending or counting any."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.cli.tools import given_letters, showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.given_letters import office
from adjudicator.cli.tools.options import CONFIG, Config, Game, Json, Seat, told_of

if TYPE_CHECKING:
    from adjudicator.store.tables.values import Mail


def check(
    letter: Annotated[
        Path, typer.Argument(metavar="LETTER", help="A text with orders, or a mail as it was sent; - for stdin.")
    ],
    game: Annotated[str, typer.Option("--game", help="The game it is for.", show_default=False)],
    seat: Seat,
    config: Config = CONFIG,
    json: Json = False,
) -> None:
    """Read a letter as it would be acknowledged now, with what stands for its seat; it does not count.

    Exit code 1 if something was not understood, or if a check found something that will not happen as it is written.
    """
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
    if json:
        showing.json(acknowledgement)
    else:
        showing.say(render(acknowledgement, room.words).text)
        for one in acknowledgement.taken:
            showing.say(f'Order {one.line}, "{one.words}": taken in {one.taken} of {one.situations} situations.')
        for question in acknowledgement.covered:
            where = f"Challenge {question.where}: " if question.where else ""
            showing.say(f"Answered whatever the others do: {where}{question.prompt}")
    if acknowledgement.misread or any(one.severity == "warning" for one in acknowledgement.noticed):
        raise typer.Exit(1)


def report(
    game: Game,
    seat: Seat,
    turn: Annotated[int | None, typer.Option(help="Which turn it tells of; the latest if left out.")] = None,
    phase: Annotated[int | None, typer.Option(help="Which phase it tells of; turn 1 phase 0 is the deal.")] = None,
    html: Annotated[bool, typer.Option("--html", help="Print its HTML part.")] = False,
    config: Config = CONFIG,
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
            raise Wrong(f"{seated.name} was sent this as text alone, as he wishes (FORMAT text)")
        raise Wrong(f"{seated.name} was sent this as a page alone, as he wishes (FORMAT html): --html prints it")
    said = part.get_content()
    showing.say(seen(said) if part.get_param("format") == "flowed" else said)
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
