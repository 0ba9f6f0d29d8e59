"""Pages opened in Chromium: what a validator, axe and a list of mail programs say of them, and how they look."""

import json
import os
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Mapping, Sequence
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from PIL import Image, ImageChops, ImageStat

from adjudicator.reports.pictures.picture import FONT
from tests.hygiene.sources import CHECKOUT

HERE: Final = Path(__file__).parent
KEPT: Final = CHECKOUT / "build" / "browser"
"""Where the pictures are kept that were taken last, whole."""
STORED: Final = HERE / "looks"
"""How the pages have looked, in small; `make looks` takes new ones."""
SMALL: Final = 200
"""The width of a stored picture, in pixels."""
APART: Final = 6.0
"""How far two pictures of the same page may be apart: in the mean of all dots, of 255."""
_OLDEST_NODE: Final = (20, 19)


class View(Struct, frozen=True):
    """A page at one width, in light or in dark."""

    width: int
    scheme: str
    picture: str
    first: int
    """How many pixels stand above the first order that can be tapped; 0 where there is none."""
    overflows: int
    """By how many pixels the page is wider than its window."""
    broken: tuple[str, ...]
    """What axe finds, each with how serious it is."""
    errors: tuple[str, ...]
    fetched: tuple[str, ...]


class Looked(Struct, frozen=True):
    """What was found of a page; `unsupported` are parts of it by the mail programs that pass over them."""

    name: str
    invalid: tuple[str, ...]
    unsupported: dict[str, tuple[str, ...]]
    views: tuple[View, ...]


@cache
def missing() -> str:
    """What this machine lacks for a look at pages; nothing, if it lacks nothing."""
    node = shutil.which("node")
    if shutil.which("chromium") is None or node is None:
        return "there is no Chromium, or no Node.js: see `make browser`"
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    if version < _OLDEST_NODE:
        return f"Node.js is {said.strip()}; the list of mail programs needs {'.'.join(map(str, _OLDEST_NODE))}"
    return "" if (HERE / "node_modules").is_dir() else "its libraries are not installed: see `make browser`"


class Opened(NamedTuple):
    """A file as it is opened: by a link with this fragment, and then these buttons are tapped, by their words."""

    file: Path
    fragment: str
    taps: tuple[str, ...] = ()


def look(folder: Path, pages: Mapping[str, str | Path | Opened], *, mail: bool) -> tuple[Looked, ...]:
    """All pages, by name: HTML, or a file that lies where its links lead somewhere."""
    KEPT.mkdir(parents=True, exist_ok=True)
    wanted = []
    for name, page in pages.items():
        opened = (
            page
            if isinstance(page, Opened)
            else Opened(page if isinstance(page, Path) else folder / f"{name}.html", "")
        )
        if isinstance(page, str):
            opened.file.write_text(page, encoding="utf-8")
        wanted.append({"name": name, "mail": mail, **opened._asdict(), "file": str(opened.file)})
    asked = {"chromium": shutil.which("chromium"), "font": str(FONT), "keep": str(KEPT), "pages": wanted}
    ran = subprocess.run(
        ["node", str(HERE / "look.mjs")], input=json.dumps(asked), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return msgspec.json.decode(ran.stdout, type=tuple[Looked, ...])


def shown(raw: bytes) -> str:
    """The page of a letter with its pictures in it."""
    mail = message_from_bytes(raw, policy=policy.default)
    assert isinstance(mail, EmailMessage)
    page = mail.get_body(("html",))
    assert isinstance(page, EmailMessage)
    html: str = page.get_content()
    for part in mail.walk():
        if part.get_content_maintype() == "image" and part["Content-ID"]:
            data = b64encode(part.get_content()).decode()
            html = html.replace(
                f"cid:{part['Content-ID'].strip('<>')}", f"data:{part.get_content_type()};base64,{data}"
            )
    return html


def apart(view: View) -> float:
    """How far a view is from the stored picture of it; with BROWSER=renew it is stored first."""
    taken = Path(view.picture)
    with Image.open(taken) as whole:
        height = max(1, round(whole.height * SMALL / whole.width))
        small = whole.convert("L").resize((SMALL, height), Image.Resampling.BOX)
    stored = STORED / taken.name
    if os.environ.get("BROWSER") == "renew":
        STORED.mkdir(exist_ok=True)
        small.quantize(16).save(stored, optimize=True)
    assert stored.exists(), f"{stored.name} is not stored yet: make looks"
    with Image.open(stored) as before:
        # A line more or less is no other look: what is below both is left out.
        common = (SMALL, min(before.height, small.height))
        if abs(before.height - small.height) > max(4, before.height // 50):
            return 255.0
        box = (0, 0, *common)
        between = ImageChops.difference(before.convert("L").crop(box), small.crop(box))
    return float(ImageStat.Stat(between).mean[0])


def faults(looked: Sequence[Looked]) -> list[tuple[object, ...]]:
    """All that is wrong with pages: what is no HTML, shuts somebody out, does not fit, fails, or asks for anything."""
    found: list[tuple[object, ...]] = [(page.name, "invalid", page.invalid) for page in looked if page.invalid]
    for page in looked:
        for view in page.views:
            wrong = {"broken": view.broken, "overflows": view.overflows, "errors": view.errors, "fetched": view.fetched}
            found += [(page.name, view.width, view.scheme, what, said) for what, said in wrong.items() if said]
    return found
