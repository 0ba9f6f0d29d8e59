"""Seat tokens: the ten letters in a reply address that show that a letter answers one sent to that seat.

A token is the beginning of an HMAC-SHA256 over game, seat and phase serial (RFC 2104), written in base32 (RFC 4648) so
that it survives programs that change the case of addresses. Fifty bits are far too many to guess by mail.
"""

import hmac
from typing import Final

LENGTH: Final = 10
_SIGNS: Final = "abcdefghijklmnopqrstuvwxyz234567"
_BYTES: Final = 7
"""How many bytes of the digest are used; five bits make a letter, so the last six bits are left over."""
_PLACES: Final = tuple(8 * _BYTES - 5 * at for at in range(1, LENGTH + 1))


def mint(secret: bytes, game: str, seat: str, serial: int) -> str:
    """The token of a seat for the phase with this serial; case of game and seat does not matter."""
    said = b"\0".join(part.lower().encode() for part in ("adjudicator seat token", game, seat, str(serial)))
    bits = int.from_bytes(hmac.digest(secret, said, "sha256")[:_BYTES], "big")
    return "".join([_SIGNS[bits >> place & 31] for place in _PLACES])


def holder(seat: str, hands: int) -> str:
    """The name in which a seat's tokens are made: a new player needs other tokens."""
    return f"{seat} {hands}" if hands else seat


def mint_for_master(secret: bytes, game: str, address: str, serial: int, era: int = 0) -> str:
    """The token with which a game master commands a game in the phase with this serial; nobody else can use it.

    `era` is how often the files have been restored to before the end of that phase: after that the GM is given another.
    """
    return mint(secret, game, f"gm {address} {era}" if era else f"gm {address}", serial)


def check(secret: bytes, game: str, seat: str, serial: int, token: str) -> bool:
    """Whether the token is right, in a time that does not reveal how nearly right it is."""
    return same(mint(secret, game, seat, serial), token)


def same(right: str, token: str) -> bool:
    """Whether a token is right, in a time that does not reveal how nearly right it is."""
    return hmac.compare_digest(right.encode(), token.lower().encode())
