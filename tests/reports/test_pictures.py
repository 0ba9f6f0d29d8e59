"""Pictures: every shape is drawn, the words are readable, and a page shows them only from its own letter."""

from math import dist
from pathlib import Path
from typing import Literal, get_args
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageStat

from adjudicator.engine.text.drawing import (
    Arrow,
    Circle,
    Colour,
    Figure,
    Line,
    Picture,
    Placed,
    Polygon,
    Regular,
    Shape,
    Spot,
    Star,
    Text,
    box,
    moved,
)
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.reports.pictures.picture import Drawn, corners
from adjudicator.reports.pictures.shape_cache import Sheets, pixels
from adjudicator.reports.rendering.render import PICTURE, Templates, render, templates
from adjudicator.reports.templates.bad_template import BadTemplate
from adjudicator.reports.values.document import Document
from adjudicator.service.settings import template_folders
from tests.reports import samples
from tests.reports.page import Page

USING = templates(samples.LETTERS)
SVG = "{http://www.w3.org/2000/svg}"
PNG = b"\x89PNG\r\n\x1a\n"
REPORT = samples.REPORT


def _drawn(picture: Picture) -> list[ET.Element]:
    return list(ET.fromstring(USING.svg(picture)))


def _words(words: str) -> bytes:
    return USING.image(Picture(200, 40, (Text((100, 20), words),), "")).data


def test_every_shape_is_drawn_in_its_order() -> None:
    title, paper, *shapes = _drawn(samples.PICTURE)
    assert (title.text, paper.get("width")) == (samples.PICTURE.alt, "240")
    tags = {Circle: "circle", Line: "line", Text: "text"}
    assert [shape.tag for shape in shapes] == [
        f"{SVG}{tags.get(type(shape), 'polygon')}" for shape in samples.PICTURE.shapes
    ]
    assert {type(shape) for shape in samples.PICTURE.shapes} == set(get_args(Shape))
    assert shapes[0].get("points") == " ".join(f"{x}.00,{y}.00" for x, y in box(10, 10, 60, 40))
    assert shapes[-1].text == "Zoë <3> & you"


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_a_regular_polygon_has_equal_sides_and_a_corner_at_the_top(count: int) -> None:
    found = corners(Regular(centre=(50, 60), radius=20, corners=count))
    assert found[0] == pytest.approx((50, 40))
    sides = [dist(a, b) for a, b in zip(found, (*found[1:], found[0]), strict=True)]
    assert sides == pytest.approx([sides[0]] * count)
    assert [dist(corner, (50, 60)) for corner in found] == pytest.approx([20] * count)


def test_a_polygon_can_be_turned() -> None:
    assert corners(Regular(centre=(0, 0), radius=10, corners=4, turn=90))[0] == pytest.approx((10, 0))


def test_a_star_has_hollows_between_its_rays() -> None:
    found = corners(Star(centre=(0, 0), radius=10, rays=5))
    assert [dist(corner, (0, 0)) for corner in found] == pytest.approx([10, 4.5] * 5)


@pytest.mark.parametrize(("start", "end"), [((0, 0), (100, 0)), ((30, 80), (10, 20)), ((5, 5), (5, 19))])
def test_an_arrow_begins_where_it_starts_and_points_at_its_end(start: Spot, end: Spot) -> None:
    found = corners(Arrow(start=start, end=end, shaft=4))
    assert found[3] == pytest.approx(end)
    assert dist(found[0], found[-1]) == pytest.approx(4)
    assert dist([(a + b) / 2 for a, b in zip(found[0], found[-1], strict=True)], start) == pytest.approx(0)
    assert max(dist(start, corner) for corner in found) <= dist(start, end) + 6


def test_an_arrow_that_leads_nowhere_is_no_more_than_a_spot() -> None:
    assert set(corners(Arrow(start=(4, 5), end=(4, 5), shaft=4))) == {(4, 5)}


def test_every_colour_is_another_one() -> None:
    names = get_args(Colour)
    picture = Picture(9, 9, tuple(Circle(centre=(4, 4), radius=4, fill=name) for name in names), "")
    assert len({shape.get("fill") for shape in _drawn(picture)[2:]}) == len(names)


def test_the_font_that_came_with_the_program_is_used() -> None:
    """Without a font no letter would be drawn, and different words would look the same."""
    pictures = {_words(words) for words in ("", "A", "B", "AB", "é", "Ł", "\N{EN DASH}")}
    assert len(pictures) == 7


def test_what_is_no_character_is_left_out() -> None:
    assert _words("a\x00b\x1bc\ud800") == _words("a b c ")


def test_the_same_picture_is_made_once_and_alike_everywhere() -> None:
    image = USING.image(samples.PICTURE)
    assert image.data.startswith(PNG)
    assert USING.image(replace(samples.PICTURE)) is image
    assert Templates([samples.LETTERS]).image(samples.PICTURE) == image


def test_letters_in_all_languages_share_the_shapes_that_were_drawn() -> None:
    german = templates(*template_folders.folders(None, "de"), tongue=Tongue("de"))
    assert german._sheets is USING._sheets


def test_a_picture_is_the_same_whatever_was_drawn_before() -> None:
    """Else a letter that is made again after a fault would not be the same to the byte."""
    arrows = [Arrow((20, 20 + 17 * n), (560 - 13 * n, 600 - 11 * n), 6, fill="sky", line="ink") for n in range(24)]
    tokens = [
        Regular((60 * sides, 20 * turn + 300 * size), 10 + size, sides, turn=15 * turn, fill="orange", line="ink")
        for sides in range(3, 7)
        for turn in range(13)
        for size in (0, 1)
    ]
    picture = Picture(600, 640, (*arrows, *tokens), "")
    fresh, used = (Sheets(lambda sheet: USING.rendered(PICTURE, sheet)) for _ in range(2))
    for part in tokens:
        used.drawn(Picture(600, 640, (part,), ""))
    assert used.drawn(picture).tobytes() == fresh.drawn(picture).tobytes()


def _railway(start: Spot, lane: int, end: Spot, shaft: int = 5) -> Arrow:
    via = ((lane, start[1]), (lane, end[1]))
    return Arrow(start, end, shaft, via, fill="sky", line="ink", width=1)


@pytest.mark.parametrize("shaft", [1, 4, 5, 9])
@pytest.mark.parametrize(
    ("start", "lane", "end"),
    [
        ((20, 20), 150, (280, 250)),
        ((20, 250), 151, (280, 21)),
        ((280, 20), 150, (20, 233)),
        ((280, 250), 140, (17, 20)),
        ((20, 20), 230, (20, 250)),
    ],
)
def test_an_arrow_in_pieces_looks_like_the_whole(start: Spot, lane: int, end: Spot, shaft: int) -> None:
    mean, most = _as_drawn(USING, Picture(300, 270, (_railway(start, lane, end, shaft),), ""))
    assert mean < 0.04
    assert most < 64


def test_another_arrow_of_the_same_colour_is_put_together_from_what_was_drawn() -> None:
    drawn = []

    def svg(sheet: Drawn) -> str:
        drawn.append(sheet)
        return USING.rendered(PICTURE, sheet)

    sheets = Sheets(svg)
    counts = []
    for n in range(4):
        for start, end in (((20, 20 + n), (280, 250 - 7 * n)), ((280, 40 + 3 * n), (20, 230 - n))):
            sheets.drawn(Picture(300, 270, (_railway(start, 100 + 13 * n, end), _railway(end, 90 + n, start)), ""))
        counts.append(len(drawn))
    assert counts[-1] - counts[0] < 16


def test_what_is_kept_too_long_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adjudicator.reports.pictures.shape_cache.KEPT", len(set(samples.PICTURE.parts)))
    sheets = Sheets(lambda sheet: USING.rendered(PICTURE, sheet))
    sheets.drawn(Picture(20, 20, (Text((9, 9), "x"),), ""))
    drawn = sheets.drawn(samples.PICTURE)
    assert len(sheets._kept) <= len(samples.PICTURE.parts)
    assert drawn.tobytes() == Sheets(lambda sheet: USING.rendered(PICTURE, sheet)).drawn(samples.PICTURE).tobytes()


def test_colours_are_numbered() -> None:
    """Three bytes for every dot would make letters three times as long."""
    assert USING.image(samples.PICTURE).data[25] == 3


def test_few_pictures_are_kept() -> None:
    using = Templates([samples.LETTERS])
    for number in range(70):
        using.image(Picture(2, 2, (), str(number)))
    assert len(using._images) < 65


def test_the_page_shows_the_picture_and_says_it_in_words() -> None:
    rendered = render(REPORT, USING)
    (image,) = rendered.images
    (shown,) = [attributes for tag, attributes in Page(rendered.html).tags if tag == "img"]
    assert shown["src"] == f"cid:{image.cid}"
    assert shown["alt"] == samples.PICTURE.alt
    assert (shown["width"], shown["height"]) == ("240", "120")
    assert "max-width:100%" in str(shown["style"])
    assert image.cid not in rendered.text


@pytest.mark.parametrize("document", [replace(REPORT, picture=None), samples.NOTICE])
def test_without_a_picture_there_is_none(document: Document) -> None:
    rendered = render(document, USING)
    assert rendered.images == ()
    assert "<img" not in rendered.html


def _with(folder: Path, name: str, source: str) -> Templates:
    (folder / name).write_text(source)
    return Templates([folder, samples.LETTERS])


def test_what_a_page_does_not_show_is_not_sent(tmp_path: Path) -> None:
    own = '{% extends "_base.html.j2" %}{% block body %}<p>Only words.</p>{% endblock %}'
    assert render(REPORT, _with(tmp_path, "report.html.j2", own)).images == ()


def test_a_gm_can_draw_in_another_way(tmp_path: Path) -> None:
    own = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle r="4"/></svg>'
    (image,) = render(REPORT, _with(tmp_path, "picture.svg.j2", own)).images
    assert image.data.startswith(PNG)
    assert image.data != USING.image(samples.PICTURE).data


def _as_drawn(using: Templates, picture: Picture) -> tuple[float, float]:
    """How far the picture is from the same drawn in one piece: in the mean, and at most, of 255."""
    whole = pixels(using.svg(picture)).convert("RGB")
    apart = ImageStat.Stat(
        ImageChops.difference(Sheets(lambda sheet: using.rendered(PICTURE, sheet)).drawn(picture), whole)
    )
    return max(apart.mean), max(most for _, most in apart.extrema)


def test_shapes_drawn_one_by_one_look_like_the_whole() -> None:
    crowded = replace(
        samples.PICTURE,
        parts=tuple(
            shape
            for x in range(40, 150, 20)
            for shape in (
                Circle(centre=(x - 50, 30), radius=25, line="blue", width=5),
                Arrow(start=(x, 110), end=(x + 47, 3), shaft=7, fill="yellow", line="ink", width=1),
                Line(start=(x, 60), end=(x + 60, 61), dashed=True),
                Text((x, 80), "Zoë", 16, "purple", "end"),
            )
        ),
    )
    for picture in (samples.PICTURE, crowded):
        mean, most = _as_drawn(USING, picture)
        assert mean < 0.5
        assert most < 64


def test_figures_stand_where_they_are_placed() -> None:
    figure = Figure(
        (Circle(centre=(0, 0), radius=12, fill="white"), Text((0, 1), "7"), Arrow(start=(0, 0), end=(20, 9), shaft=3))
    )
    picture = Picture(120, 60, (Placed(figure, (30, 30)), Placed(figure, (70, 20))), "")
    assert picture.shapes[:2] == (replace(figure.shapes[0], centre=(30, 30)), Text((30, 31), "7"))
    assert picture.shapes[3:] == tuple(moved(shape, 40, -10) for shape in picture.shapes[:3])
    mean, most = _as_drawn(USING, picture)
    assert mean < 0.5
    assert most < 64


def test_a_shape_hides_nothing_of_what_its_room_lies_on() -> None:
    """What lies on nothing but paper is laid with it; here a corner of the ring's room lies on the square."""
    square, ring = Polygon(corners=box(10, 10, 40, 40), fill="blue"), Circle(centre=(110, 110), radius=90, line="ink")
    sheets = Sheets(lambda sheet: USING.rendered(PICTURE, sheet))
    both, alone = (sheets.drawn(Picture(220, 220, parts, "")) for parts in ((square, ring), (square,)))
    hidden = ImageChops.difference(both, alone).crop((30, 30, 40, 40)).getbbox()
    assert (hidden, sheets._apart) == (None, True)


def test_what_nothing_is_seen_through_hides_what_is_below_it() -> None:
    dot, square = Circle(centre=(30, 30), radius=25, fill="ink"), Polygon(corners=box(20, 10, 30, 40), fill="tint")
    sheets = Sheets(lambda sheet: USING.rendered(PICTURE, sheet))
    both, alone = (sheets.drawn(Picture(60, 60, parts, "")) for parts in ((dot, square), (square,)))
    differs = ImageChops.difference(both, alone)
    assert differs.crop((20, 10, 50, 50)).getbbox() is None
    assert differs.crop((0, 0, 20, 60)).getbbox() is not None


def test_a_shape_looks_alike_on_the_paper_and_where_something_else_could_be() -> None:
    dots = tuple(Circle(centre=spot, radius=2, fill="ink") for spot in ((9, 9), (351, 211)))
    parts = (Circle(centre=(90, 90), radius=60, line="pale"), Star(centre=(250, 100), radius=70, rays=5, fill="sky"))
    sheets = Sheets(lambda sheet: USING.rendered(PICTURE, sheet))
    free, within = (
        sheets.drawn(Picture(360, 220, (*more, *parts), "")).crop((20, 20, 340, 200))
        for more in ((), (Placed(Figure(dots), (0, 0)),))
    )
    assert free.tobytes() == within.tobytes()


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_words_are_not_larger_than_the_room_they_are_given(anchor: Literal["start", "middle", "end"]) -> None:
    """Or every picture with them would be drawn in one piece, which takes many times as long."""
    sheets = Sheets(lambda sheet: USING.rendered(PICTURE, sheet))
    words = ("ÅÊŁ", "WWW", "gjpqyQ,", "|", "f", "j")
    sheets.drawn(Picture(60, 60, tuple(Text((30, 30), said, 16, anchor=anchor) for said in words), ""))
    assert sheets._apart


def _ours(old: str, new: str) -> str:
    source = (samples.LETTERS / "picture.svg.j2").read_text()
    assert old in source
    return source.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new"),
    [("</svg>", '<circle cx="40" cy="40" r="9"/></svg>'), ("{% if paper %}", "{% if true %}")],
)
def test_what_a_template_draws_beside_shapes_is_drawn_once(tmp_path: Path, old: str, new: str) -> None:
    assert _as_drawn(_with(tmp_path, "picture.svg.j2", _ours(old, new)), samples.PICTURE) == (0, 0)


def test_a_template_can_draw_shapes_larger_than_they_are(tmp_path: Path) -> None:
    using = _with(tmp_path, "picture.svg.j2", _ours("""stroke-width="{{ shape["width"] }}"/>""", 'stroke-width="40"/>'))
    assert _as_drawn(using, samples.PICTURE)[0] < 0.5


@pytest.mark.parametrize("broken", ["<svg", "no drawing", "{{ shapes[0]['nothing'] }}"])
def test_a_template_that_draws_nothing_is_named(tmp_path: Path, broken: str) -> None:
    with pytest.raises(BadTemplate, match=r"the template picture\.svg\.j2"):
        render(REPORT, _with(tmp_path, "picture.svg.j2", broken))


@pytest.mark.parametrize("said", ["Red's system: 1: 4 Red; 2: 4 Red. " * 9, "Zoë greift an; " * 9])
def test_its_words_stand_in_short_lines_and_stay_apart_where_line_ends_count_for_nothing(said: str) -> None:
    alt = USING.image(Picture(200, 40, (Text((100, 20), "1"),), said)).alt
    assert alt.count("\n") >= 1
    assert max(map(len, alt.split("\n"))) <= 73
    assert alt.replace("\n", "") == said.strip()
