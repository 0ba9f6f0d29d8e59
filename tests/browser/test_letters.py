"""Every kind of letter, and reports of every title, as a browser shows them: valid, accessible, and as they looked."""

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from adjudicator.games.catalogue import titles
from adjudicator.reports.rendering.render import render, templates
from adjudicator.reports.values.document import Invitation
from adjudicator.reports.values.reply_link import Reply
from adjudicator.service.master.game_end import end
from adjudicator.service.master.hand import taken
from adjudicator.service.proofreading.specimens import specimens
from tests.browser.looking import APART, Looked, apart, faults, look, missing, shown
from tests.reports import samples
from tests.service.house import MAILBOX, House

pytestmark = pytest.mark.browser

SCREEN: Final = 844
"""The height of a telephone, in pixels."""
PHASES: Final = 2
"""How many phases of each title are played before its report is looked at."""

ALLOWED: Final = {
    "<body> element": "it becomes another element there, with the same style",
    "@media": "the page is then as wide as its window and light: readable, without an adjustment",
    "border-radius": "corners are square there",
    "overflow": "a table that is too wide makes the page wider",
    "overflow-wrap": "a hash is cut off or makes the page wider; the text part has it whole",
    "white-space": "long lines of a form are wrapped at spaces",
    "rem unit": "the usual size of letters is taken",
    "height property": "the height of a picture follows from its width",
    "border-spacing": "columns of a table stand closer together",
    "hidden attribute": "a cell says the head of its column before its words",
}
"""What some mail programs pass over, and what that comes to."""


def in_german(folder: Path, title: str) -> Iterator[tuple[str, str]]:
    """The pages of letters to somebody who reads German, by name."""
    house = begun(folder, title, "LANGUAGE Deutsch")
    yield f"{title}-de-first", shown(house.mails(0, "/report")[-1].raw)
    house.remind()
    house.reply(0, f"{house.bot(0)}\nWITHDRAW line 99\nREADY")
    for kind in ("reminder", "answer/"):
        yield f"{title}-de-{kind.strip('/')}", shown(house.mails(0, kind)[-1].raw)
    house.reply(0, "Angriff auf Blau!")
    yield f"{title}-de-refused", shown(house.mails(0)[-1].raw)
    play(house, title)
    yield f"{title}-de-report", shown(house.mails(0, "/report")[-1].raw)
    house.store.close()


def beside_reports(folder: Path, title: str) -> Iterator[tuple[str, str]]:
    """The pages of letters to somebody who reads German that are neither reports nor about orders, by name."""
    house = begun(folder, title, "LANGUAGE Deutsch")
    invitation = next(one for one in specimens(titles()[title]) if isinstance(one, Invitation))
    yield f"{title}-de-invitation", render(invitation, house.office.words_in("de")).html
    play(house, title)
    for word in ("PICTURE", "STATUS"):
        house.reply(0, word)
        yield f"{title}-de-{word.casefold()}", shown(house.mails(0)[-1].raw)
    house.reply(1, "PRESS TO Red\nI land at noon.\nWho is with me?")
    yield f"{title}-de-press", shown(house.mails(0, "press")[-1].raw)
    game, heading = house.game().name, str(house.table().heading)
    with house.store.unit() as unit:
        end(taken(house.office, unit, game), heading, ())
    yield f"{title}-de-final", shown(house.mails(0, "final")[-1].raw)
    house.store.close()


def begun(folder: Path, title: str, wish: str = "") -> House:
    """The smallest table of a title, whose first player has a wish."""
    folder.mkdir()
    house = House(folder)
    house.create(players=titles()[title].fewest, title=title)
    if wish:
        house.reply(0, wish, "invitation")
    house.begun_now()
    return house


def play(house: House, title: str) -> None:
    """Some phases of house bots."""
    for _ in range(PHASES):
        for seat in range(titles()[title].fewest):
            house.reply(seat, house.bot(seat))
        house.next_phase()


def played(folder: Path, title: str) -> str:
    """The page of a report after some phases of house bots."""
    house = begun(folder, title)
    play(house, title)
    raw = house.mails(0, "/report")[-1].raw
    house.store.close()
    return shown(raw)


def pages(folder: Path) -> Iterator[tuple[str, str]]:
    """The pages by name."""
    for number, document in enumerate(samples.ALL):
        letter = render(document, templates(samples.LETTERS), Reply(MAILBOX, "orders"))
        html = letter.html
        for image in letter.images:
            html = html.replace(f"cid:{image.cid}", f"data:image/png;base64,{b64encode(image.data).decode()}")
        yield f"{number}-{type(document).__name__.lower()}", html
    for title in titles():
        yield title, played(folder / title, title)
        yield from in_german(folder / f"{title}-de", title)
    yield from beside_reports(folder / "beside-de", "postal-cosmic")


@pytest.fixture(scope="module")
def looked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Looked, ...]:
    assert not missing(), missing()
    folder = tmp_path_factory.mktemp("pages")
    return look(folder, dict(pages(folder)), mail=True)


def test_every_page_is_valid_accessible_and_fits(looked: tuple[Looked, ...]) -> None:
    assert faults(looked) == []


def test_the_first_thing_to_decide_is_on_the_second_screen_at_the_latest(looked: tuple[Looked, ...]) -> None:
    """Even at 320 pixels it begins where one and a half screens of a telephone of 390 by 844 end."""
    reports = [page for page in looked if page.name in titles()]
    assert {page.name for page in reports} == {*titles()}
    above = {page.name: max(view.first for view in page.views) for page in reports}
    assert {name: far for name, far in above.items() if not 0 < far <= 1.5 * SCREEN} == {}


def test_what_mail_programs_pass_over_is_known(looked: tuple[Looked, ...]) -> None:
    found = {what for page in looked for what in page.unsupported}
    assert found - set(ALLOWED) == set()
    assert set(ALLOWED) - found == set()


def test_every_page_looks_as_it_did(looked: tuple[Looked, ...]) -> None:
    distances = {Path(view.picture).name: apart(view) for page in looked for view in page.views}
    assert {name: far for name, far in distances.items() if far > APART} == {}
