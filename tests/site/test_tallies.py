"""What is counted over all games: wins, shares and orders missed, and what came of beginnings."""

from datetime import UTC, datetime

import pytest

from adjudicator.engine.contract.report_sections import Table
from adjudicator.site.tallies import WAYS, beginnings, scores
from adjudicator.site.values import Began, Entry, Player, Summary

AT = datetime(2026, 5, 1, 18, tzinfo=UTC)


def game(
    players: str,
    *,
    title: str = "Chess",
    winners: str = "",
    missed: str = "",
    agreed: str = "",
    over: bool = True,
    began: tuple[tuple[str, str, str], ...] = (),
) -> Summary:
    """A game of players by name, a dot for a free seat; seats are numbers from 1."""
    seated = [Player(str(seat), "" if name == "." else name) for seat, name in enumerate(players.split(), 1)]
    return Summary(
        name="mars",
        title=title,
        status="finished" if over else "running",
        players=tuple(seated),
        standings=Table((), ()),
        winners=tuple(winners),
        missed=tuple(missed),
        agreed=agreed,
        began=tuple(Began(*one) for one in began),
        entries=(Entry("urn:x", "t1p1", "Turn 1", AT, ""),),
    )


def ranked(*games: Summary) -> list[tuple[str, int, int, int, int]]:
    return [(one.name, one.games, one.finished, one.won, one.missed) for one, _ in scores(games)]


def test_who_has_won_more_stands_first_then_who_needed_fewer_games() -> None:
    games = [game("Ann Bob", winners="2"), game("Bob Cy", winners="1"), game("Cy Di", winners="12"), game("Cy Ann")]
    assert [name for name, *_ in ranked(*games)] == ["Bob", "Di", "Cy", "Ann"]


def test_names_stand_in_the_order_of_letters_whatever_their_case() -> None:
    assert [name for name, *_ in ranked(game("bob Ann Cy"))] == ["Ann", "bob", "Cy"]


def test_only_what_has_ended_counts_as_finished_and_won() -> None:
    games = [game("Ann Bob", winners="1"), game("Ann Bob", winners="2", over=False)]
    assert ranked(*games) == [("Ann", 2, 1, 1, 0), ("Bob", 2, 1, 0, 0)]


def test_the_share_is_of_finished_games_and_none_where_there_is_none() -> None:
    games = [game("Ann Bob", winners="1"), game("Ann Bob"), game("Ann Di", over=False)]
    shares = {one.name: one.share for one, _ in scores(games)}
    assert shares == {"Ann": "50", "Bob": "0", "Di": None}


def test_every_phase_missed_counts() -> None:
    assert ranked(game("Ann Bob", missed="112")) == [("Ann", 1, 1, 0, 2), ("Bob", 1, 1, 0, 1)]


def test_ends_that_players_agreed_upon_are_counted_by_their_kind() -> None:
    games = [
        game("Ann Bob Cy", winners="12", agreed="draw"),
        game("Ann Bob", winners="2", agreed="conceded"),
        game("Ann Bob", winners="1"),
    ]
    counted = {one.name: (one.won, one.drawn, one.conceded) for one, _ in scores(games)}
    assert counted == {"Ann": (2, 1, 1), "Bob": (2, 1, 1), "Cy": (0, 0, 0)}


def test_a_free_seat_is_nobody() -> None:
    assert [name for name, *_ in ranked(game("Ann ."))] == ["Ann"]


def test_every_title_has_a_score_of_its_own_below_that_of_all() -> None:
    games = [game("Ann", title="Go", winners="1"), game("Ann Bob"), game("Ann", title="Go")]
    (whole, own), (_, others) = scores(games)
    assert (whole.name, whole.title, whole.games, whole.won) == ("Ann", "", 3, 1)
    assert [(one.title, one.games, one.won) for one in own] == [("Chess", 1, 0), ("Go", 2, 1)]
    assert [(one.name, one.title) for one in others] == [("Bob", "Chess")]


def test_beginnings_are_told_by_title_the_most_frequent_kind_first() -> None:
    games = [
        game("Ann", title="Go", began=(("1", "corner", "4-4"),)),
        game("Ann Bob", began=(("1", "knight", "f3"), ("2", "pawn", "e5"))),
        game("Ann Bob", began=(("1", "pawn", "e4"), ("2", "bishop", "b5"))),
    ]
    kinds = {title: [row.kind for row in rows] for title, rows in beginnings(games)}
    assert list(kinds) == ["Chess", "Go"]
    assert kinds == {"Chess": ["pawn", "bishop", "knight"], "Go": ["corner"]}


def test_of_a_kind_it_is_told_how_often_it_was_played_out_and_won() -> None:
    e4, e5 = ("1", "pawn", "e4"), ("2", "pawn", "e5")
    games = [
        game("Ann Bob", winners="1", began=(e4, e5)),
        game("Ann Bob", winners="1", began=(e4,)),
        game("Ann Bob", winners="1", over=False, began=(e4,)),
    ]
    ((_, (row,)),) = beginnings(games)
    assert (row.games, row.finished, row.won) == (4, 3, 2)
    assert row.ways == (("e4", 3, 2), ("e5", 1, 0))


def test_only_the_most_frequent_ways_are_shown() -> None:
    began = [("1", "pawn", how) for how in ("e3", "d3", "f3", "c3", "b3", "a3", "f3")]
    ((_, (row,)),) = beginnings([game("Ann", began=(one,)) for one in began])
    assert [how for how, _, _ in row.ways] == ["f3", "a3", "b3", "c3", "d3"]
    assert len(row.ways) == WAYS


@pytest.mark.parametrize("games", [[], [game("Ann")]])
def test_where_nothing_began_there_is_nothing_to_tell(games: list[Summary]) -> None:
    assert beginnings(games) == ()
