"""What a page shows as quoted: by the line beside it, by the names programs give it, or below a copied header."""

import pytest

from adjudicator.mail.parsing import html
from adjudicator.mail.parsing.quote_borders import drawn

LEFT = [
    "border:0;border-left:2px solid blue",
    "border-left: #1010ff 2px solid",
    "BORDER-LEFT: 1px SOLID #0857A6 !important; margin:10px",
    "border-width:0 0 0 2px;border-style:solid",
    "border: 0 solid; border-left-width: thin",
    "border-left:rgb(204, 204, 204) 1px solid",
    "border-inline-start: 1ex solid; border-inline-start: 2px solid",
]
NONE = ["border:none", "margin:0 0 0 40px;border:none;padding:0px", "border:medium none", "border-left:0px solid red"]


@pytest.mark.parametrize("style", LEFT)
def test_a_line_at_the_left(style: str) -> None:
    assert drawn(style).get("left")
    for tag in ("blockquote", "div"):
        assert depths(f"<p>PASS</p><{tag} style='{style}'>theirs</{tag}>") == {"PASS": 0, "theirs": 1}


@pytest.mark.parametrize("style", NONE)
def test_a_line_that_is_not_drawn(style: str) -> None:
    assert not drawn(style)["left"]
    assert depths(f"<p>PASS</p><blockquote style='{style}'>ELSE READY</blockquote>") == {"PASS": 0, "ELSE READY": 0}


def test_a_style_without_a_line() -> None:
    assert drawn("padding:3px;color;:;border-color:red") == {}
    assert depths("PASS<blockquote style='margin-left:1em'>theirs</blockquote>") == {"PASS": 0, "theirs": 1}


def test_a_frame_is_no_quotation() -> None:
    assert depths("<div style='border:1px solid'>PASS</div>") == {"PASS": 0}


HEADER = "<b>De la:</b> X<br><b>Trimis:</b> azi<br><b>Către:</b> Ann<br><b>Subiect:</b> y"


@pytest.mark.parametrize(
    "page",
    [
        '<div id="appendonsend"></div><hr><div>theirs</div>',
        f'<hr><div id="divRplyFwdMsg">{HEADER}</div><div>theirs</div>',
        f'<hr><div id="x_divRplyFwdMsg">{HEADER}</div><div>theirs</div>',
        f"<div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3pt'>{HEADER}</div></div><p>theirs</p>",
        f'<hr id="zwchr"><div>{HEADER}</div><div>theirs</div>',
        '<hr id="stopSpelling">theirs',
        '<div class="yahoo_quoted"><div>Pe azi X a scris:</div>theirs</div>',
        '<div class="ydp2f1yahoo_quoted">theirs</div>',
        '<div class="zmail_extra"><div>---- X ----</div><blockquote>theirs</blockquote></div>',
        '<div class="gmail_quote"><div class="gmail_attr">X:</div>theirs</div>',
        '<div class="gmail_quote gmail_quote_container"><div class="gmail_attr">X</div><blockquote>theirs</blockquote>',
        '<div class="protonmail_quote">X<blockquote type="cite">theirs</blockquote></div>',
        '<div class="tutanota_quote">theirs</div>',
        '<div name="quote" style="margin:10px">theirs</div>',
        '<div name="messageReplySection">X<blockquote>theirs</blockquote></div>',
        '<div id="mail-editor-reference-message-container">X<div>theirs</div></div>',
        '<p id="reply-intro">X</p><blockquote type="cite" style="border:none">theirs</blockquote>',
        '<blockquote id="isReplyContent" style="border:none">theirs</blockquote>',
        '<div class="moz-cite-prefix">X</div><blockquote type="cite">theirs</blockquote>',
        '<div dir="rtl"><div style="border-right:1px solid">theirs</div></div>',
    ],
)
def test_what_programs_call_a_quotation(page: str) -> None:
    found = depths(f"<div>PASS</div>{page}")
    assert found.pop("PASS") == 0
    assert found["theirs"] == 1


def test_an_answer_between_two_pieces_of_a_quotation() -> None:
    page = (
        "<div class='gmail_quote'><blockquote class='gmail_quote'>one</blockquote><div>PASS</div>"
        "<blockquote class='gmail_quote'>two</blockquote></div>"
    )
    assert depths(page) == {"one": 1, "PASS": 0, "two": 1}


def depths(page: str) -> dict[str, int]:
    return {line.text: line.depth for line in html.lines(page) if line.text}
