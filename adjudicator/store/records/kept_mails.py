"""Mails as they lie in the table: packed, and those to one table of a game together in a bundle."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, insert, select

from adjudicator.store.tables import tables
from adjudicator.store.tables.packing import bundled, opened, packed, unpacked
from adjudicator.store.tables.values import Mail, NewMail

# Below the 999 parameters that old builds of SQLite allow in one statement.
KEYS_AT_ONCE = 500
TOGETHER = 16_384
"""How many bytes of letters about a game are worth a bundle."""
_BUNDLED = insert(tables.bundle).returning(tables.bundle.c.id)
_BUNDLES = select(tables.bundle.c.id, tables.bundle.c.data).where(
    tables.bundle.c.id.in_(bindparam("ids", expanding=True))
)


def kept(db: Connection, mails: Iterable[NewMail]) -> dict[str, dict[str, object]]:
    """The byte columns for mails, by their keys; mails to the table of a game share a bundle."""
    games: dict[int | None, list[NewMail]] = {}
    for mail in mails:
        games.setdefault(mail.game_id, []).append(mail)
    kept: dict[str, dict[str, object]] = {}
    for game, several in games.items():
        raws = [mail.raw for mail in several]
        if game is None or len(several) == 1 or sum(map(len, raws)) < TOGETHER:
            kept |= {mail.key: {"raw": packed(mail.raw), "bundle": None} for mail in several}
            continue
        data, pieces = bundled(raws)
        number = db.execute(_BUNDLED, {"data": data}).scalar_one()
        kept |= {mail.key: {"raw": piece, "bundle": number} for mail, piece in zip(several, pieces, strict=True)}
    return kept


def read(db: Connection, rows: Sequence[Any]) -> list[Mail]:
    """The mails of these rows, with their bytes as they are sent."""
    wanted, bundles = sorted({row.bundle for row in rows if row.bundle is not None}), {}
    for start in range(0, len(wanted), KEYS_AT_ONCE):
        found = db.execute(_BUNDLES, {"ids": wanted[start : start + KEYS_AT_ONCE]})
        bundles.update({number: opened(data) for number, data in found})
    mails = []
    for *values, bundle in rows:
        mail = Mail(*values)
        raw = unpacked(mail.raw) if bundle is None else bundles[bundle].letter(mail.raw)
        mails.append(replace(mail, raw=raw))
    return mails
