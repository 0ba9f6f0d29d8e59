"""Order pages: what stands in the files, and what a browser makes of them."""

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from adjudicator.games.catalogue import titles
from adjudicator.orders.letter import tapped_orders
from adjudicator.orders.values.clauses import text
from adjudicator.reports.values.order_page import Tapping, link
from adjudicator.reports.values.reply_link import Reply
from tests.contract.asked import REPLY, recorded
from tests.contract.games import game
from tests.telephone import MISSING, PROGRAM, telephone

EVERY = pytest.mark.parametrize("name", [*titles()])
LARGEST = 60_000


def inline(page: str, tag: str) -> list[str]:
    """What stands in the elements of this name that have no attributes."""
    return re.findall(f"<{tag}>(.*?)</{tag}>", page, re.S)


@EVERY
def test_an_order_page_loads_nothing_and_runs_its_own_script_alone(site: dict[str, bytes], name: str) -> None:
    data = site[f"orders-{name}.html"]
    assert len(data) < LARGEST
    page = data.decode()
    (script,), (style,) = inline(page, "script"), inline(page, "style")
    sums = {tag: b64encode(sha256(text.encode()).digest()).decode() for tag, text in (("s", script), ("c", style))}
    policy = (
        f"default-src 'none'; script-src 'sha256-{sums['s']}'; style-src 'sha256-{sums['c']}'; "
        "base-uri 'none'; form-action 'none'"
    )
    assert f'<meta http-equiv="Content-Security-Policy" content="{policy}"/>' in page
    assert not re.findall(r"""(?:src|href)=["'](?!#)""", page)
    assert not re.findall(
        r"\b(?:fetch|XMLHttpRequest|WebSocket|localStorage|sessionStorage|innerHTML|cookie|eval)\b", page
    )


def test_there_is_a_page_for_every_title_and_language(both: object, site: dict[str, bytes]) -> None:
    assert {name for name in site if name.startswith("orders-")} == {f"orders-{name}.html" for name in titles()}


@pytest.mark.skipif(PROGRAM is None, reason=MISSING)
def test_what_a_link_says_is_text_whatever_it_looks_like(folder: Path, tmp_path: Path) -> None:
    """Also names of players, questions and reasons; and the lines that are written are those of the answers."""
    evil = "<img src=x onerror=alert(1)>"
    question = ["card", 2, evil, 1, f"Which {evil}?", evil, [f"CARD {evil}"], "card", [[evil, "0"]]]
    told = {
        "g": evil,
        "s": evil,
        "h": evil,
        "d": evil,
        "n": {"card": [evil, "Attack 20"]},
        "q": [question],
        "o": [evil],
    }
    opened = link(Tapping("", told), Reply(f"{evil}@mail.test", evil))
    with telephone(tmp_path) as phone:
        phone.open_orders(f"{(folder / 'orders-postal-cosmic.html').as_uri()}{opened}")
        shown = phone.run("document.body.innerHTML")
        assert (phone.run("document.images.length"), phone.complaints) == (0, [])
    assert shown.count("&lt;img src=x onerror=alert(1)&gt;") > 7


def asked_and_ordered(name: str) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """What a page is told of seats in recorded games of a title, and what house bots order there."""
    title = titles()[name]
    for setup in recorded(name)[::2]:
        played = game(setup)
        for phase in played.phases[:4]:
            view = phase.views[0]
            names = title.vocabulary(view, 0)
            asked = title.questions(view, 0)
            lines = [text(one, names) for one in title.bot(view, 0, played.chance) if one.answers(asked)]
            if lines:
                yield {**tapped_orders.of_seat(title, view, 0, asked), "o": lines}, lines


@pytest.mark.skipif(PROGRAM is None, reason=MISSING)
def test_whatever_bots_order_can_be_changed_and_written_again(folder: Path, tmp_path: Path) -> None:
    """Each order that stands is read into its form and written as it was: alternatives, conditions, limits and laps."""
    with telephone(tmp_path) as phone:
        for name in titles():
            for told, lines in asked_and_ordered(name):
                told |= {"g": "thunder", "s": "Red", "h": "turn 1 phase 2"}
                phone.open_orders(f"{(folder / f'orders-{name}.html').as_uri()}{link(Tapping('', told), REPLY)}")
                phone.run("[...document.querySelectorAll('#standing button')].forEach((one) => one.click())")
                written = phone.run("document.getElementById('text').value").splitlines()
                assert sorted(written) == sorted(lines), name
        assert phone.complaints == []


@pytest.mark.skipif(PROGRAM is None, reason=MISSING)
def test_an_order_has_a_limit_a_lap_and_takes_the_place_of_all_others(folder: Path, tmp_path: Path) -> None:
    title = titles()["cosmoclasm"]
    view = game(recorded("cosmoclasm")[0]).phases[1].views[0]
    told = tapped_orders.of_seat(title, view, 0, title.questions(view, 0))
    (coming,) = told["c"].values()
    told |= {"g": "thunder", "s": "Humans", "h": "turn 1 phase 2", "o": ["RETIRE"]}
    with telephone(tmp_path) as phone:
        phone.open_orders(f"{(folder / 'orders-cosmoclasm.html').as_uri()}{link(Tapping('', told), REPLY)}")
        for words in ("Change", f"LAP {coming + 1}", "Change", "At most so many times …", "+"):
            phone.tap_button(words)
        phone.tap("document.getElementById('alone')")
        written = phone.run("document.getElementById('text').value")
    assert written == f"REPLACE ALL\nIN {coming + 1} RETIRE; at most 2"
