"""How a letter names its game and seat: in the address it answers, in its subject, or by its thread."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from adjudicator.mail.parsing.letter import Letter

# A letter to join claims a seat of this name, with serial 0.
JOINING: Final = "join"
# A letter to command a game claims a seat of this name, with a token that was made for one address.
MASTER: Final = "gm"
# A letter that confirms an address claims a seat of this name, with serial 0 and a code as its token.
CONFIRMING: Final = "confirm"
# A letter that confirms that its writer wants to be forgotten claims this seat, in a game that there need not be.
FORGETTING: Final = "forget"
ME: Final = "me"
# A letter that confirms that its writer wants to watch a game claims this seat.
WATCHING: Final = "watch"

NAME: Final = r"[a-z0-9](?:[a-z0-9_-]{0,38}[a-z0-9])?"
"""The form of the name of a game or a seat."""
_CLAIM: Final = rf"(?P<game>{NAME})\.(?P<seat>{NAME})\.(?P<serial>\d{{1,9}})\.(?P<token>[a-z2-7]{{10}})"
_PLUS: Final = re.compile(rf"[^@+]+\+{_CLAIM}@")
_TAG: Final = re.compile(
    rf"\[\s*(?P<game>{NAME})\s+(?P<seat>{NAME})\s+(?P<serial>\d{{1,9}})\s+(?P<token>[a-z2-7]{{10}})\s*\]",
    re.I,
)
_THREAD: Final = re.compile(
    rf"<(?P<game>{NAME})\.(?P<seat>{NAME})\.{NAME}\.(?P<serial>\d{{1,9}})\.\d{{1,9}}(?:\.[a-z0-9]{{1,40}})?@"
)
"""A Message-ID of ours that says what it is about; older ones have no mark at the end."""
_GOOD: Final = re.compile(rf"{NAME}\Z")
_WORD: Final = re.compile(rf"(?<![\w-]){NAME}(?![\w-])")
_BRACKETED: Final = re.compile(r"\[([^\]]*)\]")

Source = Literal["address", "subject", "thread"]


class Claim(Struct, frozen=True):
    """What a letter claims to be for. A claim by thread has no token: anybody may answer a letter they have seen."""

    game: str
    seat: str
    serial: int
    token: str
    source: Source


@lru_cache(4096)
def name(text: str) -> str:
    """A game's or seat's name as it stands in addresses; ValueError says what would work."""
    low = text.lower()
    if not _GOOD.match(low):
        raise ValueError(f"{text!r} cannot stand in an address: use up to 40 letters a-z, digits, - and _")
    return low


def plus(mailbox: str, game: str, seat: str, serial: int, token: str) -> str:
    """The address to reply to, local+game.seat.serial.token@host, for mailboxes with plus addressing (RFC 5233)."""
    local, _, host = mailbox.rpartition("@")
    return f"{local}+{name(game)}.{name(seat)}.{serial}.{token}@{host}"


def tag(game: str, seat: str, serial: int, token: str) -> str:
    """The mark "[game seat serial token]" in a subject, for mailboxes without plus addressing."""
    return f"[{name(game)} {name(seat)} {serial} {token}]"


def bare(address: str) -> str:
    """An address without the part after a plus."""
    local, _, host = address.rpartition("@")
    return f"{local.partition('+')[0]}@{host}".lower()


def _claims(pattern: re.Pattern[str], texts: Iterable[str], source: Source) -> Iterator[Claim]:
    for text in texts:
        for match in pattern.finditer(text.lower()):
            said = match.groupdict()
            yield Claim(said["game"], said["seat"], int(said["serial"]), said.get("token") or "", source)


def find(letter: "Letter", host: str) -> Claim | None:
    """The claim a letter makes: by an address it was sent to, else by its subject, else by the letter it answers.

    `host` is the right-hand side of our own Message-IDs; others are ignored.
    """
    by_address = list(_claims(_PLUS, letter.recipients, "address"))
    if by_address:
        first = by_address[0]
        same = [claim for claim in by_address if (claim.game, claim.seat) == (first.game, first.seat)]
        # A player who answers to all may also reach an older address of the seat: the newest phase is the answered one.
        return max(same, key=lambda claim: claim.serial)
    for claim in _claims(_TAG, (letter.subject,), "subject"):
        return claim
    answered = (*letter.in_reply_to, *reversed(letter.references))
    ours = [mid for mid in answered if mid.lower().endswith(f"@{host.lower()}>")]
    return next(_claims(_THREAD, ours, "thread"), None)


def over_by_subject(
    subject: str, past: Sequence[tuple[str, str]], seats: Sequence[tuple[str, str]]
) -> tuple[str, str] | None:
    """The seat in a finished game that a subject names in square brackets, among these seats.

    Only brackets count, as in our own subjects: a mere word may mean anything. None if another game is named too.
    """
    said = set(_WORD.findall(" ".join(_BRACKETED.findall(subject.lower()))))
    if any(game in said for game, _ in seats):
        return None
    return next((one for one in past if one[0] in said), None)


def by_subject(subject: str, seats: Sequence[tuple[str, str]]) -> tuple[str, str] | None:
    """The seat, as (game, seat), whose game a subject names, among these seats; None if that decides nothing.

    A name in square brackets, as list managers and people write names of games, counts before other words.
    """
    low = subject.lower()
    for text in (" ".join(_BRACKETED.findall(low)), low):
        said = set(_WORD.findall(text))
        named = [one for one in seats if one[0] in said]
        if len(named) > 1:
            named = [one for one in named if one[1] in said]
        if named:
            return named[0] if len(named) == 1 else None
    return None
