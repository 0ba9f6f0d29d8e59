"""Which lines of a letter are quoted, and which are its signature, when only the text itself tells.

A line is called quoted or signature only on good evidence: to read a signature as an order costs a line in the
acknowledgement, to read an order as a signature costs a player his turn.
"""

import re
from typing import Final

from msgspec import Struct

from adjudicator.mail import disclaimers

# A leading ">" is a quote mark, except in ">= 6", a comparison that a program wrapped to the start of a line.
_QUOTE: Final = re.compile(r"(?: {0,2}>(?!=))+ ?")
_INVISIBLE: Final = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad"))
_SPACES: Final = dict.fromkeys(map(ord, "\u00a0\u2007\u202f\u2009\u2002\u2003"), " ")
_CLEAN: Final = str.maketrans({**_INVISIBLE, **_SPACES, 0: " "})

_ORIGINAL: Final = re.compile(
    r"\s*-{3,}\s*(?:original message|originalnachricht|ursprüngliche nachricht|message d'origine|mensaje original"
    r"|mensagem original|messaggio originale|oorspronkelijk bericht|ursprungligt meddelande|opprinnelig melding"
    r"|oprindelig meddelelse|alkuperäinen viesti|исходное сообщение|wiadomość oryginalna|původní zpráva"
    r"|forwarded message|weitergeleitete nachricht)\s*-{3,}\s*\Z",
    re.I,
)
# The names of From, Sent/Date, To and Subject that mail programs put above a copy of the letter answered.
_FROM: Final = "from von de da van från fra lähettäjä от od feladó kimden 发件人 差出人 보낸사람".split()
_FIELDS: Final = (
    "sent date gesendet datum envoyé date enviado fecha data inviato verzonden skickat sendt dato lähetetty"
    " отправлено дата wysłano odesláno to an à para a aan till til vastaanottaja кому do komu cc subject betreff"
    " objet asunto assunto oggetto onderwerp ämne emne aihe тема temat předmět 发送时间 收件人 主题 日時 宛先 件名"
).split()
_FROM_LINE: Final = re.compile(rf"\s*\*?(?:{'|'.join(_FROM)})\s?[:：]\*?\s*\S", re.I)
_FIELD_LINE: Final = re.compile(rf"\s*\*?(?:{'|'.join(_FIELDS)})\s?[:：]", re.I)

_FROM_A_PHONE: Final = re.compile(
    r"\s*(?:sent from (?:my |yahoo mail|mail for|outlook for|proton|samsung)|get outlook for|von meinem \w+ gesendet"
    r"|gesendet von (?:meinem|mein)|diese nachricht wurde von meinem|envoyé (?:de|depuis) mon|enviado (?:desde|do|de)"
    r" (?:mi|meu)|inviato da(?:l mio)? |verstuurd vanaf mijn|verzonden vanaf mijn|skickat från min|sendt fra min"
    r"|lähetetty |отправлено с |wysłane z |odesláno z )",
    re.I,
)
_FENCE: Final = re.compile(r"\W*BEGIN ORDERS\b", re.I)


class Marked(Struct, frozen=True):
    """One line of a letter with what surrounds it taken off (depth counts quote marks, 0 is the writer's own)."""

    text: str
    depth: int
    signature: bool = False


def unquoted(raw: str, depth: int = 0) -> Marked:
    """One line without its quote marks; `depth` is what is known of it already."""
    raw = raw.translate(_CLEAN).rstrip("\r")
    match = _QUOTE.match(raw)
    if match is None:
        return Marked(raw, depth)
    return Marked(raw[match.end() :], depth + match[0].count(">"))


def _header_block(lines: list[Marked], at: int) -> bool:
    """Whether a copied header begins here: a known field, and two more within the next five lines, one of them From."""
    if not (_FROM_LINE.match(lines[at].text) or _FIELD_LINE.match(lines[at].text)):
        return False
    block = [line.text for line in lines[at : at + 9] if line.text.strip()][:6]
    origin = sum(bool(_FROM_LINE.match(text)) for text in block)
    return origin > 0 and origin + sum(bool(_FIELD_LINE.match(text)) for text in block) >= 3


def copied(lines: list[Marked]) -> list[Marked]:
    """Count what stands below "-----Original Message-----" or a copied header as quoted once more."""
    for at, line in enumerate(lines):
        if line.depth == 0 and (_ORIGINAL.match(line.text) or _header_block(lines, at)):
            head, tail = lines[:at], lines[at:]
            return head + [Marked(old.text, old.depth + 1, old.signature) for old in tail]
    return lines


def signed(lines: list[Marked]) -> list[Marked]:
    """Mark the signature: what follows "-- " until quoting or a fence begins, a telephone's own line, a disclaimer.

    A bare "--" is also a rule that somebody draws between two orders, so it begins no signature.
    """
    out: list[Marked] = []
    inside = legal = False
    for line in lines:
        if line.depth or _FENCE.match(line.text):
            inside = legal = False
        elif line.text == "-- ":
            inside = True
        legal = line.depth == 0 and bool(line.text.strip()) and (legal or disclaimers.begins(line.text))
        phone = line.depth == 0 and _FROM_A_PHONE.match(line.text) is not None
        out.append(Marked(line.text, line.depth, line.signature or inside or legal or phone))
    return out
