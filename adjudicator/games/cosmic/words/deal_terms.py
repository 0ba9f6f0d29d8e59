"""The terms of a deal: what each main player gives the other."""

from typing import Any, Self

from msgspec import Struct

from adjudicator.engine.contract.order_words import Choice, Vocabulary, joined
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.table.speech import reason

ANY = "any"


class Base(Struct, frozen=True, array_like=True):
    """A base for the other player: the planet, how many of their tokens settle it, and from where (None: left open)."""

    place: Place
    tokens: int | None = None
    source: Place | None = None


class Give(Struct, frozen=True):
    """What one player gives the other: a base at most, cards, tokens out of the Warp."""

    base: Base | None = None
    cards: tuple[str, ...] = ()
    """By name; `any` for one the giver loses at random."""
    release: int = 0
    """The other's tokens that leave the Warp: only players with such a power can give this."""


class Deal(Choice, frozen=True):
    """Offers terms: what you give, and what you get.

    The deal is done if your opponent's order has the same terms (rule 16).
    """

    word = "DEAL"
    also = ("offer", "give base", "give card", "base for", "swap bases", "trade bases")
    about = "deal"
    grammar = 'said (";" said | ("," | "and") (said | item))*'
    unsaid = ("base", ";")
    tapped = '"give" item ("," item)* [";" "get" item ("," item)*] | "get" item ("," item)*'
    example = "DEAL give base on home 5 for 2 tokens from home 1, give Attack 12; get base on Red 2"

    give: Give = Give()
    get: Give = Give()

    @classmethod
    def read(cls, *values: Any) -> Self:
        given: dict[str, list[Any]] = {"give": [], "get": []}
        way = ""
        for value in values:
            way, item = value if isinstance(value, tuple) else (way, value)
            given[way].append(item)
        return cls(_give(given["give"]), _give(given["get"]))

    def text(self, names: Vocabulary) -> str:
        parts = []
        for way, side in (("give", self.give), ("get", self.get)):
            words = _words(side, names)
            if words:
                parts.append(joined(f"{way} {word}" for word in words))
        return "; ".join(parts) or "give nothing"


def _give(items: list[Any]) -> Give:
    bases = [item for item in items if isinstance(item, Base)]
    if len(bases) > 1:
        raise ValueError(reason("deal-one-base"))
    cards = tuple(sorted(item for item in items if isinstance(item, str) and item))
    return Give(bases[0] if bases else None, cards, sum(item for item in items if isinstance(item, int)))


def _words(side: Give, names: Vocabulary) -> list[str]:
    words = []
    if side.base is not None:
        tokens = (
            "" if side.base.tokens is None else f" for {side.base.tokens} token{'' if side.base.tokens == 1 else 's'}"
        )
        source = "" if side.base.source is None else f" from {names.name('place', side.base.source)}"
        words.append(f"base on {names.name('place', side.base.place)}{tokens}{source}")
    words += ["any card" if card == ANY else names.name("card", card) for card in side.cards]
    if side.release:
        words.append(f"release {side.release}")
    return words


def base(place: Place, tokens: int | None, source: Place | None) -> Base:
    """`base on home 5 for 2 tokens from home 1`."""
    return Base(place, tokens, source)


def any_card() -> str:
    """`any card`."""
    return ANY


def nothing() -> str:
    """`nothing`."""
    return ""


def release(tokens: int) -> int:
    """`release 2 from the Warp`."""
    return tokens


def giving(item: Any) -> tuple[str, Any]:
    """`give X`; things without a word of their own are given, too."""
    return "give", item


def getting(item: Any) -> tuple[str, Any]:
    """`get X`."""
    return "get", item


Deal.rules = {
    "said: giving | getting": lambda said: said,
    'giving: "give" item': giving,
    'getting: "get" item': getting,
    "item: base | CARD | any_card | nothing | release": lambda item: item,
    'base: "base" "on" PLACE [("for" | "with") NUMBER ["tokens"]] ["from" PLACE]': base,
    'any_card: "any" "card"': any_card,
    'nothing: "nothing"': nothing,
    'release: "release" NUMBER': release,
}


def same(one: Deal, other: Deal) -> bool:
    """Whether two orders, each from its own side, have the same terms.

    If one of them leaves open how many tokens settle a base, or from where, the other decides; `any card` matches any
    one card that the other gives or gets.
    """
    return _fits(one.give, other.get) and _fits(one.get, other.give)


def _fits(given: Give, got: Give) -> bool:
    if (given.base is None) != (got.base is None) or given.release != got.release:
        return False
    if given.base is not None and got.base is not None:
        a, b = given.base, got.base
        if a.place != b.place or (None not in (a.tokens, b.tokens) and a.tokens != b.tokens):
            return False
        if None not in (a.source, b.source) and a.source != b.source:
            return False
    return _merged_cards(given.cards, got.cards) is not None


def _merged_cards(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...] | None:
    """The cards that both name, with `any` for one of the other's; None if they do not agree."""
    if len(one) != len(other):
        return None
    named_one = [card for card in one if card != ANY]
    named_other = [card for card in other if card != ANY]
    both = []
    for card in list(named_one):
        if card in named_other:
            named_one.remove(card)
            named_other.remove(card)
            both.append(card)
    # Both have the same number of cards, so both name the same number of surplus cards.
    if len(named_one) > other.count(ANY):
        return None
    both += named_one + named_other
    return tuple(sorted(both + [ANY] * (len(one) - len(both))))


def merged(one: Deal, other: Deal) -> Deal:
    """The terms two orders have in common, from the first one's side."""
    return Deal(_merged(one.give, other.get), _merged(one.get, other.give))


def _merged(one: Give, other: Give) -> Give:
    place = None
    if one.base is not None and other.base is not None:
        place = Base(
            one.base.place,
            one.base.tokens if one.base.tokens is not None else other.base.tokens,
            one.base.source if one.base.source is not None else other.base.source,
        )
    return Give(place, _merged_cards(one.cards, other.cards) or (), one.release)


def common(first: list[Deal], second: list[Deal]) -> list[tuple[int, int, Deal]]:
    """The terms in both lists, best first: lower worst rank, then lower sum of ranks, then the first list's order (D1).

    Each has its place in either list, from 0; the terms are those of the first list's side.
    """
    found = [
        (i, j, merged(one, other)) for i, one in enumerate(first) for j, other in enumerate(second) if same(one, other)
    ]
    return sorted(found, key=lambda f: (max(f[0], f[1]), f[0] + f[1], f[0]))
