"""The scripts of the pages in a real browser, from files: they step, and they draw what the dice of Python draw."""

import json
import re
import shutil
import subprocess
from hashlib import blake2b, sha256
from html import unescape
from pathlib import Path
from typing import Any, Final
from xml.etree.ElementTree import fromstring

import pytest

from adjudicator.core.chance import SEED_BYTES, Chance, combine, commitment
from tests.patience import PATIENCE
from tests.site.games import ended, running

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
PROGRAM: Final = next((found for name in BROWSERS if (found := shutil.which(name))), None)
pytestmark = pytest.mark.skipif(PROGRAM is None, reason=f"needs one of {', '.join(BROWSERS)}")


def dump(page: Path, folder: Path, part: str = "") -> str:
    """What a page is when its scripts have run."""
    assert PROGRAM is not None
    done = subprocess.run(
        [
            PROGRAM,
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            f"--user-data-dir={folder / 'profile'}",
            "--virtual-time-budget=20000",
            "--timeout=60000",
            "--dump-dom",
            f"{page.as_uri()}{part}",
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    return done.stdout


def played(www: Path, name: str, script: str) -> Path:
    """A page that a player's hand is laid on: one more script of the site's own, as its policy demands."""
    page = www / name
    hand = page.parent / "hand.js"
    hand.write_text(f'addEventListener("load", () => {{ {script} }});')
    page.write_text(page.read_text().replace("</head>", '<script src="hand.js"></script></head>'))
    return page


@pytest.fixture
def www(folder: Path, tmp_path: Path) -> Path:
    return shutil.copytree(folder, tmp_path / "www")


@pytest.fixture
def german(both: Path, tmp_path: Path) -> Path:
    """The pages in German, beside those in English."""
    return shutil.copytree(both, tmp_path / "both") / "de"


def test_who_steps_through_the_board_in_german_finds_the_same_moment_in_english(german: Path, tmp_path: Path) -> None:
    script = """
        document.getElementById("back").click();
        document.body.dataset.seen = JSON.stringify([document.getElementById("said").textContent,
            document.querySelector(".languages a").getAttribute("href")]);
    """
    name = running("postal-cosmic")
    page = played(german, f"games/{name}/index.html", script)
    found = re.search(r'data-seen="([^"]*)"', dump(page, tmp_path))
    assert found is not None
    said, link = json.loads(unescape(found[1]))
    assert said == "Das Spielfeld: Zug 1 Phase 3"
    assert link.endswith(f"both/games/{name}/index.html#t1p3")


def test_draws_are_verified_in_german(german: Path, tmp_path: Path) -> None:
    for good in (True, False):
        page = played(
            german, f"games/{ended('postal-cosmic')}/proof.html", 'document.getElementById("verify").click();'
        )
        if not good:
            page.write_text(page.read_text().replace('"value":', '"value":1', 1))
        shown = dump(page, tmp_path)
        count = shown.count('<th scope="row">')
        assert ("Alles ist richtig." in shown.partition('id="verdict"')[2]) == good
        assert ("Etwas ist falsch: siehe unten." in shown.partition('id="verdict"')[2]) != good
        said = f"{count - (not good)} von {count} Ziehungen sind richtig: "
        assert f'{said}<span class="{"good" if good else "bad"}">{"richtig" if good else "falsch"}</span>' in shown


def test_the_board_is_stepped_through_with_keys_buttons_slider_and_links(www: Path, tmp_path: Path) -> None:
    """From a link to a moment: two back by key and button, one on by slider; it is said, and the address follows."""
    script = """
        const seen = [];
        const note = () => seen.push([document.getElementById("picture").getAttribute("src"), location.hash,
            document.getElementById("slider").getAttribute("aria-valuetext"),
            document.getElementById("said").textContent].join(" "));
        note();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
        note();
        document.getElementById("back").click();
        note();
        const slider = document.getElementById("slider");
        slider.value = "3";
        slider.dispatchEvent(new Event("input"));
        note();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
        seen.push(document.getElementById("back").disabled, document.getElementById("picture").alt);
        document.body.dataset.seen = JSON.stringify(seen);
    """
    page = played(www, f"games/{running('postal-cosmic')}/index.html", script)
    found = re.search(r'data-seen="([^"]*)"', dump(page, tmp_path, "#t1p3"))
    assert found is not None
    title = fromstring((page.parent / "start.svg").read_bytes()).find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert json.loads(unescape(found[1])) == [
        "t1p3.svg #t1p3 turn 1 phase 3 ",
        "t1p2.svg #t1p2 turn 1 phase 2 The board after turn 1 phase 2",
        "t1p1.svg #t1p1 turn 1 phase 1 The board after turn 1 phase 1",
        "t1p3.svg #t1p3 turn 1 phase 3 The board after turn 1 phase 3",
        True,
        title.text,
    ]


def test_every_draw_of_a_game_is_made_again(www: Path, tmp_path: Path) -> None:
    """Where one of them is another than it was, that one is wrong."""
    for number, title in enumerate(("postal-cosmic", "cosmoclasm")):
        page = played(www, f"games/{ended(title)}/proof.html", 'document.getElementById("verify").click();')
        (data,) = re.findall(r'<script type="application/json" id="data">(.*)</script>', page.read_text())
        draws = json.loads(data)["draws"]
        if not number:
            broken = data.replace('"value":', '"value":1', 1)
            page.write_text(page.read_text().replace(data, broken))
        shown = dump(page, tmp_path)
        assert shown.count('<th scope="row">') == len(draws) > 0
        assert shown.count('<td class="bad">wrong</td>') == (number == 0)
        verdict = shown.partition('id="verdict"')[2]
        assert ("Something is wrong" in verdict) == (number == 0)
        assert ("Everything is right" in verdict) == (number != 0)


def vectors() -> dict[str, Any]:
    """Hashes of messages of every length around the size of a block, and draws of dice."""
    seed = combine(bytes(range(SEED_BYTES)), ["", "quetzal ü 漢字", "x" * 300])
    chance = Chance(seed)
    messages = [bytes(i * n % 251 for i in range(n)) for n in (*range(0, 140, 3), 127, 128, 129, 255, 256, 257, 1000)]
    things = [["Attack 8", "Compromise", "Ä"][i * i % 3] for i in range(40)]
    below = [{"label": f"l{n}/ä", "of": n, "value": chance.below(f"l{n}/ä", n)} for n in (1, 2, 6, 1000, 2**31)]
    chosen = [
        {"label": f"c{n}", "things": things[: 2 * n], "chosen": chance.choose(f"c{n}", things[: 2 * n], n)}
        for n in range(1, 20)
    ]
    half = bytes(range(SEED_BYTES))
    return {
        "hashes": [
            (m.hex(), key.hex(), blake2b(m, key=key, digest_size=16).hexdigest(), sha256(m).hexdigest())
            for m in messages
            for key in (b"", seed, bytes(64))
        ],
        "proof": {
            "commitment": commitment(half),
            "gm_half": half.hex(),
            "luck": [{"words": ""}, {"words": "quetzal ü 漢字"}, {"words": "x" * 300}],
            "seed": seed.hex(),
            "draws": [*below, *chosen],
        },
    }


def test_hashes_and_draws_are_those_of_python(www: Path, tmp_path: Path) -> None:
    page = www / "vectors.html"
    script = """
        const { hashes, proof } = JSON.parse(document.getElementById("vectors").textContent);
        const wrong = hashes.filter(([message, key, blake, sha]) =>
            hexOf(blake2b(bytesOf(message), 16, bytesOf(key))) !== blake || hexOf(sha256(bytesOf(message))) !== sha);
        const { steps } = verified(proof, proof.commitment);
        document.body.textContent = JSON.stringify([hashes.length, wrong.length, steps.map(([, right]) => right)]);
    """
    page.write_text(
        '<!DOCTYPE html><meta charset="utf-8"><body><script type="application/json" id="vectors">'
        f"{json.dumps(vectors())}</script><script src='blake2b.js'></script><script src='proof.js'></script>"
        f"<script>{script}</script>"
    )
    shown = dump(page, tmp_path)
    hashes = len(vectors()["hashes"])
    assert f"[{hashes},0,[true,true,true,true]]" in shown
