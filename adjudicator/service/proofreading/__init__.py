"""Tries templates and phrases: every possible letter is made with them, and nothing is sent."""

from collections.abc import Iterator, Sequence, Set
from functools import cache
from pathlib import Path
from time import thread_time
from typing import Any, Final

from msgspec import Struct

from adjudicator.data import folder
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.phrase_files import SUFFIX, Fault
from adjudicator.engine.text.phrasebook import Phrasebook, Tongue, book
from adjudicator.engine.text.speech import counted, listed
from adjudicator.games import catalogue
from adjudicator.reports.rendering.paper import ENDING
from adjudicator.reports.rendering.render import Templates, render
from adjudicator.reports.templates.bad_template import BadTemplate
from adjudicator.reports.templates.template_environment import spoken_of
from adjudicator.reports.values.document import Document
from adjudicator.reports.values.reply_link import Reply
from adjudicator.service.proofreading import lists, papers, sites
from adjudicator.service.proofreading.specimens import ANSWERS, PAGES, played, specimens
from adjudicator.service.settings import template_folders
from adjudicator.service.settings.language_names import ENGLISH, LANGUAGES

SLOW: Final = 1.0
"""No letter takes this many seconds of work: a loop that hardly ends holds up everybody's mail."""
MOST_NAMED: Final = 5
_REPLY: Final = Reply("games@example.org", "[andromeda] Orders of Red")
_PACKAGES: Final = {template_folders.LETTERS: "adjudicator.reports", template_folders.SITE: "adjudicator.site"}
_ANSWERS: Final = "adjudicator.service"
"""The names of the phrasebooks that stand beside a title's own."""


class Finding(Struct, frozen=True, order=True):
    """What is wrong: the file and line (0: the whole file), and a sentence."""

    file: str
    line: int
    sentence: str

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{place}: {self.sentence}"


class Proof(Struct, frozen=True):
    """The result of a trial: faults, texts that are in English in other languages or not tried, how much was made.

    Pages are those of the web site; a game's pages are made a second time if it has words of its own for them.
    """

    faults: tuple[Finding, ...]
    notes: tuple[str, ...]
    letters: int
    pages: int = 0


def proofread(own: Path | None, game: str = "") -> Proof:
    """Make every kind of letter of every title in every language: for one game, or all that have words of their own."""
    unread = (
        tuple(sorted(Finding(one.file, one.line, one.why) for one in template_folders.unreadable(own))) if own else ()
    )
    if unread:
        return Proof(unread, ("nothing was tried while files cannot be read",), 0)
    faults: set[Finding] = set()
    notes: dict[str, None] = {}
    letters = pages = 0
    # Packets are the same in games that have no templates of their own for them.
    papered: set[tuple[tuple[str, str], ...]] = set()
    games = [game] if game else ["", *_games(own)]
    for code in _languages(own):
        for one in games:
            using = Templates(
                template_folders.folders(own, code, one),
                template_folders.tongue(own, code, one, template_folders.LETTERS),
            )
            wrong, made = _tried(using, own, code, one)
            faults.update(wrong)
            letters += made
            sources = tuple(sorted(using.sources(ENDING).items()))
            if sources not in papered:
                papered.add(sources)
                title = next(iter(catalogue.titles().values()))
                speaking = title.speaking(template_folders.tongue(own, code, one, title.name))
                bad, made, left = papers.tried(using, _specimens(speaking))
                faults.update(Finding(one.file, one.line, one.why) for one in bad)
                notes |= dict.fromkeys(left)
                letters += made
            for name, phrases, elsewhere in _books(own, code, one):
                wrong_there = _wrong(phrases, own, elsewhere)
                faults.update(Finding(fault.source, fault.line, fault.sentence) for fault in wrong_there)
                if phrases.missing:
                    count = counted(len(phrases.missing), "phrase")
                    notes[f"in {LANGUAGES[code][0]}, {name} says {count} in English: {_some(phrases.missing)}"] = None
        for one in games:
            if not one or sites.differ(own, code, one):
                wrong, made = _paged(own, code, one)
                faults.update(wrong)
                pages += made
        for file, words in sites.unsaid(own, code) if own is not None and not game else ():
            quoted = _some([f'"{one}"' for one in words])
            notes[f"in {LANGUAGES[code][0]}, too, pages made from {file} say what stands there: {quoted}"] = None
    if own is not None:
        faults.update(_unused(own))
    return Proof(tuple(sorted(faults)), tuple(notes), letters, pages)


def _some(names: Sequence[str]) -> str:
    return ", ".join((*names[:MOST_NAMED], *(("...",) if len(names) > MOST_NAMED else ())))


def _languages(own: Path | None) -> list[str]:
    """Every language that has letters, if only in one game."""
    games = [own / template_folders.GAMES / name for name in _games(own)] if own is not None else []
    return list(dict.fromkeys(code for place in (own, *games) for code in template_folders.languages(place)))


@cache
def _specimens(title: Title[Any]) -> tuple[Document, ...]:
    return tuple(specimens(title))


def _games(own: Path | None) -> list[str]:
    """The games that have a folder of their own."""
    place = own / template_folders.GAMES if own is not None else None
    return sorted(entry.name for entry in place.iterdir() if entry.is_dir()) if place and place.is_dir() else []


def _tried(using: Templates, own: Path | None, code: str, game: str) -> tuple[set[Finding], int]:
    """What goes wrong when every letter is made, and how many were made."""
    faults: set[Finding] = set()
    made = 0
    for title in catalogue.titles().values():
        speaking = title.speaking(template_folders.tongue(own, code, game, title.name))
        for document in _specimens(speaking):
            made += 1
            try:
                # The first letter of a kind also takes the time to read its templates.
                slow = _seconds(document, using) > SLOW and _seconds(document, using) > SLOW
            except BadTemplate as wrong:
                faults.add(Finding(wrong.file, wrong.line, wrong.why))
                continue
            if slow:
                kind = type(document).__name__.lower()
                faults.add(Finding(f"{kind}.*.j2", 0, f"a letter takes more than {SLOW:g} seconds to make"))
    for name, several in (*[(f"{name}.txt", facts) for name, facts in ANSWERS.items()], *PAGES.items()):
        for facts in several:
            made += 1
            try:
                using.rendered(name, facts)
            except BadTemplate as wrong:
                faults.add(Finding(wrong.file, wrong.line, wrong.why))
    return faults, made


def _paged(own: Path | None, code: str, game: str) -> tuple[set[Finding], int]:
    """What goes wrong when pages are made, in the words of one game or of all, and how many were made."""
    titles = [
        title.speaking(template_folders.tongue(own, code, game, title.name)) for title in catalogue.titles().values()
    ]
    faults, made = sites.tried(own, code, [(title, played(title)) for title in titles], game)
    return {Finding(one.file, one.line, one.why) for one in faults}, made


def _seconds(document: Document, using: Templates) -> float:
    """How many seconds of work a letter takes, whatever else the machine does."""
    began = thread_time()
    render(document, using, _REPLY)
    return thread_time() - began


def _books(own: Path | None, code: str, game: str) -> Iterator[tuple[str, Phrasebook, Set[str]]]:
    """The phrasebooks, and for each the phrases in its folder that belong to another one."""
    for name, package in _PACKAGES.items():
        yield name, book(package, template_folders.tongue(own, code, game, name)), frozenset()
    for name, title in catalogue.titles().items():
        of_title, of_answers = (book(package, Tongue(code)).names for package in (title.package(), _ANSWERS))
        for named, package, elsewhere in (
            (name, title.package(), of_answers - of_title),
            (f"{name} in answers", _ANSWERS, of_title - of_answers),
        ):
            yield named, book(package, template_folders.tongue(own, code, game, name)), elsewhere


def _wrong(phrases: Phrasebook, own: Path | None, elsewhere: Set[str]) -> Iterator[Fault]:
    unknown = [one for one in phrases.unknown if own is not None and one.source.startswith(str(own))]
    unknown = [
        one for one in unknown if Path(one.source).parent.name != template_folders.COMMON or one.name not in _common()
    ]
    yield from (one for one in (*phrases.faults, *unknown) if one.name not in elsewhere)


@cache
def _common() -> Set[str]:
    """The names of all our phrases, any of which may be used for what all titles share."""
    packages = (*_PACKAGES.values(), _ANSWERS, *(title.package() for title in catalogue.titles().values()))
    return frozenset().union(*(book(package, Tongue(ENGLISH)).names for package in packages))


# ---- unused files


def _unused(own: Path) -> Iterator[Finding]:
    """Files of a game master that no letter uses, because nothing has such a name, or no longer has it."""
    ours = {file.name for one in template_folders.OURS for file in (folder("templates") / one).iterdir()}
    files = sorted(file for file in own.rglob("*") if file.is_file() and not file.name.startswith("."))
    templates = [file for file in files if file.suffix in (".j2", ".txt", ENDING)]
    spoken = {name for file in templates if file.suffix == ".j2" for name in spoken_of(file)}
    spoken |= {name for file in templates if file.suffix == ENDING for name in papers.spoken_of(file)}
    titles = {*catalogue.titles(), *_PACKAGES, template_folders.COMMON}
    pages = {file.name for file in (folder("templates") / template_folders.SITE).iterdir()}
    for file in files:
        where = file.relative_to(own).parts[:-1]
        if where[-2:] == (template_folders.PHRASES, template_folders.ORDERS) and not _misplaced(where[:-2]):
            yield from (Finding(one.source, one.line, one.sentence) for one in lists.faults(file))
            continue
        if where[:1] == (template_folders.GAMES,) and where[-1:] == (template_folders.SITE,) and file.suffix != SUFFIX:
            words = f"words of its own go into {template_folders.PHRASES}/{template_folders.SITE}"
            yield Finding(str(file), 0, f"pages of all games are made from the same files; {words}")
            continue
        if where[-1:] == (template_folders.SITE,) and file.suffix != SUFFIX and not _misplaced(where[:-1]):
            if file.name not in pages and file.name not in spoken:
                yield Finding(str(file), 0, "no page is made from a file of this name")
            continue
        if file.suffix == SUFFIX:
            if len(where) < 2 or where[-2] != template_folders.PHRASES:
                yield Finding(str(file), 0, f"phrases are read from {template_folders.PHRASES}/TITLE only")
            elif where[-1] not in titles:
                yield Finding(str(file), 0, f'there are phrases of {listed(sorted(titles))}, not of "{where[-1]}"')
            where = where[:-2]
        elif file in templates and file.name not in ours and file.name not in spoken:
            yield Finding(str(file), 0, "no letter is made from a template of this name")
        elif file not in templates:
            continue
        place = _misplaced(where)
        if place:
            yield Finding(str(file), 0, place)


def _misplaced(where: tuple[str, ...]) -> str:
    """Why a folder is not searched at all; empty if it is."""
    if where[:1] == (template_folders.GAMES,):
        where = where[2:]
    if not where or (len(where) == 1 and where[0] in LANGUAGES and where[0] != ENGLISH):
        return ""
    return f'nothing is looked for in "{"/".join(where)}": folders are games/NAME and the two letters of a language'
