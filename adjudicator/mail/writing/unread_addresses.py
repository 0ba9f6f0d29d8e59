"""Addresses at which nobody reads letters: no-reply addresses, those of mail servers, and our own."""

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
"""Parts before or after a list's name: addresses for its bounces."""
_BETWEEN: Final = re.compile(r"[^a-z]+")
_HOSTS_THAT_DROP_DOTS: Final = {"gmail.com": "gmail.com", "googlemail.com": "gmail.com"}
_NO_HOST: Final = ".invalid"
"""Domains that never exist (RFC 2606)."""


def ours(address: str, mailbox: str) -> bool:
    """Whether letters to an address reach our own mailbox, with any plus part or any dots."""
    return _place(address) == _place(mailbox)


def by_nobody(address: str) -> bool:
    """Whether an address shows by its form that nobody reads it."""
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
