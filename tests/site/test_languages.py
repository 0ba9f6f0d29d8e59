"""The site in several languages: the same pages in each, every word in it, and a way from one to the other."""

import re
from collections.abc import Iterator
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Final
from xml.etree.ElementTree import Element, fromstring

import pytest
from msgspec.structs import replace

from adjudicator.data import folder as ours
from adjudicator.engine.text.phrase_files import shipped
from adjudicator.engine.text.phrasebook import Tongue, book
from adjudicator.games.catalogue import titles
from adjudicator.service.games.games import GameWrong
from adjudicator.service.office.office import Office
from adjudicator.service.publishing import publish
from adjudicator.site import order_pages
from adjudicator.site import pages as making
from tests.site.games import URL, ended, pages, published, running

GERMAN: Final = "de/"
XML: Final = "{http://www.w3.org/XML/1998/namespace}"
AS_TYPED: Final = ("code", "pre", "q", "script", "b")
"""What stands in them was typed so: orders, names of rulebook values, words for the dice."""
ENGLISH: Final = re.compile(
    r"\b(the|of|and|is|was|were|you|your|from|by|with|not|what|how|all|every|turn|phases|game|played|orders?|won|over)\b",
    re.I,
)
NAMES: Final = re.compile(r"The <Games> Room|[a-z-]+-(on|over)\b")
"""Those of the site and of its games."""
ATTRIBUTES: Final = ("alt", "aria-label", "aria-valuetext", "title")


@pytest.fixture(scope="module")
def two(both: Path) -> dict[str, bytes]:
    return pages(both)


def said(element: Element, *, typed: bool = False) -> Iterator[str]:
    """Every text and every name of something inside an element, but for what was typed so."""
    typed = typed or element.tag in AS_TYPED or element.get("hreflang") is not None
    if not typed:
        yield from (value for key, value in element.items() if key in ATTRIBUTES or key.startswith("data-"))
    words = element.text or ""
    for one in element:
        if re.fullmatch("s[A-Z]", one.get("class", "")):
            # The chip of a player stands in a sentence.
            words += f"{one.text or ''}{one.tail or ''}"
            continue
        yield "" if typed else words
        yield from said(one, typed=typed)
        words = one.tail or ""
    yield "" if typed else words


def names(two: dict[str, bytes], ending: str = ".html") -> list[str]:
    """The pages, by their names in the usual language, but those for orders: letters lead to them."""
    found = [name for name in two if name.endswith(ending) and not name.startswith((GERMAN, "orders-"))]
    assert found
    return found


def test_every_page_is_there_in_both_languages_with_the_same_elements(two: dict[str, bytes]) -> None:
    """And none of the words on the German one is English, but for names, and what was typed in English."""
    assert {name.removeprefix(GERMAN) for name in two if name.startswith(GERMAN)} == {
        name for name in two if not name.startswith((GERMAN, "."))
    }
    left: set[str] = set()
    for name in names(two):
        english, german = fromstring(two[name]), fromstring(two[f"{GERMAN}{name}"])
        assert (english.get("lang"), german.get("lang")) == ("en", "de")
        assert [one.tag for one in english.find("body")] == [one.tag for one in german.find("body")]  # type: ignore[union-attr]
        before = set(said(english))
        left |= {text for text in said(german) if text in before and ENGLISH.search(NAMES.sub("", text))}
    assert left == set()


def test_pictures_are_labelled_in_the_language_of_their_page(two: dict[str, bytes]) -> None:
    for name in names(two, ".svg"):
        title = fromstring(two[f"{GERMAN}{name}"]).find("{http://www.w3.org/2000/svg}title")
        assert title is not None
        assert title.text
        assert not re.search(r"\b(the|system of|attacks|different|galaxy)\b", title.text, re.I), title.text


def test_each_page_leads_to_the_same_page_in_the_other_language(two: dict[str, bytes]) -> None:
    """Where one sees it, and where a search engine does; of a page for whom neither fits, to the usual one."""
    for name in names(two):
        for place, other in ((name, f"{GERMAN}{name}"), (f"{GERMAN}{name}", name)):
            html = fromstring(two[place])
            (link,) = html.findall(".//nav[@class='languages']//a")
            assert normpath(join(dirname(place), link.get("href", ""))) == other
            assert link.get("lang") == link.get("hreflang") == ("en" if place.startswith(GERMAN) else "de")
            assert link.text == ("English" if place.startswith(GERMAN) else "Deutsch")
            found = {one.get("hreflang"): one.get("href") for one in html.findall(".//head/link[@hreflang]")}
            assert found == {"en": f"{URL}{name}", "x-default": f"{URL}{name}", "de": f"{URL}{GERMAN}{name}"}


def test_no_link_leads_from_a_language_by_accident(two: dict[str, bytes]) -> None:
    """All but those to the other language stay in it, and lead to something."""
    for name in names(two):
        place = f"{GERMAN}{name}"
        for one in fromstring(two[place]).iter():
            for link in (one.get("href"), one.get("src"), one.get("data-picture")):
                if link is not None and one.get("hreflang") is None:
                    path = link.partition("#")[0]
                    target = normpath(join(dirname(place), path)) if path else place
                    assert target in two, (place, link)
                    assert target.startswith(GERMAN), (place, link)


def test_each_language_has_feeds_of_its_own(two: dict[str, bytes]) -> None:
    """Under names of their own: somebody may read both."""
    for name in names(two, ".xml"):
        english, german = fromstring(two[name]), fromstring(two[f"{GERMAN}{name}"])
        assert (english.get(f"{XML}lang"), german.get(f"{XML}lang")) == ("en", "de")
        of_one, of_other = ({one.text for one in feed.iter() if one.tag.endswith("}id")} for feed in (english, german))
        assert len(of_one) == len(of_other)
        assert not of_one & of_other
        links = [one.get("href", "") for one in german.iter() if one.tag.endswith("}link")]
        assert all(link.startswith(f"{URL}{GERMAN}") and link.removeprefix(URL) in two for link in links)
        summaries = [one.text or "" for one in german.iter() if one.tag.endswith("}summary")]
        assert not [text for text in summaries if re.search(r"\b(The|attacked|won|lost)\b", text)]


def test_a_site_in_one_language_does_not_speak_of_others(site: dict[str, bytes]) -> None:
    assert not [name for name, data in site.items() if b"hreflang" in data and name.endswith(".html")]
    assert not [name for name, data in site.items() if b'class="languages"' in data]


def test_the_first_language_of_the_setting_is_the_usual_one(house: Office, tmp_path: Path) -> None:
    publish(replace(house, pages=("de", "en")), tmp_path / "www", [running("cosmoforce")])
    found = pages(tmp_path / "www")
    assert b'<html lang="de">' in found["index.html"]
    assert b'<html lang="en">' in found["en/index.html"]
    publish(replace(house, pages=("de",)), tmp_path / "www", [running("cosmoforce")])
    found = pages(tmp_path / "www")
    assert b'<html lang="de">' in found["index.html"]
    assert b"hreflang" not in found["index.html"]
    assert not (tmp_path / "www" / "en").exists()


def test_only_what_is_new_is_made_in_each_language(both: Path, house: Office, tmp_path: Path) -> None:
    """A page that is missing in one language is made again in that."""
    before = {path: path.stat().st_mtime_ns for path in both.rglob("*") if path.is_file()}
    assert published(replace(house, pages=("en", "de")), both).changed == 0
    assert {path: path.stat().st_mtime_ns for path in both.rglob("*") if path.is_file()} == before
    gone = both / GERMAN / f"games/{running('cosmoforce')}/t1p1.html"
    gone.unlink()
    assert published(replace(house, pages=("en", "de")), both).changed == 1
    written = {path for path, at in before.items() if path.stat().st_mtime_ns != at}
    assert written == {gone, both / ".adjudicator-site.json"}


def test_a_language_without_words_is_refused(house: Office, tmp_path: Path) -> None:
    with pytest.raises(GameWrong, match="there are no words in French; there are some in English, German"):
        publish(replace(house, pages=("en", "fr")), tmp_path / "www")
    assert not (tmp_path / "www").exists()


def test_a_game_master_has_words_and_templates_of_his_own_in_each_language(house: Office, tmp_path: Path) -> None:
    own = tmp_path / "own"
    for name, text in {
        "phrases/site/mine.ftl": "players = Everybody <b>\n",
        "de/phrases/site/mine.ftl": "players = Alle Leute\n",
        "de/site/openings.html.j2": "Eröffnet: {{ say('games') }} {{ root }}",
        "site/style.css": "h1 { color: red }",
        "fr/phrases/site/mine.ftl": "games = Parties\n",
    }.items():
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        (own / name).write_text(text, "utf-8")
    publish(replace(house, pages=("en", "de", "fr"), templates=own), tmp_path / "www", [running("cosmoforce")])
    found = pages(tmp_path / "www")
    assert b"<h1>Everybody &lt;b&gt;</h1>" in found["players.html"]
    assert b"<h1>Alle Leute</h1>" in found["de/players.html"]
    assert b"<h1>Openings</h1>" in found["openings.html"]
    assert found["de/openings.html"] == "Eröffnet: Partien ".encode()
    assert found["style.css"] == found["de/style.css"] == b"h1 { color: red }"
    assert b"<h1>Parties</h1>" in found["fr/index.html"]
    assert 'lang="fr" hreflang="fr" href="fr/index.html">Français</a>'.encode() in found["index.html"]


def test_a_game_has_words_of_its_own_on_its_pages(house: Office, tmp_path: Path) -> None:
    """In each language; other games, and the pages about all of them, are said as before."""
    one, other = running("cosmoforce"), running("postal-cosmic")
    own, www = tmp_path / "own", tmp_path / "www"
    for name, text in {
        "phrases/site/mine.ftl": "players = Everybody\ngames = Tables\n",
        f"games/{one}/phrases/site/mine.ftl": "players = Pilots\n",
        f"games/{one}/de/phrases/site/mine.ftl": "players = Piloten\n",
        f"games/{one}/phrases/letters/mine.ftl": "date = stardate { $day }\n",
    }.items():
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        (own / name).write_text(text, "utf-8")
    office = replace(house, pages=("en", "de"), templates=own)
    publish(office, www, [one, other])
    found = pages(www)
    for page, words in {
        f"games/{one}/index.html": ("Pilots", "Tables"),
        f"de/games/{one}/index.html": ("Piloten", "Partien"),
        f"games/{other}/index.html": ("Everybody", "Tables"),
        f"de/games/{other}/index.html": ("Spieler", "Partien"),
        "index.html": ("Everybody", "Tables"),
    }.items():
        assert all(f">{word}</a>".encode() in found[page] for word in words), page
        assert (b"stardate" in found[page]) == (page == f"games/{one}/index.html"), page
    # The service reads them once: these are what the next one finds.
    moved = own.rename(tmp_path / "moved")
    (moved / f"games/{one}").rename(moved / f"games/{other}")
    publish(replace(office, templates=moved), www, [one, other])
    found = pages(www)
    assert b">Everybody</a>" in found[f"games/{one}/index.html"]
    assert b">Pilots</a>" in found[f"games/{other}/index.html"]


def test_templates_say_every_phrase_there_is_and_no_other() -> None:
    """And hold no words themselves."""
    package = making.__name__.rpartition(".")[0]
    there = {name for source in shipped(package, "en") for name in re.findall(r"^([a-z][\w-]*) =", source.text, re.M)}
    files = [*(ours("templates") / "site").iterdir(), *Path(making.__file__).parent.glob("*.py")]
    texts = [file.read_text("utf-8") for file in files if file.suffix in (".j2", ".py")]
    spoken = {name for text in texts for name in re.findall(r"""(?:say|plain|self)\(["']([a-z][\w-]*)["']""", text)}
    spoken |= {name for text in texts for name in re.findall(r'say\("([a-z-]+)" if [^)]* else "[a-z-]+"', text)}
    spoken |= {name for text in texts for name in re.findall(r'say\("[a-z-]+" if [^)]* else "([a-z-]+)"', text)}
    spoken = spoken - {"script-"} | {
        f"script-{one}" for one in ("good", "bad", "right", "wrong", "promise", "same", "seed")
    }
    spoken |= {f"tap-say-{one}" for one in order_pages.SAID}
    assert spoken == there
    for file in files:
        if file.suffix == ".j2":
            bare = re.sub(
                r"\{[{%#].*?[}%#]\}|<code>.*?</code>|<[^>]*>|data-head=|&[a-z]+;",
                " ",
                file.read_text("utf-8"),
                flags=re.S,
            )
            if not file.name.startswith("feed"):
                assert not re.search(r"[A-Za-z]{2}", bare), (file.name, bare.split())


def test_what_titles_say_of_openings_and_stages_is_said_in_german(two: dict[str, bytes]) -> None:
    shown = two["de/openings.html"].decode()
    assert "Angriff mit 4 Steinen, gewonnen" in shown
    assert "keine Station" in shown
    opened = two[f"de/games/{ended('postal-cosmic')}/t1p3-all.html"].decode()
    assert "<h3>Ende des Zugs</h3>" in opened
    assert '<b class="sR">Red</b>, Karte, Kampf 1: ' in opened
    assert "<p>CARD Attack 20, durch Befehl 1</p>" in opened
    for title in titles().values():
        german = book(title.package(), Tongue("de"))
        assert [name for name in german.names if name.startswith("stage-")]
