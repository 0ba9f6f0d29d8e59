"""A phase in one picture: for every title it is clear, legible, and made of nothing that only a seat may know."""

from collections.abc import Iterator

import pytest

from adjudicator.core.event import OUTSIDER, fold, told
from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.text.drawing import Picture, Text
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.engine.text.sayings import spoken
from adjudicator.engine.text.scenes import Scene
from adjudicator.games.catalogue import titles
from adjudicator.reports.pictures.phase_picture import WIDTH, PhaseResult, phase_picture
from tests.contract.games import Game, Played, Setup, game, setups
from tests.contract.overlapping import outline, overlaps

MOST = 10
"""So many phases of a game are looked at."""
LEGIBLE = 16
"""The smallest writing: ten pixels where the picture is as wide as a telephone of 390."""


def _looked_at() -> Iterator[Setup]:
    for name in titles():
        yield max(
            (one for one in setups() if (one.title, one.author) == (name, "bots")), key=lambda setup: setup.players
        )


LOOKED_AT = pytest.mark.parametrize("setup", list(_looked_at()), ids=str)


def _results(played: Game, seat: int, code: str) -> Iterator[tuple[Played, PhaseResult]]:
    """Each phase as a seat, or an outsider, would be told of it without what is only theirs."""
    tongue = Tongue(code)
    title = played.title.speaking(tongue)
    view = fold(played.table, told(played.deal, seat))
    for phase in played.phases[:MOST]:
        news = told((*phase.missed, *phase.out.events), seat)
        after = fold(view, news)
        result = PhaseResult(
            game="a-game-with-a-long-name-that-needs-room",
            title=title.heading,
            heading=title.headed(title.where(view)),
            sections=title.report(view, after, news, (), None),
            standings=title.standings(after),
            picture=title.picture(after, view),
        )
        yield phase, spoken(result, tongue)
        view = after


@LOOKED_AT
def test_it_is_the_same_whoever_it_is_made_for(setup: Setup) -> None:
    """Seats know different secrets, and an outsider none: what they could show a friend is the same picture."""
    played = game(setup)
    for seen in zip(*(_results(played, seat, "en") for seat in (OUTSIDER, *range(setup.players))), strict=True):
        assert len({phase_picture(result) for _, result in seen}) == 1


@LOOKED_AT
def test_nothing_lies_on_anything_else_or_beside_the_sheet_and_all_can_be_read(setup: Setup) -> None:
    for _, result in _results(game(setup), OUTSIDER, "de"):
        picture = phase_picture(result)
        assert picture.width == WIDTH
        assert [f"{wrong}: {under} {over}" for wrong, under, over in overlaps(picture)][:3] == []
        for shape in picture.shapes:
            for x, y in outline(shape):
                assert -1 <= x <= picture.width + 1, shape
                assert -1 <= y <= picture.height + 1, shape
            assert not isinstance(shape, Text) or shape.size >= LEGIBLE


def _words(picture: Picture) -> str:
    return " ".join(shape.words for shape in picture.shapes if isinstance(shape, Text))


def _scenes(sections: tuple[Section, ...]) -> Iterator[Scene]:
    tables = (part for section in sections for part in section.parts if isinstance(part, Table))
    yield from (table.drawn for table in tables if isinstance(table.drawn, Scene))


@LOOKED_AT
def test_it_tells_of_each_fight_and_how_all_stand(setup: Setup) -> None:
    """The totals and who won are written on it, and its words for whoever does not see it say so, too."""
    for _, result in _results(game(setup), OUTSIDER, "en"):
        picture = phase_picture(result)
        words = _words(picture)
        assert f"{result.title} {result.game}, {result.heading}" in words
        for scene in _scenes(result.sections):
            assert scene.verdict in words
            assert scene.verdict in picture.alt
            for side in scene.sides:
                assert side.total in words
                assert side.outcome in words
        for row in result.standings.rows:
            assert row[0] in words
            assert all(cell in picture.alt for cell in row)


def test_every_title_has_something_to_tell() -> None:
    for setup in _looked_at():
        for phase, result in _results(game(setup), OUTSIDER, "en"):
            assert len(_words(phase_picture(result))) > 100, phase.state
