"""Feeds: the latest moments first, each under a name that stays its own, and in few words."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.site.feeds import LATEST, LONGEST, NEVER, entries, feed
from adjudicator.site.values import Entry, Moment, Site, Summary

AT = datetime(2026, 5, 1, 18, tzinfo=UTC)


def moments(count: int, said: Sequence[str | Table] = ("Red passed.",)) -> list[Moment]:
    return [
        Moment(
            key=f"t{n}p1",
            heading=f"Turn {n}",
            number=n,
            at=AT + timedelta(days=n),
            sections=(Section("What happened", tuple(said)),),
        )
        for n in range(count)
    ]


def game(name: str, *found: Entry) -> Summary:
    return Summary(
        name=name, title="Chess", status="running", players=(), standings=Table((), ()), entries=tuple(found)
    )


def test_the_latest_moments_stand_first_and_the_oldest_are_left_out() -> None:
    found = entries("seal", moments(LATEST + 2), "")
    assert [one.key for one in found] == [f"t{n}p1" for n in range(LATEST + 1, 1, -1)]


def test_a_moment_keeps_its_name_whatever_it_is_called_and_no_other_game_has_it() -> None:
    (mine,), (other,) = entries("seal", moments(1), ""), entries("wax", moments(1), "")
    (again,) = entries("seal", [Moment(key="t9p9", heading="x", number=0, at=AT, sections=())], "")
    assert mine.id == again.id
    assert mine.id != other.id
    assert len({one.id for one in entries("seal", moments(5), "")}) == 5


def test_how_it_ended_is_told_of_the_last_moment_alone() -> None:
    assert [one.said for one in entries("seal", moments(3), "Red won.")] == [
        "Red won. Red passed.",
        "Red passed.",
        "Red passed.",
    ]


def test_tables_are_left_out_and_long_words_are_cut_between_two() -> None:
    (short,) = entries("seal", moments(1, ["One.", Table(("a",), (("b",),)), "Two."]), "")
    assert short.said == "One. Two."
    (exact,) = entries("seal", moments(1, ["x" * LONGEST]), "")
    assert exact.said == "x" * LONGEST
    (long,) = entries("seal", moments(1, ["word " * LONGEST]), "")
    assert long.said.endswith("word ...")
    assert LONGEST - 5 < len(long.said) <= LONGEST + 4


def test_a_feed_of_several_games_has_the_latest_of_all() -> None:
    mars, venus = entries("seal", moments(30), ""), entries("wax", moments(30), "")
    made = feed(Site("Room"), "feed.xml", "All", "", "games", [game("mars", *mars), game("venus", *venus)])
    assert len(made.items) == LATEST
    assert [item.entry.at for item in made.items[:3]] == [AT + timedelta(days=n) for n in (29, 29, 28)]
    assert {item.game for item in made.items} == {"mars", "venus"}
    assert made.updated == AT + timedelta(days=29)


def test_links_start_from_the_address_of_the_site_or_from_where_the_feed_is() -> None:
    german = Site("Room", "https://games.example.org", "de", "de/")
    assert (
        feed(german, "games/mars/feed.xml", "mars", "games/mars/", "seal", []).base == "https://games.example.org/de/"
    )
    assert feed(Site("Room"), "games/mars/feed.xml", "mars", "games/mars/", "seal", []).base == "../../"
    assert feed(Site("Room"), "feed.xml", "All", "", "games", []).base == ""


def test_a_feed_is_its_own_in_every_language_and_on_every_site() -> None:
    sites = [
        Site("Room", "https://a.example"),
        Site("Room", "https://b.example"),
        Site("Hall", "https://a.example"),
        Site("Room", "https://a.example", "de", "de/"),
    ]
    made = [feed(site, "feed.xml", "All", "", what, []) for site in sites for what in ("games", "seal")]
    assert len({one.id for one in made}) == 8
    assert {one.updated for one in made} == {NEVER}
