"""Addresses at which nobody reads letters: those that answer is not wanted at, those of mail servers, and our own."""

import re
from typing import Final

from adjudicator.mail.writing.address import bare

_NO_ANSWER: Final = (
    *(f"{no}{word}" for no in ("no", "not", "dont", "donot", "never") for word in ("reply", "replies", "answer")),
    *(f"{no}{word}" for no in ("no", "dont", "donot") for word in ("respond", "response")),
    *("keineantwort", "nichtantworten", "nepasrepondre", "pasdereponse", "noresponder", "norespuesta"),
    *("naoresponda", "nonrispondere", "nietbeantwoorden", "svarinte", "svarikke", "ingensvar", "eivastausta"),
    *("nieodpowiadac", "nieodpowiadaj", "neodpovidat", "neodpovidejte", "yanitlamayin"),
)
_SERVERS: Final = frozenset(
    (
        *("postmaster", "mailerdaemon", "maildaemon", "mdaemon", "hostmaster", "bounce", "bounces", "autoreply"),
        *("autoresponder", "majordomo", "listserv", "devnull", "null", "blackhole", "discard", "nobody"),
        *("undisclosedrecipients", "unsubscribe"),
    )
)
_RETURNED: Final = "bounces"
"""Before or behind the name of a list: where mail goes that cannot be delivered to its readers."""
_BETWEEN: Final = re.compile(r"[^a-z]+")
_HOSTS_THAT_DROP_DOTS: Final = {"gmail.com": "gmail.com", "googlemail.com": "gmail.com"}
_NO_HOST: Final = ".invalid"
"""What no host is ever called (RFC 2606)."""


def ours(address: str, mailbox: str) -> bool:
    """Whether letters to an address come into our own mailbox, by whatever stands behind its plus, or by its dots."""
    return _place(address) == _place(mailbox)


def by_nobody(address: str) -> bool:
    """Whether an address says of itself that nobody reads what is sent there."""
    local, _, host = bare(address).rpartition("@")
    words = _BETWEEN.sub(" ", local).split()
    runs = {"".join(words[at:end]) for at in range(len(words)) for end in range(at + 1, min(at + 4, len(words)) + 1)}
    return (
        "".join(words) in _SERVERS
        or _RETURNED in (*words[:1], *words[-1:])
        or not runs.isdisjoint(_NO_ANSWER)
        or f".{host}".endswith(_NO_HOST)
    )


def _place(address: str) -> str:
    local, _, host = bare(address).rpartition("@")
    same = _HOSTS_THAT_DROP_DOTS.get(host)
    return f"{local.replace('.', '')}@{same}" if same else f"{local}@{host}"
