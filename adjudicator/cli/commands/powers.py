"""`adjudicator powers`: the powers of a game, or all that there is to say of one."""

from typing import Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.options import Json


def powers(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="The game; without it, the one with most powers.")] = "",
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="A power, or anything it brings: print what HELP tells of it.")
    ] = "",
    language: Annotated[str, typer.Option(help="The language around the words.")] = "English",
    json: Json = False,
) -> None:
    """List the powers of a game: where each is from, when it acts, what it does, its flare, its fit for the mail."""
    from adjudicator.cli.tools.tongues import tongue
    from adjudicator.engine.text.sayings import spoken
    from adjudicator.games import catalogue
    from adjudicator.reports.text.sections import section
    from adjudicator.service.documents import power_list

    chosen = catalogue.title(title) if title else power_list.richest(catalogue.titles().values())
    spoken_in = tongue(language, chosen.name)
    chosen = chosen.speaking(spoken_in)
    known = chosen.profiles()
    if not known:
        raise Wrong(f"{chosen.heading} has no powers; `adjudicator words {chosen.name}` prints what it has")
    said, sections = power_list.pages(chosen, name) if name else ("", power_list.sections(known))
    if not sections:
        raise Wrong(said)
    sections = spoken(sections, spoken_in)
    if json and name:
        showing.json({"title": chosen.name, "pages": {str(one.heading): one.parts for one in sections}})
    elif json:
        showing.json({"title": chosen.name, "powers": known})
    else:
        showing.say("\n\n".join(map(section, sections)))
