"""An outsider knows what everybody knows, and no more: what is published is made from that alone."""

from collections.abc import Iterator
from typing import Any

import pytest

from adjudicator.core.event import OUTSIDER, Event, State, fold, told
from tests.contract.games import Game, Played, Setup, game, misbelieved, setups
from tests.sampling import some

PLAYED = [setup for setup in setups() if setup.author != "nobody"]
EVERY = pytest.mark.parametrize("setup", some(PLAYED, 3), ids=str)


def followed(played: Game) -> Iterator[tuple[Played, State, State, tuple[Event[Any], ...]]]:
    """Every phase with what an outsider knew before and after it, and what he was told."""
    view = fold(played.table, told(played.deal, OUTSIDER))
    for phase in played.phases:
        news = told((*phase.missed, *phase.out.events), OUTSIDER)
        after = fold(view, news)
        yield phase, view, after, news
        view = after


@EVERY
def test_an_outsider_knows_nothing_that_a_seat_does_not(setup: Setup) -> None:
    """What he believes at the beginning of a phase every seat believes, too."""
    for phase, before, _, _ in followed(game(setup)):
        view = fold(before, phase.missed)
        for seat, theirs in enumerate(phase.views):
            assert misbelieved(view, theirs) == {}, seat


@EVERY
def test_an_outsider_is_shown_the_picture_that_all_seats_are_shown(setup: Setup) -> None:
    played = game(setup)
    for phase, before, _, _ in followed(played):
        views = (fold(before, phase.missed), *phase.views)
        assert len(set(map(played.title.picture, views))) == 1


@EVERY
def test_everything_is_told_in_the_third_person(setup: Setup) -> None:
    """Reports and standings are made from his view; nobody is spoken to, and all players stand somewhere."""
    played = game(setup)
    for _, before, after, news in followed(played):
        sections = played.title.report(before, after, news, (), None)
        words = " ".join(
            " ".join((section.heading, *(part for part in section.parts if isinstance(part, str))))
            for section in sections
        ).lower()
        assert not {"you", "your", "yours"} & set(words.replace(".", " ").replace(",", " ").split()), words
        assert sections
        standings = played.title.standings(after)
        assert sorted(row[0] for row in standings.rows) == sorted(after.seats)
        assert all(len(row) == len(standings.head) for row in standings.rows)
