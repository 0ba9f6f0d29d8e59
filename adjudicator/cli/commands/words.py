"""`adjudicator words`: all words of a game on one sheet."""

from pathlib import Path
from typing import Annotated

import typer

from adjudicator.cli.commands.paper import Paper
from adjudicator.cli.tools import showing
from adjudicator.cli.tools.options import Json


def words(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="The game, for example postal-cosmic.")],
    language: Annotated[str, typer.Option(help="The language around the words.")] = "English",
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="Write a PDF of one sheet instead, which needs the extra `paper`."),
    ] = None,
    paper: Annotated[Paper, typer.Option(help="The sheet to print on.")] = Paper.A4,
    json: Json = False,
) -> None:
    """Print every order word, condition and word for the service of a game on one sheet, each with an example."""
    from adjudicator.cli.tools.tongues import tongue
    from adjudicator.engine.text.sayings import spoken
    from adjudicator.games import catalogue
    from adjudicator.reports.rendering.paper import printed
    from adjudicator.reports.rendering.render import templates
    from adjudicator.reports.text.sections import section
    from adjudicator.service.documents import word_sheet
    from adjudicator.service.settings import template_folders

    spoken_in = tongue(language, title)
    sheet = spoken(word_sheet.words(catalogue.title(title).speaking(spoken_in)), spoken_in)
    if output is not None:
        pdf = printed(
            sheet, templates(*template_folders.folders(None, spoken_in.code, ""), tongue=spoken_in), size=paper.value
        )
        output.write_bytes(pdf.data)
        for fault in pdf.faults:
            typer.echo(f"adjudicator: {output}: {fault}", err=True)
    if json:
        showing.json({"title": title, "words": {str(one.heading): one.parts for one in sheet.sections}})
    elif output is not None:
        typer.echo(f"{output}")
    else:
        showing.say("\n\n".join(map(section, sheet.sections)))
