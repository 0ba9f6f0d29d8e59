"""Recognises letters written by machines, which are never answered (RFC 3834)."""

import re
from collections.abc import Iterable
from typing import Final

from adjudicator.mail.parsing.headers import plain

_BULK: Final = frozenset({"bulk", "junk", "list", "auto_reply"})
_AUTOREPLY: Final = frozenset(
    {
        "x-autoreply",
        "x-autorespond",
        "x-autoresponder",
        "x-autoreply-from",
        "x-mail-autoreply",
        "x-fc-machinegenerated",
    }
)
_DAEMON: Final = re.compile(r"(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)(?:[+@].*)?\Z")
_CALENDAR: Final = re.compile(r"\bcalendar-notification@google\.com\b")
# Subject prefixes of mail programs whose owner is on holiday, for programs that set no header.
_AWAY: Final = re.compile(
    r"\s*(?:automatic reply|auto(?:matic)? ?response|out of (?:the )?office|abwesenheitsnotiz|automatische antwort"
    r"|réponse automatique|respuesta automática|resposta automática|risposta automatica|automatisch antwoord"
    r"|automatisk svar|autosvar|automaattinen vastaus|автоматический ответ|автоматична відповідь|automatyczna odpowiedź"
    r"|automatická odpověď|automatikus válasz|răspuns automat|otomatik yanıt|αυτόματη απάντηση|תשובה אוטומטית|自动回复"
    r"|自動回覆|自動応答|自動返信|자동 (?:회신|응답)|undeliver(?:able|ed mail))\b",
    re.I,
)


BY_SUBJECT: Final = "an automatic reply by its subject"
"""The weakest sign of a machine: a player who is away may say so too, and still give orders."""

_UNDELIVERED: Final = re.compile(r"undeliver|deliver|return|fail|bounce|reject|unzustellbar|non remis|devuelto", re.I)


def reports(headers: Iterable[tuple[str, str]], sender: str, subject: str, content_type: str) -> bool:
    """Whether a machine's letter may be a delivery report; reading what it says takes long."""
    empty = any(name.lower() == "return-path" and raw.strip() == "<>" for name, raw in headers)
    daemon = not sender or _DAEMON.match(sender) is not None
    return content_type == "multipart/report" or empty or daemon or _UNDELIVERED.search(subject) is not None


def reason(headers: Iterable[tuple[str, str]], sender: str, subject: str, content_type: str) -> str | None:
    """Why this letter comes from a machine, or None if a person may have written it.

    X-Auto-Response-Suppress is no such sign: some firms' servers add it to the letters of people.
    """
    for name, value in ((name.lower(), plain(raw).lower()) for name, raw in headers):
        if name == "auto-submitted" and value.partition(";")[0].strip() not in {"no", ""}:
            return f"Auto-Submitted: {value[:40]}"
        if name == "precedence" and value in _BULK:
            return f"Precedence: {value}"
        if name == "return-path" and value == "<>":
            return "an empty Return-Path"
        if name == "sender" and _CALENDAR.search(value):
            return "sent by a calendar"
        if name.startswith("list-") or name in _AUTOREPLY:
            return f"a {name.title()} header"
    if content_type == "multipart/report":
        return "a delivery report"
    if _DAEMON.match(sender):
        return f"written by {sender.partition('@')[0]}"
    if _AWAY.match(subject):
        return BY_SUBJECT
    return None
