"""Which edition of a power a rule belongs to, if they differ."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from adjudicator.engine.contract.pieces import Piece, Rule, marks_of
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.card_faces import edition
from adjudicator.games.cosmic.table.state import Cosmic

F = TypeVar("F", bound=Callable[..., Any])
CLASSIC: Final = "classic"
MODERN: Final = "modern"


def only_in(chosen: str, power: str) -> Callable[[F], F]:
    """The rule is in force only if this edition of a power is played."""

    def _where_played(rule: Rule) -> Rule:
        def where(at: CosmicAt, *about: Any) -> bool:
            played = MODERN if at.modern(power) else CLASSIC
            return played == chosen and bool(rule.where(at, *about))

        return replace(rule, where=where)

    def mark(method: F) -> F:
        method.rules_of_piece = tuple([_where_played(rule) for rule in marks_of(method)])  # type: ignore[attr-defined]
        method.edition = chosen  # type: ignore[attr-defined]
        return method

    return mark


def belongs(rule: Rule, piece: Piece, state: Cosmic) -> bool:
    """Whether a rule belongs to the edition that is played of its power, or of its flare's power."""
    power = piece.name.partition(" ")[2] if piece.kind == "flare" else piece.name
    played = state.options.get(edition(power), CLASSIC)
    return getattr(rule.method, "edition", played) == played
