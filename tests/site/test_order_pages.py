"""Order pages: what stands in the files, and what a browser makes of them."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from adjudicator.games.catalogue import titles
from adjudicator.reports.values.order_page import Tapping, link
from adjudicator.reports.values.reply_link import Reply
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
