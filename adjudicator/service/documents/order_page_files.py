"""The order page of a title as a file: for the web site, and for a letter where there is none."""

from functools import lru_cache
from pathlib import Path

from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.games import catalogue
from adjudicator.orders.letter import tapped_orders
from adjudicator.reports.rendering.render import Templates
from adjudicator.service.settings import template_folders
from adjudicator.site.pages import Pages, saying
from adjudicator.site.values import Site, Tapped
from adjudicator.site.words import Words


def tapped(templates: Path | None, name: str, language: str) -> Tapped:
    """What the order page of a title knows, in a language; `templates` are the game master's own."""
    title = catalogue.title(name)
    known = tapped_orders.of_title(title.speaking(template_folders.tongue(templates, language, "", name)))
    return Tapped(name, title.heading, known, tuple(known["names"]))


def pages(templates: Path | None, site: Site, game: str = "") -> Pages:
    """The values from which pages are made: for those about all games, or for one game with its own words."""
    said, moments = (
        template_folders.tongue(templates, site.language, game, name)
        for name in (template_folders.SITE, template_folders.LETTERS)
    )
    assets, places = template_folders.site(templates, site.language)
    return Pages(site, *_spoken(places, said, moments), assets)


@lru_cache
def _spoken(places: tuple[Path, ...], said: Tongue, moments: Tongue) -> tuple[Templates, Words]:
    """The templates and the words of pages; compiled once per process, for all games without words of their own."""
    words = Words(said)
    return Templates(places, moments, saying(words)), words


@lru_cache(16)
def page(templates: Path | None, name: str, language: str) -> bytes:
    """The order page of a title; made once per process."""
    (found,) = pages(templates, Site("", language=language)).orders([tapped(templates, name, language)])
    return found.data
