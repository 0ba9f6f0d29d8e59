"""Our own provider's findings: its Authentication-Results header (RFC 8601), and nobody else's.

Anybody can write such a header into a letter. It is believed only under the name in the settings, and only the topmost
one of that name, which our provider added last. The provider has to remove those that others wrote in its name.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

import authres  # type: ignore[import-untyped]
from authres.core import AuthResError  # type: ignore[import-untyped]

from adjudicator.mail.proof import NOTHING, Proof, covers

UNNAMED: Final = "none"
"""How the settings name a provider whose header begins with the results and gives no name (Microsoft 365)."""

_FOLD: Final = re.compile(r"\s+")
_BRACKET: Final = re.compile(r"([()])")
# Words that are in no RFC and can be ignored.
_OWN_WORDS: Final = re.compile(r"\s(?:action|compauth)=\S+")


def _split(value: str) -> tuple[str, list[str]]:
    """The name of the server that found it, and each of the results."""
    plain = _uncommented(_FOLD.sub(" ", value))
    first, *rest = [part.strip() for part in plain.split(";")]
    if "=" in first:
        return UNNAMED, [first, *rest]
    return first.partition(" ")[0].lower().strip('"'), rest


def _uncommented(value: str) -> str:
    """The value without comments, which may be nested; an unmatched bracket stays."""
    out: list[str] = []
    begun: list[int] = []
    for piece in _BRACKET.split(value):
        if piece == "(":
            begun.append(len(out))
        if piece == ")" and begun:
            del out[begun.pop() :]
            out.append(" ")
        else:
            out.append(piece)
    return "".join(out)


def _read(results: Sequence[str]) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """(method, result, domains) of every result that can be read."""
    for one in results:
        said = _OWN_WORDS.sub(" ", f" {one}")
        try:
            (found,) = authres.AuthenticationResultsHeader.parse_value(f"x; {said}").results
        except (AuthResError, ValueError, LookupError, AttributeError, TypeError):
            continue  # the library fails on many headers; the other results may be readable
        if hasattr(found, "properties"):
            domains = [str(one.value).rpartition("@")[2] for one in found.properties if one.type in ("header", "smtp")]
            yield str(found.method).lower(), str(found.result).lower(), tuple(domains)


def found(headers: Sequence[str], sender: str, trusted: Sequence[str]) -> Proof:
    """A trusted provider's finding about a sender's domain; `headers` are all such headers, the topmost first."""
    names = {name.lower() for name in trusted}
    for value in headers:
        provider, results = _split(value)
        if provider in names:
            return _judged(provider, list(_read(results)), sender)
    return NOTHING


def _judged(provider: str, results: Sequence[tuple[str, str, tuple[str, ...]]], sender: str) -> Proof:
    for method, result, domains in results:
        if method == "dmarc" and result in ("pass", "fail") and sender in map(str.lower, domains):
            return Proof("pass" if result == "pass" else "fail", f"DMARC by {provider}")
    for method, result, domains in results:
        if method in ("dkim", "spf") and result == "pass" and any(covers(domain, sender) for domain in domains):
            return Proof("pass", f"{method.upper()} by {provider}")
    return NOTHING
