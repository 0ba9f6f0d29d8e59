"""The order pages of all titles, for the site: what each knows of its title."""

from collections.abc import Iterator

from adjudicator.games import catalogue
from adjudicator.service.documents.order_page_files import tapped
from adjudicator.service.office.office import Office
from adjudicator.site.values import Tapped


def titles(office: Office, language: str) -> Iterator[Tapped]:
    """What the order page of each title knows, in a language."""
    for name in catalogue.titles():
        yield tapped(office.templates, name, language)
