"""Antique Voucher."""

from adjudicator.games.blutooth.kit import (
    Artifact,
    Making,
    Manifested,
    MatchAt,
    OneOf,
    Script,
    Voucher,
    asks,
    contents,
    kinds_of,
)


def _artifacts(at: MatchAt) -> list[str]:
    """The names of the artifacts that the match has."""
    there = kinds_of(contents(at.state))
    return [piece.name for piece in at.run.title.pieces if isinstance(piece, Artifact) and piece.name in there]


class DigUp(Making, frozen=True):
    """Makes an artifact of your choice (Antique Voucher)."""

    word = "VOUCHER Antique"
    also = ("use antique voucher",)
    about = "antique voucher"
    example = "VOUCHER Antique for Cosmic Zap"


class AntiqueVoucher(Voucher):
    """Makes an artifact of your choice for your cache.

    It can be used when gates have been aimed, when ships have arrived, or at upkeep; the pod serves from the next
    letter on. Everybody sees it.
    """

    name = "Antique Voucher"
    choices = (DigUp,)
    entries = (
        "voucher.antique",
        "term.manifest",
        "term.outer_realm",
    )

    @asks("any time")
    def dig_up(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([DigUp(pod) for pod in _artifacts(at)]))
        if isinstance(wish, DigUp):
            yield Manifested(at.me, (wish.pod,))
