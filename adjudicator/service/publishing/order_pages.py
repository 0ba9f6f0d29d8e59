"""The order pages of all titles, for the site: what each knows of its title."""

from collections.abc import Iterator

from adjudicator.games import catalogue
from adjudicator.orders.letter import tapped_orders
from adjudicator.service.office.office import Office
from adjudicator.site.values import Tapped


def titles(office: Office, language: str) -> Iterator[Tapped]:
    """What the order page of each title knows, in a language."""
    for name, title in catalogue.titles().items():
        spoken = title.speaking(office.house_tongue(language, name))
        known = tapped_orders.of_title(spoken)
        yield Tapped(name, title.heading, known, tuple(known["names"]))
