"""Boards at night: whatever is written can be read, and players keep their colours."""

import re
from xml.etree import ElementTree as ET

import pytest
from PIL import Image, ImageDraw

from adjudicator.data import folder
from adjudicator.engine.text.drawing import Picture
from adjudicator.engine.text.looks import LOOKS, token
from adjudicator.games.catalogue import titles
from adjudicator.reports.rendering.render import PICTURE, templates
from adjudicator.site.dark_boards import DARK, themed
from tests.contract.asked import recorded
from tests.contract.games import game

USING = templates(folder("templates") / "letters")
READABLE = 4.5
"""The contrast that writing needs (WCAG 2.2, 1.4.3)."""


def at_night(picture: Picture) -> tuple[list[tuple[str, dict[str, str]]], str]:
    """Each element as a browser shows it in the dark, and the colour of the paper."""
    said = ET.fromstring(USING.rendered(PICTURE, themed(picture)))
    style = next(one.text or "" for one in said if one.tag.endswith("style"))
    rules = re.findall(r":not\(([^)]*)\)\[(\w+)=\"(#\w+)\"\] \{ \w+: (#\w+) \}", style)
    assert len(rules) == 2 * len(DARK)
    found = []
    for one in said:
        kept = f".{one.get('class', '')}"
        turned = {
            name: night
            for excepted, name, day, night in rules
            if one.get(name) == day and kept not in excepted.split(", ")
        }
        found.append((one.tag.rpartition("}")[2], {**one.attrib, **turned}))
    paper = next(looks for tag, looks in found if tag == "rect")
    return found, paper["fill"]


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def faint(picture: Picture) -> list[tuple[str, str, str]]:
    """What is written that can hardly be read, with its colour and that of what it stands on."""
    elements, paper = at_night(picture)
    grounds = Image.new("RGB", (picture.width, picture.height), paper)
    draw = ImageDraw.Draw(grounds)
    found = []
    for tag, looks in elements:
        fill = looks.get("fill", "none")
        if tag == "circle" and fill != "none":
            x, y, far = (float(looks[name]) for name in ("cx", "cy", "r"))
            draw.ellipse((x - far, y - far, x + far, y + far), fill=fill)
        elif tag == "polygon" and fill != "none":
            draw.polygon([tuple(map(float, spot.split(","))) for spot in looks["points"].split()], fill=fill)
        elif tag == "text":
            at = int(float(looks["x"])), int(float(looks["y"]) - 0.355 * float(looks["font-size"]))
            ground = "#{:02x}{:02x}{:02x}".format(*grounds.getpixel(at))  # type: ignore[misc]
            if contrast(fill, ground) < READABLE:
                found.append((tag, fill, ground))
    return found


@pytest.mark.parametrize("name", titles())
def test_all_writing_can_be_read(name: str) -> None:
    for setup in recorded(name):
        views = [views[0] for _, views in game(setup).boundaries()]
        for view in views[:: max(1, len(views) // 3)]:
            picture = titles()[name].picture(view)
            if picture is not None:
                assert faint(picture) == [], setup


@pytest.mark.parametrize("player", LOOKS)
def test_players_keep_their_colours(player: str) -> None:
    tile = Picture(60, 30, token(player, 3).shapes, "")
    day = next(one for one in ET.fromstring(USING.svg(tile)) if one.tag.endswith("polygon"))
    elements, _ = at_night(tile)
    (night,) = [looks for tag, looks in elements if tag == "polygon"]
    assert night["fill"] == day.get("fill")
    assert night["stroke"] == DARK["ink"]
