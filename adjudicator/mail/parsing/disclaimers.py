"""Legal notices and advertisements that firms and programs add below their users' letters.

They matter because many begin like a condition: "If you are not the intended recipient" below an order would be
read as part of it. Players also write about secrets, so a single word of such a notice does not make one.
"""

import re
from collections.abc import Sequence
from typing import Final

# Each is recognised by its beginning and by words that no order has.
_BEGINNINGS: Final = (
    r"(?:confidentiality|legal|privacy) (?:notice|note)\b",
    r"disclaimer\b",
    r"haftungsausschluss\b",
    r"(?:the .{0,30}in )?this (?:e-?mail|message)\b.{0,60}\b(?:intended|confidential|privileged|checked|scanned|virus)",
    r"if you (?:are not|have received|received) (?:the|this|an?)\b.{0,40}\b(?:recipient|addressee|error|mistake)",
    r"please consider the environment\b",
    r"(?:virus-?free|virenfrei)\.",
    r"diese (?:e-?mail|nachricht)\b.{0,60}\b(?:vertraulich|viren|ausschließlich)",
    r"(?:wenn|falls|sollten) sie nicht der (?:richtige|beabsichtigte|vorgesehene)\b",
    r"ce (?:message|courriel|mail)\b.{0,60}\b(?:confidentiel|destinataire)",
    r"est(?:e|a) (?:mensaje|correo|e-?mail|mensagem)\b.{0,60}\bconfidenc",
    r"questo messaggio\b.{0,60}\b(?:riservat|confidenzial)",
    r"dit (?:e-?mail)?bericht\b.{0,60}\b(?:vertrouwelijk|bestemd)",
)
_BEGINS: Final = re.compile(rf"\s*\W{{0,5}}(?:{'|'.join(_BEGINNINGS)})", re.I)


_STEMS: Final = tuple(
    "confidential privileged intended recipient addressee unauthori disclos disseminat prohibit delete destroy sender"
    " error mistake virus scanned checked liab vertraulich empfänger adressat unbefugt irrtümlich weitergabe vernicht"
    " lösch absender viren geprüft ausschließlich haftung confidentiel destinat erreur détrui interdit expéditeur"
    " confidenc prohibid proibid elimin remitent riservat confidenzial errore cancell mittent vietat vertrouwelijk"
    " bestemd geadresseerde afzender verwijder vergissing".split()
)
"""Beginnings of legal words. Two of them make a notice."""
_ENOUGH: Final = 2
_ADVERTISED: Final = re.compile(r"\s*\W{0,5}(?:please consider the environment\b|(?:virus-?free|virenfrei)\.)", re.I)
_ENDED: Final = (".", "!", "?", ":")
_SHORT: Final = 40
"""A line broken by a program has at least this many characters; a shorter one was ended by its writer."""
_ORDER: Final = re.compile(r"\s*[A-Z]{2,}\b(?=.*[a-z0-9])|\s*[A-Z]{3,}(?: [A-Z]+)?\s*\Z")


def begins(line: str) -> bool:
    """Whether such a notice may begin with this line."""
    return _BEGINS.match(line) is not None


def notices(lines: Sequence[str | None]) -> frozenset[int]:
    """Which of these lines belong to such notices; None stands for a line that is not to be judged.

    A notice continues in lines that a program has broken, and in further legal sentences.
    """
    found: set[int] = set()
    for at, line in enumerate(lines):
        if line is None or at in found or not begins(line):
            continue
        last, stop = line, at + 1
        while stop < len(lines) and _goes_on(last, following := lines[stop]):
            last, stop = following or "", stop + 1
        said = " ".join(one or "" for one in lines[at:stop]).casefold()
        if _ADVERTISED.match(said) or sum(stem in said for stem in _STEMS) >= _ENOUGH:
            found.update(range(at, stop))
    return frozenset(found)


def _goes_on(line: str, following: str | None) -> bool:
    if following is None or not following.strip() or _ORDER.match(following):
        return False
    if any(stem in following.casefold() for stem in _STEMS):
        return True
    said = line.rstrip()
    return len(said) >= _SHORT and not said.endswith(_ENDED)
