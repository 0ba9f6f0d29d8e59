"""Legal notices and advertisements that firms and programs put below the letters of their people.

They matter because many begin like a condition: "If you are not the intended recipient" below an order would be read
as a part of it.
"""

import re
from typing import Final

# Each is told by its beginning and by a word that no order has.
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


def begins(line: str) -> bool:
    """Whether such a notice begins with this line; it goes on up to the next empty one."""
    return _BEGINS.match(line) is not None
