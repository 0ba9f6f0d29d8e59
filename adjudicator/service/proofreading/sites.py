"""Tries the templates of the web site: pages of a game of every title, while it runs and after its end."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from adjudicator.core.event import State
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.title import Title
from adjudicator.reports.rendering.render import Templates
from adjudicator.reports.templates.bad_template import BadTemplate
from adjudicator.reports.templates.template_words import own_words
from adjudicator.reports.values.document import Deadline, RuleValue
from adjudicator.service.settings import template_folders
from adjudicator.service.settings.language_names import ENGLISH, own_name
from adjudicator.site.feeds import entries
from adjudicator.site.pages import Page, Pages, saying
from adjudicator.site.values import (
    Began,
    Decision,
    Draw,
    Game,
    Luck,
    Moment,
    Opened,
    OpenGame,
    Player,
    Proof,
    Site,
    Step,
    Summary,
    Told,
    Version,
    Weighed,
    Written,
)
from adjudicator.site.words import Words

Position = tuple[State, str, tuple[Section, ...]]
"""What somebody knows, how the game stands, and what they were told."""

_AT: Final = datetime(2026, 5, 1, 18, tzinfo=UTC)
_HEX: Final = "00" * 32
_OPEN: Final = tuple(
    OpenGame(
        name="andromeda",
        title="A game",
        free=2,
        seats=4,
        starts="It begins when all seats are taken.",
        word=word,
        link="mailto:games@example.org",
    )
    for word in (True, False)
)


def differ(own: Path | None, code: str, game: str) -> bool:
    """Whether the pages of a game have words of their own."""
    names = (template_folders.SITE, template_folders.LETTERS)
    return any(
        template_folders.tongue(own, code, game, name) != template_folders.tongue(own, code, "", name) for name in names
    )


def unsaid(own: Path, code: str) -> Iterator[tuple[Path, tuple[str, ...]]]:
    """A game master's page templates that serve a language without being in it, and their words."""
    for file in sorted((own / template_folders.SITE).glob("*.j2")):
        if (
            code != ENGLISH
            and not (own / code / template_folders.SITE / file.name).is_file()
            and (words := own_words(file))
        ):
            yield file, words


def tried(
    own: Path | None, code: str, played: Sequence[tuple[Title[Any], Sequence[Position]]], name: str = ""
) -> tuple[list[BadTemplate], int]:
    """What goes wrong when pages are made in a language, the first fault of each game, and how many pages were made.

    With the `name` of a game these are its pages, in its own words; otherwise also those about all games.
    """
    assets, places = template_folders.site(own, code)
    words = Words(template_folders.tongue(own, code, name, template_folders.SITE))
    using = Templates(places, template_folders.tongue(own, code, name, template_folders.LETTERS), saying(words))
    faults: list[BadTemplate] = []
    made = 0
    versions = (Version(ENGLISH, "English"), Version(code, own_name(code), f"{code}/"))
    for site in (Site("Our games", language=code), Site("Our games", "https://games.example.org", code, "", versions)):
        pages = Pages(site, using, words, assets)
        games = [game for title, positions in played for game in specimens(title, positions)]
        together = () if name else (pages.whole([game.summary for game in games], _OPEN), pages.whole([]))
        for several in (*together, *map(pages.game, games)):
            try:
                made += _count(several)
            except BadTemplate as wrong:
                faults.append(wrong)
    return faults, made


def _count(pages: Iterator[Page]) -> int:
    return sum(1 for _ in pages)


def specimens(title: Title[Any], positions: Sequence[Position]) -> Iterator[Game]:
    """A game that runs, one that is over, and one that was ended early."""
    for status, winners, ended in (
        ("running", (), ""),
        ("finished", title.seats[:2], ""),
        ("finished", (), positions[-1][1]),
    ):
        yield _game(title, positions, status, winners, ended)


def _game(title: Title[Any], positions: Sequence[Position], status: str, winners: tuple[str, ...], ended: str) -> Game:
    over, seats = status == "finished", title.seats[: title.fewest]
    moments = tuple(
        Moment(
            key=f"t1p{number}" if number else "start",
            heading=heading,
            number=number,
            at=_AT,
            sections=sections,
            picture=title.picture(view),
            opened=_opened(seats, sections) if over else None,
            turn=min(number, 1),
            phase=number,
            standings=title.standings(view),
        )
        for number, (view, heading, sections) in enumerate(positions)
    )
    view = positions[-1][0]
    option = title.options[0]
    summary = Summary(
        name="andromeda",
        title=title.heading,
        status=status,
        players=(Player(seats[0], ""), *(Player(seat, "Bob") for seat in seats[1:])),
        standings=title.standings(view),
        heading="" if over else "turn 1 phase 3",
        deadline=None if over else Deadline(_AT, "UTC"),
        winners=winners,
        ended=ended,
        began=(Began(seats[0], "a kind", "attacked"),) if over else (),
        missed=seats[:1] if over else (),
        entries=entries(_HEX, moments, "The game is over." if over else ""),
    )
    luck = (Luck(seats[0], "seven green apples", tuple([piece.name for piece in title.pieces[:2]])), Luck(seats[1], ""))
    draws = (Draw("start", of=2, value=1), Draw("hand", things=("a", "b"), chosen=("b",)))
    return Game(
        summary=summary,
        values=(RuleValue(option.name, option.choices[-1], option.choices[0], option.decides),) if over else (),
        rules=title.rules_text(view),
        commitment=_HEX,
        moments=moments,
        aside=("Dan played here before.",) if over else (),
        record=b"{}" if over else b"",
        proof=Proof(commitment=_HEX, gm_half=_HEX, luck=luck, seed=_HEX, draws=draws) if over else None,
    )


def _opened(seats: Sequence[str], sections: tuple[Section, ...]) -> Opened:
    weighed = (Weighed("CARD Attack 8", "it was taken", ("who defends",)), Weighed("CARD any", "not needed"))
    return Opened(
        letters=(Written(seats[0], ("CARD Attack 8", "PASS")), Written(seats[1], ())),
        rulings=(Written(seats[0], ("It works.",)),),
        remarks=("Somebody sent no orders.",),
        steps=(Step("cards", (Decision(seats[0], "Which card?", "Attack 8", weighed), Decision(seats[1], "?", "-"))),),
        unasked=("CARD any",),
        told=(Told(seats[0], sections),),
    )
