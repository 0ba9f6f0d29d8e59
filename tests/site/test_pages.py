"""Every page is a whole one, leads only to what is there, and can be read by everybody."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from posixpath import dirname, join, normpath
from xml.etree.ElementTree import Element, fromstring

import pytest

from adjudicator.games.catalogue import titles
from tests.site.games import LUCK, NAMES, PHASES, URL, ended, running, seated

VOID = ("br", "img", "input", "link", "meta")
ATOM = "{http://www.w3.org/2005/Atom}"
EVERY = pytest.mark.parametrize("title", list(titles()))


def page(site: dict[str, bytes], name: str) -> Element:
    """A page, which is well-formed XML besides being HTML: nothing is left to be guessed."""
    return fromstring(site[name])


def all_pages(site: dict[str, bytes]) -> Iterator[tuple[str, Element]]:
    for name in site:
        if name.endswith(".html") and not tapped(name):
            yield name, page(site, name)


def tapped(name: str) -> bool:
    """Whether it is an order page: one file with its own script in it, which only letters lead to."""
    return name.startswith("orders-")


def words(element: Element) -> str:
    return " ".join(" ".join(element.itertext()).split())


def test_every_page_is_strict_html(site: dict[str, bytes]) -> None:
    """Well-formed, with a doctype, a language, a title and one heading above all; nothing is inline that could run."""
    titles_of: list[str] = []
    for name, html in all_pages(site):
        assert site[name].startswith(b'<!DOCTYPE html>\n<html lang="en">'), name
        policy = html.find(".//meta[@http-equiv]")
        assert policy is not None
        assert policy.get("content", "").startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        titles_of.append(*map(words, html.iter("title")))
        seen = Counter(element.get("id") for element in html.iter() if element.get("id"))
        assert all(count == 1 for count in seen.values()), (name, seen)
        for element in html.iter():
            assert not [key for key in element.attrib if key.startswith("on") or key == "style"], name
            if element.tag in VOID:
                assert len(element) == 0
                assert not element.text
            elif element.tag == "script":
                assert element.get("src") or element.get("type") == "application/json"
            else:
                # Without content XML may write an element in a way that HTML reads as its beginning.
                assert f"<{element.tag}/>".encode() not in site[name]
    assert len(set(titles_of)) == len(titles_of)


def test_every_page_can_be_read_by_everybody(site: dict[str, bytes]) -> None:
    """Landmarks, headings in order, names for pictures, tables, fields and regions, a way past the links."""
    for name, html in all_pages(site):
        body = html.find("body")
        assert body is not None
        assert [element.tag for element in body] == ["a", "header", "main", "footer"], name
        assert body[0].get("href") == f"#{body[2].get('id')}"
        levels = [int(element.tag[1]) for element in body.iter() if re.fullmatch(r"h\d", element.tag)]
        assert levels.count(1) == 1
        assert levels[0] == 1
        assert all(after - before <= 1 for before, after in pairwise(levels)), name
        assert all(
            words(element) for element in body.iter() if re.fullmatch(r"h\d|a|button|summary|label", element.tag)
        )
        assert all(element.get("alt") and element.get("width") for element in body.iter("img"))
        for table in body.iter("table"):
            assert table.find("caption") is not None
            assert all(cell.get("scope") for cell in table.iter("th"))
        labelled = {label.get("for") for label in body.iter("label")}
        assert all(field.get("id") in labelled for field in body.iter("input"))
        landmarks = Counter(nav.get("aria-label") for nav in body.iter("nav"))
        assert all(count == 1 for count in landmarks.values()), name
        for element in body.iter():
            if element.tag == "nav" or element.get("role") == "group":
                assert element.get("aria-label"), name


def test_every_link_leads_to_something(site: dict[str, bytes]) -> None:
    """No page leads out of the site, and each can be reached from the first one."""
    found = dict(all_pages(site))
    ids = {name: {element.get("id") for element in html.iter()} for name, html in found.items()}
    reached, waiting = {"index.html"}, ["index.html"]
    while waiting:
        name = waiting.pop()
        for element in found[name].iter():
            shared = element.get("content", "") if element.get("property") == "og:image" else ""
            for link in (element.get("href"), element.get("src"), element.get("data-picture"), shared):
                if not link:
                    continue
                path, _, part = link.partition("#")
                target = (
                    path.removeprefix(URL)
                    if path.startswith(URL)
                    else normpath(join(dirname(name), path))
                    if path
                    else name
                )
                assert target in site, (name, link)
                assert not part or part in ids[target], (name, link)
                if target not in reached:
                    reached.add(target)
                    if target in found:
                        waiting.append(target)
    assert {name for name in set(site) - reached if not tapped(name)} == {".adjudicator-site.json"}


@EVERY
def test_a_game_is_shown_phase_by_phase(site: dict[str, bytes], title: str) -> None:
    """From the deal on, with a picture wherever its title draws one; what happened is told of by names."""
    for name, over in ((running(title), False), (ended(title), True)):
        game = page(site, f"games/{name}/index.html")
        items = game.findall(".//ol[@id='moments']//li[@id]")
        assert len(items) == PHASES[title] + 1
        assert [item.get("id") for item in items][:2] == ["start", "t1p1"]
        for item in items:
            shown = page(site, f"games/{name}/{item.get('id')}.html")
            assert shown.findall(".//main//section")
            assert bool(shown.findall(".//main//img")) == (f"games/{name}/{item.get('id')}.svg" in site)
            assert (f"games/{name}/{item.get('id')}-all.html" in site) == over
        assert (f"games/{name}/record.json" in site) == over
    svgs = [key for key in site if key.startswith(f"games/{running(title)}/") and key.endswith(".svg")]
    assert all(fromstring(site[key]).tag.endswith("svg") for key in svgs)
    assert len(svgs) >= PHASES[title] - 1


def test_what_is_played_stands_first_and_what_ended_last_above_what_ended_before(site: dict[str, bytes]) -> None:
    found = page(site, "index.html").findall(".//main/section")
    shown = [[words(card) for card in section.findall(".//article/h3")] for section in found]
    last = sorted(titles(), key=lambda title: -PHASES[title])
    assert last != list(titles()), "the games were not begun in that order"
    assert shown == [[running(title) for title in titles()], [ended(title) for title in last]]


@EVERY
def test_each_moment_leads_to_the_ones_before_and_after_it(site: dict[str, bytes], title: str) -> None:
    """From those of which everything is shown to others of that kind; the first and the last lead one way only."""
    for name, ending in ((running(title), ""), (ended(title), ""), (ended(title), "-all")):
        items = page(site, f"games/{name}/index.html").findall(".//ol[@id='moments']//li[@id]")
        moments = [f"{item.get('id')}{ending}.html" for item in items]
        assert moments
        for before, moment, after in zip(["", *moments], moments, [*moments[1:], ""], strict=False):
            navs = page(site, f"games/{name}/{moment}").findall(".//nav[@class='turn']")
            assert navs
            for nav in navs:
                leads = {link.get("rel"): link.get("href") for link in nav.iter("a") if link.get("rel")}
                assert leads == {rel: to for rel, to in (("prev", before), ("next", after)) if to}, moment


def test_of_a_game_that_is_over_everything_is_shown(site: dict[str, bytes]) -> None:
    """Orders as they were written, why it came out so, what each player was told, hands included."""
    name = ended("postal-cosmic")
    said = words(page(site, f"games/{name}/t1p2-all.html"))
    assert "Orders as they were written" in said
    assert "Why it came out like that" in said
    assert "Your hand" in said
    assert "No letter with orders came from Blue and Green." in said
    assert ", by default; nothing they wrote speaks of it" in said
    assert ", by order 1" in said
    assert "This is not how it was adjudicated" not in said
    headings = [words(one) for one in page(site, f"games/{name}/start-all.html").iter("h2")]
    assert headings.count("Your hand") == 3


def test_the_names_of_players_are_shown_as_they_are_and_their_addresses_never(site: dict[str, bytes]) -> None:
    shown = words(page(site, "players.html"))
    assert all(name in shown for name in NAMES[:3])
    for name, data in site.items():
        assert b"@" not in data.replace(b"@media", b"") or name.endswith((".js", ".png")), name
        assert LUCK.encode() not in data or name.endswith(".json"), name


def test_the_feed_is_an_atom_feed(site: dict[str, bytes]) -> None:
    """RFC 4287: its elements, instants and links are all there, and every name is there once."""
    for name in ("feed.xml", f"games/{running('cosmoforce')}/feed.xml"):
        feed = fromstring(site[name])
        assert feed.tag == f"{ATOM}feed"
        links = {link.get("rel"): link.get("href", "") for link in feed.findall(f"{ATOM}link")}
        assert links["self"] == f"{URL}{name}"
        assert links["alternate"].removeprefix(URL) in site
        assert words(feed[[one.tag for one in feed].index(f"{ATOM}author")])
        entries = feed.findall(f"{ATOM}entry")
        ids = [words(one) for one in feed.iter(f"{ATOM}id")]
        assert len(set(ids)) == len(ids) == len(entries) + 1
        assert all(re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", one) for one in ids)
        instants = [words(one) for one in feed.iter(f"{ATOM}updated")]
        assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", one) for one in instants)
        assert instants[1:] == sorted(instants[1:], reverse=True)
        assert instants[0] == instants[1]
        for entry in entries:
            ((title,), (link,)) = (entry.findall(f"{ATOM}{kind}") for kind in ("title", "link"))
            assert words(title)
            assert link.get("href", "").removeprefix(URL) in site


@EVERY
def test_players_and_openings_are_counted(site: dict[str, bytes], title: str) -> None:
    heading = titles()[title].heading
    players = words(page(site, "players.html"))
    assert f"{heading} 2 1 0 0 %" in players
    found = [one for one in page(site, "openings.html").findall(".//section") if words(one).startswith(heading)]
    assert len(found) == 1
    rows = found[0].findall(".//tbody/tr")
    assert sum(int(words(row[1])) for row in rows) == 2 * seated(titles()[title])
    assert sum(int(words(row[2])) for row in rows) == seated(titles()[title])


def brightness(colour: str) -> float:
    """The relative luminance of a colour, as WCAG reckons it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def test_everything_written_stands_out_in_light_and_dark(site: dict[str, bytes]) -> None:
    """At least 4.5 to 1 with each ground that it stands on (WCAG AA)."""
    light, dark = re.findall(r":root \{([^}]*--page[^}]*)\}", site["style.css"].decode())
    for scheme in (light, dark):
        colours = dict(re.findall(r"--(\w+): (#[0-9a-f]{6})", scheme))
        assert {"page", "card", "code", "ink", "soft", "link", "good", "bad"} <= colours.keys()
        for ground in ("page", "card", "code"):
            for words_in in ("ink", "soft", "link", "good", "bad", "mark"):
                lighter, darker = sorted((brightness(colours[ground]), brightness(colours[words_in])), reverse=True)
                assert (lighter + 0.05) / (darker + 0.05) >= 4.5, (ground, words_in)
