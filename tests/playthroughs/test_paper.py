"""Games of every title on paper: packets say what the mailed reports say, and their pages look as they should.

Pages are kept small and grey. `make golden` draws them anew; look at them before you commit them.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops, ImageFilter

from adjudicator.games.catalogue import titles
from adjudicator.mail.parsing.letter import read
from adjudicator.reports.rendering.render import render
from adjudicator.service.games import paper_packets, past_reports
from tests.golden import RENEW
from tests.playthroughs.rehearsed import GOLDEN
from tests.reports.pdf import drawn, squeezed, taken_apart
from tests.service.house import House

PHASES = 3
"""How far house bots play."""
WIDTH = 220
"""Pixels of a page that is kept, across."""
TOLERANCE = 40
"""How much lighter or darker, of 255, any spot of a page may be once both are blurred."""
FORM = re.compile(r"^Your orders\n.*?^END ORDERS$", re.M | re.S)
NUMBER = re.compile(r"\d+")


class Played(NamedTuple):
    """A game of house bots, some phases on, with orders of the first seat on file for the open one."""

    title: str
    house: House
    paper: bytes


@pytest.fixture(scope="module", params=tuple(titles()))
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    house = House(tmp_path_factory.mktemp("played"))
    house.begun(title=request.param)
    for _ in range(PHASES):
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    house.reply(0, house.bot(0))
    (packet,) = paper_packets.packets(house.office, "andromeda", house.seats()[0].name)
    assert packet.pdf.faults == ()
    yield Played(request.param, house, packet.pdf.data)
    house.store.close()


def _body(text: str) -> str:
    """What a report says, without its form."""
    return " ".join(FORM.sub("", text).split())


def test_a_report_on_paper_is_the_one_that_was_mailed(played: Played) -> None:
    house, game = played.house, played.house.game()
    with house.store.unit() as unit:
        for seat in unit.seats.of(game.id):
            reports = past_reports.reports(unit, game, seat)
            assert len(reports) == PHASES + 1
            for one in reports:
                said = render(past_reports.document(house.office, unit, game, seat, one), house.office.words)
                mailed = read(one.mail.raw)
                assert mailed.subject == said.subject
                assert _body("\n".join(line.text for line in mailed.lines)) == _body(said.text)


def test_its_numbers_are_those_of_the_text(played: Played) -> None:
    said = _body("\n".join(line.text for line in played.house.last(0, "report").lines))
    paper = squeezed("".join(taken_apart(played.paper).pages))
    numbers = Counter(NUMBER.findall(said))
    assert numbers
    for number, often in numbers.items():
        assert paper.count(number) >= often


def _sheet(pages: tuple[str, ...]) -> int:
    return next(number for number, page in enumerate(pages) if "Send this sheet to" in page)


def test_pages_look_as_they_should(played: Played) -> None:
    for name, number in (("report", 0), ("orders", _sheet(taken_apart(played.paper).pages))):
        place = GOLDEN / "paper" / f"{played.title}-{name}.png"
        now = drawn(played.paper, number, WIDTH)
        if RENEW:
            place.parent.mkdir(exist_ok=True)
            now.quantize(16).save(place, optimize=True)
        with Image.open(place) as kept:
            assert unlike(kept.convert("L"), now) <= TOLERANCE, f"{place.name}: `make golden`, and look at it"


def unlike(a: Image.Image, b: Image.Image) -> int:
    """How much two pages differ where they differ most, once both are blurred."""
    if a.size != b.size:
        return 255
    blurred: list[Any] = [page.filter(ImageFilter.GaussianBlur(2)) for page in (a, b)]
    extremes: Any = ImageChops.difference(*blurred).getextrema()
    return int(extremes[1])


def test_pages_that_differ_are_told_apart(played: Played) -> None:
    page = drawn(played.paper, 0, WIDTH)
    spotted = page.copy()
    spotted.paste(0, (100, 100, 106, 106))
    assert unlike(page, page) == 0
    assert unlike(page, spotted) > TOLERANCE
