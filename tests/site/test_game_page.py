"""The page of a game: its phases one after the other, standings with their course, and what a shared link shows."""

import json
import re
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, fromstring

import pytest
from msgspec.structs import replace

from adjudicator.data import folder
from adjudicator.engine.contract.report_sections import Table
from adjudicator.games.catalogue import titles
from adjudicator.reports.rendering.render import Templates
from adjudicator.service.games.games import GameWrong
from adjudicator.service.office.office import Office
from adjudicator.service.publishing import publish
from adjudicator.service.publishing.gathering import gathered
from adjudicator.service.publishing.phase_results import result_picture
from adjudicator.service.settings import template_folders
from adjudicator.site.courses import EDGE, HIGH, WIDE, courses
from adjudicator.site.pages import Pages, saying
from adjudicator.site.values import Site
from adjudicator.site.words import Words
from tests.site.games import PHASES, URL, ended, pages, running, seated

EVERY: Final = pytest.mark.parametrize("title", list(titles()))
LARGEST: Final = 60_000
"""So many bytes has a page at most, without its picture."""

MOST_OF_A_PICTURE: Final = 90_000
"""So many bytes has what a phase came to in one picture."""


def page(site: dict[str, bytes], name: str) -> Element:
    return fromstring(site[name])


def stood(*rows: tuple[str, str]) -> Table:
    return Table(("Player", "Power", "Bases"), tuple((seat, "Clone", cell) for seat, cell in rows))


def test_a_course_is_as_far_across_as_the_game_has_come_and_as_high_as_the_most_of_all() -> None:
    found = courses(
        [stood(("Red", "0"), ("Blue", "0")), stood(("Blue", "1"), ("Red", "0")), stood(("Red", "0"), ("Blue", "4"))]
    )
    assert found is not None
    assert (found.what, found.column) == ("Bases", 2)
    assert found.of["Blue"].numbers == (0, 1, 4)
    low, high, middle = HIGH - EDGE, EDGE, (WIDE - 2 * EDGE) // 2 + EDGE
    assert found.of["Blue"].corners == f"{EDGE},{low} {middle},{low - (HIGH - 2 * EDGE) // 4} {WIDE - EDGE},{high}"
    assert found.of["Red"].end == (WIDE - EDGE, low)


def test_the_line_of_whoever_is_out_ends_where_their_numbers_do() -> None:
    found = courses(
        [stood(("Red", "3")), stood(("Red", "2")), stood(("Red", "eliminated")), stood(("Red", "eliminated"))]
    )
    assert found is not None
    assert found.of["Red"].numbers == (3, 2)
    assert found.of["Red"].end[0] < WIDE // 2


def test_nothing_is_drawn_where_nothing_is_counted_or_nothing_has_happened_yet() -> None:
    assert courses([stood(("Red", "0"))]) is None
    assert courses([Table(("Player",), (("Red",),))] * 3) is None
    assert courses([Table(("Player", "Class"), (("Red", ""),))] * 3) is None


@EVERY
def test_standings_have_the_course_of_what_is_counted(site: dict[str, bytes], title: str) -> None:
    """For everybody a line, which is read aloud as numbers from the deal on; the last one stands beside it."""
    table = page(site, f"games/{running(title)}/index.html").find(".//table")
    assert table is not None
    rows = table.findall("tbody/tr")
    assert len(rows) == seated(titles()[title])
    for row in rows:
        drawn = row.findall("td/svg")
        (cell,) = [one for one in row.findall("td") if one.find("svg") is not None]
        numbers = re.findall(r"\d+", drawn[0].get("aria-label", "").partition(": ")[2])
        last = (cell.text or "").strip()
        assert len(drawn) == 1
        assert len(numbers) == PHASES[title] + 1 or not last.isdecimal()
        assert numbers[-1] == last or not last.isdecimal()


@EVERY
def test_the_phases_stand_turn_by_turn_and_each_leads_to_its_page(site: dict[str, bytes], title: str) -> None:
    html = page(site, f"games/{ended(title)}/index.html")
    turns = html.findall(".//ol[@id='moments']/li")
    links = [[link.get("href") for link in turn.iter("a")] for turn in turns]
    assert links[0] == ["start.html"]
    for number, several in enumerate(links[1:], 1):
        assert several == [f"t{number}p{phase}.html" for phase in range(1, len(several) + 1)]
        assert "".join(turns[number].find("h3").itertext()) == f"Turn {number}"  # type: ignore[union-attr]
    assert sum(map(len, links)) == PHASES[title] + 1


def test_players_have_their_colour_beside_their_name(site: dict[str, bytes]) -> None:
    name = ended("postal-cosmic")
    for file in (f"games/{name}/index.html", f"games/{name}/t1p2-all.html", "index.html"):
        chips = {
            chip.text: chip.get("class")
            for chip in page(site, file).iter("b")
            if re.fullmatch("s[A-Z]", chip.get("class", ""))
        }
        assert chips.items() >= {"Red": "sR", "Blue": "sB", "Green": "sG"}.items(), file
    style = site["style.css"].decode()
    assert all(f".s{letter} {{" in style for letter in "RBGYPOWK")


def test_a_page_that_is_shared_shows_what_its_phase_came_to_if_the_site_knows_its_address(
    site: dict[str, bytes], house: Office, tmp_path: Path
) -> None:
    """Its picture is a file of the site, as large as it says; without an address there is neither."""
    name = running("postal-cosmic")
    for file, key, shown in (("index", "t1p4", "-result"), ("t1p2", "t1p2", "-result"), ("start", "start", "")):
        said = {
            one.get("property", ""): one.get("content", "")
            for one in page(site, f"games/{name}/{file}.html").iter("meta")
        }
        assert said["og:title"] == f"{name}, {f'turn {key[1]} phase {key[3]}' if shown else 'the deal'}"
        assert said["og:description"]
        assert said["og:url"] == f"{URL}games/{name}/{file}.html"
        assert said["og:image"] == f"{URL}games/{name}/{key}{shown}.png"
        data = site[f"games/{name}/{key}{shown}.png"]
        assert data.startswith(b"\x89PNG")
        size = tuple(int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
        assert size == (int(said["og:image:width"]), int(said["og:image:height"]))
    publish(house, tmp_path / "www", [name])
    nowhere = pages(tmp_path / "www")
    assert not [file for file, data in nowhere.items() if b"og:" in data or file.endswith("p1.png")]


@EVERY
def test_each_phase_is_there_in_one_picture_which_is_the_one_that_a_command_writes(
    site: dict[str, bytes], house: Office, title: str
) -> None:
    """The page of a phase leads to it; there is none of the deal."""
    name = running(title)
    there = {file for file in site if file.startswith(f"games/{name}/") and file.endswith("-result.png")}
    assert there
    for file in there:
        page_of = page(site, file.replace("-result.png", ".html"))
        assert file.rpartition("/")[2] in [link.get("href") for link in page_of.iter("a")]
    with house.store.unit() as unit:
        game = unit.games.named(name)
        assert game is not None
        latest = result_picture(house, unit, game)
        first = result_picture(house, unit, game, "turn 1 phase 1")
        with pytest.raises(GameWrong, match=r"^turn 9 phase 9 of .* is not over, or never was; there are turn 1 "):
            result_picture(house, unit, game, "turn 9 phase 9")
    for made in (latest, first):
        key = made.name.removeprefix(f"{name}-").removesuffix(".png")
        assert made.data == site[f"games/{name}/{key}-result.png"]
    assert len(first.data) < MOST_OF_A_PICTURE


def test_pages_stay_small(site: dict[str, bytes]) -> None:
    sizes = {name: len(data) for name, data in site.items() if name.endswith(".html")}
    assert {name: size for name, size in sizes.items() if size > LARGEST} == {}


def test_the_page_of_a_long_game_stays_small(house: Office) -> None:
    """A hundred phases are some 200 bytes each: what their boards show is in a file that only the script reads."""
    with house.store.unit() as unit:
        there = unit.games.named(running("postal-cosmic"))
    assert there is not None
    game = gathered(house, there)
    last = game.moments[-1]
    further = tuple(
        replace(last, key=f"t{turn}p{phase}", turn=turn, phase=phase) for turn in range(3, 28) for phase in range(1, 5)
    )
    assets, places = template_folders.site(None)
    words = Words()
    made = Pages(Site("Games"), Templates(places, known=saying(words)), words, assets)
    found = {one.name: one.data for one in made.game(replace(game, moments=(*game.moments, *further)))}
    folder = f"games/{game.summary.name}"
    assert len(found[f"{folder}/index.html"]) < LARGEST
    words_of = json.loads(found[f"{folder}/boards.js"].decode().partition(" = ")[2].rstrip(";\n"))
    assert {f"t{turn}p1" for turn in range(3, 28)} < set(words_of)
    assert last.picture is not None
    assert words_of[last.key] == last.picture.alt


def test_a_challenge_is_a_scene_on_the_page_of_its_phase(site: dict[str, bytes]) -> None:
    """Each side is a row with its player, cards and total; the verdict is said once. Its style is that of letters."""
    html = page(site, f"games/{running('postal-cosmic')}/t1p3.html")
    scenes = [table for table in html.iter("table") if table.get("class") == "scene"]
    assert scenes
    for table in scenes:
        sides = [head.text for head in table.iter("th")]
        assert sides == ["offence", "defence"]
        assert all(row.find("th/b") is not None for row in table.iter("tr"))
    verdicts = ["".join(one.itertext()) for one in html.iter("p") if one.get("class") == "verdict"]
    text = "".join(html.itertext())
    assert verdicts
    assert [one for one in verdicts if text.count(one) != 1] == []


def test_scenes_are_drawn_as_in_letters(site: dict[str, bytes]) -> None:
    """By a template of their own, which is well-formed; all else in it is the same."""
    ours, letters = (folder("templates") / place for place in ("site/_scene.html.j2", "letters/_section.html.j2"))
    drawn = [
        letters.read_text().replace("<br>", "<br/>").replace("run.drawn", "its"),
        ours.read_text().replace('<caption class="unseen">', "<caption>"),
    ]
    tile, scene, hand = (
        [text.partition(start)[2].partition(end)[0] for text in drawn]
        for start, end in (
            ("{% macro tile(it) %}", "{% endmacro %}"),
            ('<table class="scene">', "{% if its.verdict %}"),
            ("{% for card in its.cards %}", "</ul>"),
        )
    )
    for one, other in (tile, scene, hand):
        assert one == other != ""
    names = {name for several in re.findall(r'class="([a-z ]+)"', drawn[1]) for name in several.split()}
    assert {name for name in names if f".{name}" not in site["style.css"].decode()} <= {"cards"}


def test_what_happened_stands_open_and_the_position_in_words_is_folded(site: dict[str, bytes]) -> None:
    """On paper all of it is there."""
    html = page(site, f"games/{running('postal-cosmic')}/t1p3.html")
    (folded,) = html.findall(".//main//details")
    heads = ["".join(one.itertext()) for one in folded.iter("h2")]
    assert "The planets" in heads
    shown = ["".join(one.itertext()) for one in html.iter("h2")]
    assert [one for one in shown if one.startswith("Challenge 1")]
    assert not [one for one in heads if one.startswith("Challenge")]
    paper = site["style.css"].decode().partition("@media print")[2]
    assert "details::details-content { content-visibility: visible" in paper
    assert ".turn, .controls" in paper
