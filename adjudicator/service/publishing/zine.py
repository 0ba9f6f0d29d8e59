"""A zine: one issue of what everybody may know of all public games, since the issue before.

An issue is a text, a page and, where Typst is installed, a PDF. Which games have been told up to which phase stands in
a file beside them, so that a folder is a series, and the same games give the same issue.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.text.sayings import spoken
from adjudicator.reports.rendering.paper import Printed, Size, Zine, printed
from adjudicator.reports.text.sections import section
from adjudicator.service.games import open_games
from adjudicator.service.games.games import GameWrong
from adjudicator.service.office.office import Office
from adjudicator.service.publishing.bulletin import bulletin
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game

PAGE: Final = "zine.html.j2"
"""The template of the page; it loads nothing and has no script."""
SERIES: Final = "zine.json"
"""The file that says what has been told."""


class Series(Struct, frozen=True):
    """How many issues there are in a folder, and the latest phase that they tell of each game, by name.

    A game that is over and was told to its end is among the `ended`.
    """

    issue: int = 0
    told: dict[str, int] = {}
    ended: tuple[str, ...] = ()


class Issue(Struct, frozen=True):
    """An issue: its number, the games in it, the files, and what could not be printed properly."""

    number: int
    games: tuple[str, ...]
    files: tuple[str, ...]
    faults: tuple[str, ...] = ()


def issue(office: Office, folder: Path, *, language: str, name: str = "", size: Size = "a4", pdf: bool = True) -> Issue:
    """Write the next issue into a folder; without news, there is none, and no file is written.

    Raises GameWrong for a folder that cannot be used, and PaperMissing if a PDF is wanted and Typst is not there.
    """
    before = _series(folder)
    games, told, sections = [], dict(before.told), list[Section]()
    with office.store.reading() as unit:
        public = [game for game in unit.games.all() if game.public and game.serial]
        seeking = [game for game in open_games.there_are(unit) if game.public]
    for game in public:
        if game.name in before.ended:
            continue
        latest, new = bulletin(office, game, told.get(game.name, -1), language)
        if new or game.status == "finished":
            games.append(game)
            sections += new
            told[game.name] = latest
    if not games:
        return Issue(before.issue, (), ())
    number = before.issue + 1
    tongue = office.house_tongue(language)
    opening = spoken(tuple(_open(seeking)), tongue)
    whole = Zine(
        game=name or office.name,
        seat=str(spoken(say("zine-issue", number=number), tongue)),
        sections=(*sections, *opening),
    )
    paper = printed(whole, office.words_in(language), size=size) if pdf else None
    ended = tuple(game.name for game in games if game.status == "finished")
    page = office.words_in(language).rendered(PAGE, {"language": language, "zine": whole})
    files = _written(folder, number, whole, page, paper)
    series = Series(number, told, (*before.ended, *ended))
    (folder / SERIES).write_bytes(msgspec.json.format(msgspec.json.encode(series), indent=2) + b"\n")
    return Issue(number, tuple(game.name for game in games), files, paper.faults if paper is not None else ())


def _series(folder: Path) -> Series:
    """What the issues in a folder have told; raises GameWrong."""
    if not folder.is_dir():
        raise GameWrong(f"{folder} is no folder; make it first: mkdir {folder}")
    try:
        return msgspec.json.decode((folder / SERIES).read_bytes(), type=Series)
    except FileNotFoundError:
        return Series()
    except (OSError, msgspec.DecodeError) as fault:
        raise GameWrong(f"{folder / SERIES} cannot be read ({fault}); move it away to begin a new series") from fault


def _open(seeking: Sequence[Game]) -> Iterator[Section]:
    """The games that wait for players."""
    if seeking:
        lines = tuple(say("zine-open-game", game=game.name, starts=open_games.starts(game)) for game in seeking)
        yield Section(say("zine-open"), lines)


def _written(folder: Path, number: int, whole: Zine, page: str, paper: Printed | None) -> tuple[str, ...]:
    text = "\n\n".join((f"{whole.game}, {whole.seat}", *map(section, whole.sections)))
    made = {".txt": f"{text}\n".encode(), ".html": page.encode()}
    if paper is not None:
        made[".pdf"] = paper.data
    for ending, data in made.items():
        (folder / f"zine-{number}{ending}").write_bytes(data)
    return tuple(f"zine-{number}{ending}" for ending in made)
