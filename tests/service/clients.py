"""How mail programs answer a letter of ours: what they write above it, and how they show that they quote it.

Half of them no list of words knows, some nobody has ever written: what was sent tells a quotation, not its heading.
"""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from textwrap import wrap
from typing import Final, NamedTuple

from adjudicator.mail.parsing.letter import Letter

WHO: Final = "The Adjudicator <games@mail.test>"

SAYINGS: Final = {
    "zoho": "---- On Fri, 01 May 2026 20:00:00 +0200 {who} wrote ----",
    "zoho-german": "---- Am Fr, 01 Mai 2026 20:00:00 +0200 {who} schrieb ----",
    "yandex": '01.05.2026, 20:00, "The Adjudicator" <games@mail.test>:',
    "mail-ru": "Пятница, 1 мая 2026, 20:00 +03:00 от {who}:",
    "yahoo": "On Friday, May 1, 2026 at 08:00:00 PM GMT+2, {who} wrote:",
    "yahoo-romanian": "Pe vineri, 1 mai 2026 la 20:00:00 EEST, {who} a scris:",
    "yahoo-greek": "Στις Παρασκευή 1 Μαΐου 2026 στις 08:00:00 μ.μ., ο χρήστης The Adjudicator <games@mail.test>:",
    "yahoo-indonesian": "Pada Jumat, 1 Mei 2026 20.00.00 WIB, {who} menulis:",
    "proton": "On Friday, May 1st, 2026 at 8:00 PM, {who} wrote:",
    "gmail-hebrew": "\u202bבתאריך יום ו׳, 1 במאי 2026 ב-20:00 מאת \u202aThe Adjudicator\u202c <games@mail.test>:\u202c",
    "gmail-ukrainian": "пт, 1 трав. 2026 р. о 20:00 {who} пише:",
    "gmail-croatian": "pet, 1. svi 2026. u 20:00 {who} napisao je:",
    "gmail-vietnamese": "Vào 20:00, Th 6, 1 thg 5, 2026 {who} đã viết:",
    "apple-thai": "เมื่อวันที่ 1 พ.ค. 2569 เวลา 20:00 {who} เขียนว่า:",
    "invented": "Am Dienstag kritzelte {who}:",
    "invented-of-two-lines": "Vor langer Zeit, am 1. Mai 2026 um 20:00 Uhr,\nda kritzelte {who}:",
    "without-an-end": "1 May 2026 20:00 :: {who}",
    "elvish": "Sí teithant The Adjudicator (games@mail.test), 1/5/2026 20:00:",
    "nothing": "",
}

_LABELS: Final = {
    "english": "From Sent To Subject",
    "romanian": "De_la Trimis Către Subiect",
    "turkish": "Gönderen Gönderildi Kime Konu",
    "korean": "보낸_사람 보낸_날짜 받는_사람 제목",
    "hebrew": "מאת נשלח אל נושא",
    "arabic": "من تم_الإرسال إلى الموضوع",
    "thai": "จาก ส่ง ถึง เรื่อง",
    "vietnamese": "Từ Đã_gửi Đến Chủ_đề",
    "croatian": "Šalje Poslano Prima Predmet",
    "slovak": "Od Odoslané Komu Predmet",
    "estonian": "Saatja Saadetud Adressaat Teema",
    "lithuanian": "Nuo Išsiųsta Kam Tema",
    "bulgarian": "От Изпратено До Относно",
    "serbian": "Od Poslato Za Tema",
    "basque": "Nork Bidalia Nori Gaia",
    "hindi": "प्रेषक भेजा_गया प्रति विषय",
    "georgian": "გამგზავნი გაგზავნილია ვის თემა",
    "invented": "Wisper Wenn Wem Wozu",
}


class Quoting(NamedTuple):
    """How a program shows what it quotes: as plain text, or as a page."""

    name: str
    page: bool
    shown: Callable[[Sequence[str], str], str]
    """From the lines of its heading, and the text or the page of the letter."""


def headings(subject: str) -> Iterator[tuple[str, list[str]]]:
    """Every heading, by its name, as lines."""
    for name, said in SAYINGS.items():
        yield name, [line for line in said.format(who=WHO).split("\n") if line]
    for name, labels in _LABELS.items():
        origin, sent, to, about = (label.replace("_", " ") for label in labels.split())
        yield (
            f"outlook-{name}",
            [f"{origin}: {WHO}", f"{sent}: 1. 5. 2026 20:00", f"{to}: ann@mail.test", f"{about}: {subject}"],
        )


def text_of(letter: Letter) -> str:
    """A letter of ours as a program shows its text."""
    return "\n".join("> " * line.depth + line.text for line in letter.lines)


def _above(heading: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in heading)


def _unmarked(heading: Sequence[str], text: str) -> str:
    return f"{_above(heading)}\n{text}\n"


def _ruled(heading: Sequence[str], text: str) -> str:
    return f"________________________________\n{_above(heading)}\n{text}\n"


def _marked(heading: Sequence[str], text: str) -> str:
    return _above(heading) + "".join(f"> {line}\n" for line in text.split("\n"))


def _rewrapped(heading: Sequence[str], text: str) -> str:
    """Lines broken anew, bullets changed, quotes and spaces made finer, and empty lines taken out."""
    said = text.replace(" - ", " • ").replace("'", "’").split("\n")
    lines = [piece for line in said for piece in wrap(line, 50, break_long_words=False)]
    return _above(heading) + "\n" + "".join(f"{line}\n".replace("  ", "\u00a0 ") for line in lines)


def _broken(heading: Sequence[str], text: str) -> str:
    """Marked, and then broken: the ends of lines have no mark."""
    lines = [piece for line in text.split("\n") for piece in wrap(f"> {line}", 40, break_long_words=False) or [">"]]
    return _above(heading) + "".join(f"{line}\n" for line in lines)


def _page(heading: Sequence[str], page: str) -> str:
    return f"<div>{'<br>'.join(map(escape, heading))}</div><br>{_body(page)}"


def _body(page: str) -> str:
    return page[page.index(">", page.index("<body")) + 1 : page.rindex("</body")] if "<body" in page else page


def _bordered(heading: Sequence[str], page: str) -> str:
    said = "<br>".join(map(escape, heading))
    style = "border:0;border-left:2px solid blue;padding-left:5px"
    return f"<div>{said}</div><blockquote style='{style}'>{_body(page)}</blockquote>"


def _outlook(heading: Sequence[str], page: str) -> str:
    said = "".join(f"<b>{escape(line.partition(':')[0])}:</b>{escape(line.partition(':')[2])}<br>" for line in heading)
    return (
        '<div id="appendonsend"></div><hr style="display:inline-block;width:98%">'
        f'<div id="divRplyFwdMsg" dir="ltr">{said}<div>&nbsp;</div></div>{_body(page)}'
    )


def _outlook_desktop(heading: Sequence[str], page: str) -> str:
    style = "border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"
    said = "<br>".join(f"<b>{escape(line.partition(':')[0])}:</b>{escape(line.partition(':')[2])}" for line in heading)
    return f"<div><div style='{style}'><p class=MsoNormal>{said}</p></div></div>{_body(page)}"


def _yahoo(heading: Sequence[str], page: str) -> str:
    said = "<br>".join(map(escape, heading))
    return f'<div id="ydp1yahoo_quoted_2" class="ydp1yahoo_quoted"><div>{said}</div><div>{_body(page)}</div></div>'


def _named_quote(heading: Sequence[str], page: str) -> str:
    said = "<br>".join(map(escape, heading))
    style = "margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;"
    return f'<div name="quote" style="{style}"><div>{said}</div><div name="quoted-content">{_body(page)}</div></div>'


QUOTINGS: Final = (
    Quoting("unmarked", False, _unmarked),
    Quoting("ruled", False, _ruled),
    Quoting("marked", False, _marked),
    Quoting("rewrapped", False, _rewrapped),
    Quoting("broken", False, _broken),
    Quoting("page", True, _page),
    Quoting("bordered", True, _bordered),
    Quoting("outlook", True, _outlook),
    Quoting("outlook-desktop", True, _outlook_desktop),
    Quoting("yahoo", True, _yahoo),
    Quoting("named-quote", True, _named_quote),
)
