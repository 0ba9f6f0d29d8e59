"""Prose: the lines of a letter that are plainly courtesy, so that nobody is told that `Best wishes` is no order."""

from collections.abc import Sequence
from itertools import chain, takewhile
from typing import Final

from adjudicator.orders import elsewhere
from adjudicator.orders.spelling import Word

_GREETINGS: Final = frozenset(
    "hi hiya hello dear hey heya howdy greetings hallo moin servus ciao liebe lieber"
    " bonjour salut bonsoir cher chère".split()
)
_GREETED: Final = frozenset(
    [("good", "morning"), ("good", "evening"), ("good", "day"), ("good", "afternoon"), ("guten", "tag")]
)
_CLOSINGS: Final = (
    ("regards",),
    ("best",),
    ("cheers",),
    ("yours",),
    ("bye",),
    ("kind", "regards"),
    ("with", "best"),
    ("all", "the", "best"),
    ("good", "luck"),
    ("have", "fun"),
    ("grüsse",),
    ("gruss",),
    ("viele", "grüsse"),
    ("liebe", "grüsse"),
    ("schöne", "grüsse"),
    ("mit", "freundlichen", "grüssen"),
    ("cordialement",),
    ("amicalement",),
    ("à", "bientôt"),
    ("bien", "à"),
    ("see", "you"),
    ("talk", "soon"),
    ("good", "night"),
    ("gute", "nacht"),
    ("bis", "dann"),
    ("bis", "bald"),
    ("tschüss",),
    ("lg",),
    ("vg",),
    ("mfg",),
    ("xx",),
)
_THANKS: Final = (
    ("thanks",),
    ("thank", "you"),
    ("many", "thanks"),
    ("thx",),
    ("ty",),
    ("danke",),
    ("vielen", "dank"),
    ("merci",),
)
_BEHIND_NAME: Final = frozenset([",", ".", "!", ":", ";", "-", "and", "und"])
_NO_NAME: Final = frozenset("not don't dont never no if unless for but nicht nie kein für".split())
_EVERYBODY: Final = frozenset("all gm everyone everybody there folks guys team zusammen".split())
_ORDERS: Final = frozenset("orders moves letter befehle züge ordres coups".split())
ASK: Final = "NOTE to GM"
AGAIN: Final = "EVERY TURN"
BACK: Final = "WITHDRAW"
_SAID: Final = {
    "PASS": "no orders; no order; nothing; do nothing; skip",
    "PRESS TO": "tell; message; write to; send a message",
    "WAIT": "unready; not ready",
    "ABSENT": "i am away; i'm away; i will be away; i'll be away; away from; away until; on holiday; i am on holiday;"
    " i'm on holiday",
    "RESIGN": "i quit; i give up; i'm out; i am out; i am leaving the game",
    "LANGUAGE": "write to me in; in german; in english",
    "FORMAT": "plain text; no html; stop sending me html",
    "RESEND": "send it again; send the report again; send me the report; i didn't get the; i did not get the",
    BACK: "no wait; no , wait; scratch that; strike that; forget; ignore; disregard; cancel; never mind; correction;"
    " on second thought; on second thoughts; actually no; undo; delete; remove",
    AGAIN: "same; the same; as before; as last; like last; ditto; repeat",
    ASK: "gm :; gm ,; who; what; what's; where; why; how; does; when is; when are; when does; when do; when will;"
    " remind me; tell me; explain; question",
}
"""How lines begin that want something of the service or of somebody, by the word that they should begin with."""
_WORDS: Final = {tuple(start.split()): word for word, starts in _SAID.items() for start in starts.split("; ")}
_PLEASE: Final = frozenset(["please", "bitte"])
_LONGEST_CLOSING: Final = 5
_LONGEST_NAME: Final = 4
_DRAWN: Final = frozenset("\"'*_`~")
"""Quotes and signs of emphasis before the first word."""


def bare(words: list[Word]) -> list[Word]:
    """A line without quotes and emphasis around it and without a `please` before it."""
    start = next((i for i, word in enumerate(words) if word.plain not in _DRAWN), 0)
    words = words[start:]
    while start and len(words) > 1 and words[-1].plain in _DRAWN:
        words = words[:-1]
    return words[1:] if words[0].plain in _PLEASE else words


def greets(words: Sequence[Word]) -> bool:
    """Whether a line at the head of a letter greets its reader."""
    return _greeting([word.plain for word in words]) > 0


def salutation(words: Sequence[Word]) -> int:
    """How many words at the start greet or thank somebody, with his name and the sign behind it; 0 if none do."""
    plain = [word.plain for word in words]
    thanked = (len(said) for said in _THANKS if tuple(plain[: len(said)]) == said)
    size = _greeting(plain) or next(thanked, 0)
    at = size
    while size and at < min(size + _LONGEST_NAME, len(plain)) and plain[at] not in _NO_NAME:
        if plain[at] in _BEHIND_NAME:
            return at + sum(1 for _ in takewhile(_BEHIND_NAME.__contains__, plain[at:]))
        at += 1
    return size + 1 if size and plain[size : size + 1] and plain[size] in _EVERYBODY else size


def _greeting(plain: Sequence[str]) -> int:
    """How many words a greeting has without a name; 0 if it is none."""
    if plain and plain[0] in _GREETINGS:
        return 1
    return 2 if tuple(plain[:2]) in _GREETED else 0


def announces(words: Sequence[Word]) -> bool:
    """Whether a line only says that orders follow: `Here are my orders:`."""
    plain = [word.plain for word in words]
    return plain[-1] == ":" and len(plain) <= _LONGEST_CLOSING + 1 and not _ORDERS.isdisjoint(plain)


def closes(words: Sequence[Word]) -> bool:
    """Whether a line is the closing formula of a letter; thanks may be long."""
    plain = tuple(word.plain for word in words if word.plain.isalpha())
    if any(plain[: len(said)] == said for said in _THANKS):
        return True
    return len(plain) <= _LONGEST_CLOSING and any(plain[: len(said)] == said for said in _CLOSINGS)


def instead(words: Sequence[Word]) -> str:
    """The word for which a line says something else; empty if it does not. Who asks something, asks the game master."""
    plain = tuple(word.text.casefold() if word.plain == "if" else word.plain for word in words)
    known = chain(_WORDS.items(), *(wording.service.items() for wording in elsewhere.wordings()))
    said = ((begin, word) for begin, word in known if plain[: len(begin)] == begin)
    found = max(said, key=lambda one: len(one[0]), default=((), ""))[1]
    return found or (ASK if "?" in plain else "")


def signs(words: Sequence[Word]) -> bool:
    """Whether a line below a closing formula can be its writer's name."""
    return len(words) <= _LONGEST_NAME and all(word.number is None for word in words)
