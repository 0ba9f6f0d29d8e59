"""The names a player can use in one position."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.order_words import (
    AGAINST,
    FACT,
    JOINED,
    ORDER_WORD,
    Choice,
    Fact,
    StandIns,
    Vocabulary,
)
from adjudicator.games.cosmic.belongings.power_cards import ESSENCE
from adjudicator.games.cosmic.mechanics.agreements import PLAYED, Agree
from adjudicator.games.cosmic.mechanics.deck import cards_for, deck_for
from adjudicator.games.cosmic.mechanics.foreign_aid import FOREIGN_AID
from adjudicator.games.cosmic.mechanics.foreign_aid import PLAYED as AIDED
from adjudicator.games.cosmic.mechanics.second_challenges import LATER, AttackAgain
from adjudicator.games.cosmic.pieces import FLARES, PIECES, POWERS, SECTIONS
from adjudicator.games.cosmic.table.card_faces import FLARE
from adjudicator.games.cosmic.table.power_pools import OFFER, POWERS_BY, pool
from adjudicator.games.cosmic.table.state import LIMBO, PLANETS, SIDES, Cosmic
from adjudicator.games.cosmic.told.facts import AidFrom
from adjudicator.games.cosmic.words.aid_words import AID_WORDS, TakeAid
from adjudicator.games.cosmic.words.order_words import Choose

_SIDES = {"offense": 0, "defense": 1, "attacker": 0, "defender": 1, "attack": 0}
"""Further names of the sides."""

_Main = tuple[int, Seat, Seat]
"""The number of a challenge, its main players, its planet, and the allies with the side of each."""

OPTIONAL: Final[Sequence[tuple[type[Choice], str, str]]] = (
    (Agree, "agreements", PLAYED),
    (AttackAgain, "second_challenge", LATER),
    (Choose, POWERS_BY, OFFER),
    *[(word, FOREIGN_AID, AIDED) for word in AID_WORDS],
)
"""Order words that some games have by a rulebook value, with the choice that brings them."""

OPTIONAL_FACTS: Final[Sequence[tuple[type[Fact], type[Choice]]]] = ((AidFrom, TakeAid),)
"""Facts that only the games have that have an order word."""

WORDS = {piece.name: tuple([choice.word for choice in piece.words]) for piece in PIECES}
"""The order words that each piece brings."""


OWN_CARDS = {power.name: power.stock.cards for power in POWERS if power.stock is not None}
"""The cards that powers own."""


def vocabulary(view: Cosmic, seat: Seat) -> Vocabulary:
    """Seats, places, cards, pieces, sides; `home 3` is in the player's own system, `planet 3` in their target's."""
    kept: dict[Seat, Vocabulary] = view.__dict__.setdefault("_vocabularies", {})
    found = kept.get(seat)
    if found is None:
        found = kept[seat] = _of(view, seat)
    return found


def _of(view: Cosmic, seat: Seat) -> Vocabulary:
    target = view.targets[seat]
    options = view.options
    deck = (deck_for(options, len(view.seats)), options["flares"])
    hidden = HIDDEN in view.powers
    powers = pool(options["powers"]) if hidden else view.powers
    played = [word.word for word, option, choice in OPTIONAL if options.get(option) == choice]
    kinds = (powers, tuple(played))
    owned = () if hidden else view.powers
    main = tuple([(one.number, one.offence, one.defence) for one in view.challenges])
    system = None if target is None else target[0]
    return _vocabulary(view.seats, seat, system, deck, main, kinds, owned)


@lru_cache(maxsize=1024)
def _vocabulary(
    colours: tuple[str, ...],
    seat: Seat,
    system: Seat | None,
    deck: tuple[str, str],
    main: tuple[_Main, ...],
    kinds: tuple[tuple[str, ...], tuple[str, ...]],
    owned: tuple[str, ...],
) -> Vocabulary:
    """Cached: the same names serve in many positions of a game."""
    whole = _whole(colours, seat, system, deck, len(main))
    left_out = partial(_left_out, deck, len(colours), *kinds)
    sides, owners = partial(_sides_of, colours, seat, main), partial(_owners, colours, owned)
    return whole.without(left_out, sides, owners, me=colours[seat])


@lru_cache(maxsize=1024)
def _whole(
    colours: tuple[str, ...], seat: Seat, system: Seat | None, deck: tuple[str, str], challenges: int
) -> Vocabulary:
    """Cached: the same names serve in many games."""
    numbers = {str(number): number for number in range(1, challenges + 1)}
    return _lasting(colours, seat, system, deck).beside("challenge", numbers)


@lru_cache(maxsize=1024)
def _lasting(colours: tuple[str, ...], seat: Seat, system: Seat | None, deck: tuple[str, str]) -> Vocabulary:
    """The names of everything but challenges, whose number changes during a turn."""
    places = {f"home {planet + 1}": seat * PLANETS + planet for planet in range(PLANETS)}
    for owner, colour in enumerate(colours):
        places.update(_planets((colour,), owner))
    if system is not None:
        places.update(_planets(("planet",), system))
    for owner, colour in enumerate(colours):
        places.update(_planets(_also(colour, own=owner == seat, drawn=system == seat), owner))
    places["Limbo"] = LIMBO
    return _things(colours, deck).beside("place", places)


@lru_cache(maxsize=1024)
def _planets(said: tuple[str, ...], owner: Seat) -> dict[str, int]:
    """The planets of a player, with the words people say before their numbers."""
    return {f"{one} {planet + 1}": owner * PLANETS + planet for planet in range(PLANETS) for one in said}


@cache
def _things(colours: tuple[str, ...], deck: tuple[str, str]) -> Vocabulary:
    """The names that are the same for all seats."""
    names = _cards(deck, len(colours))
    dealt = SECTIONS if deck[1] == "yes" else ()
    own = {card: card for cards in OWN_CARDS.values() for card in cards}
    flare_names = [card.removesuffix(FLARE) for card in SECTIONS]
    return Vocabulary(
        {
            "seat": {colour: i for i, colour in enumerate(colours)},
            "place": {},
            "card": {card: card for card in names} | {card[7:]: card for card in names if card.startswith("Attack ")},
            "piece": {piece.name: piece.name for piece in PIECES} | {card: card for card in dealt},
            "flare": {name: name for name in flare_names} | {card: card.removesuffix(FLARE) for card in dealt},
            **({ESSENCE: own} if own else {}),
            "challenge": {},
            "side": {**{side: i for i, side in enumerate(SIDES)}, **_SIDES},
        }
    )


def _also(colour: str, *, own: bool, drawn: bool) -> tuple[str, ...]:
    """Further words that people say for the planets of a player, before their numbers.

    `Blue at home 3` is in the system of Blue, unless the reader's own colour is `drawn`: then it may be in the
    reader's.
    """
    if own:
        return f"{colour} planet", "home planet", "my home planet", "my home", "my planet"
    theirs = (f"{colour} planet", f"{colour} home planet", f"{colour} on planet", f"{colour} at planet")
    return theirs if drawn else (*theirs, f"{colour} home", f"{colour} at home", f"{colour} on home")


@cache
def _cards(deck: tuple[str, str], players: int) -> dict[str, None]:
    """The cards that a game with such a deck can have, each once."""
    which, flares = deck
    return dict.fromkeys((*cards_for(which, players, flares), *(SECTIONS if flares == "yes" else ())))


@lru_cache(maxsize=1024)
def _sides_of(colours: tuple[str, ...], me: Seat, main: tuple[_Main, ...]) -> StandIns:
    """The sides of main players, by what people call them: Blue, or Blue's side.

    Nobody is an ally in their own challenge, and they play against somebody only in their own.
    """
    found: dict[tuple[str, ...], list[tuple[str, int]]] = {}
    for seat, colour in enumerate(colours):
        said = tuple(colour.casefold().split())
        for number, *both in main if seat != me else ():
            if seat in both:
                side = SIDES[both.index(seat)]
                found.setdefault((JOINED, *said), []).append((side, number))
                for one in ((AGAINST, *said),) if me in both else ((*said, "side"), said):
                    found.setdefault(one, []).append((side, number))
    return found


@lru_cache(maxsize=1024)
def _owners(colours: tuple[str, ...], powers: tuple[str, ...]) -> Mapping[str, str]:
    """The seats of powers that only one of them has."""
    return {power: colour for colour, power in zip(colours, powers, strict=False) if powers.count(power) == 1}


@lru_cache(maxsize=1024)
def _left_out(
    deck: tuple[str, str], players: int, powers: tuple[str, ...], played: tuple[str, ...]
) -> Mapping[str, Collection[str]]:
    """The pieces that a game with such a deck and these powers cannot have, and the order words that only they bring.

    `played` are the words that its rulebook offers without any piece.
    """
    cards = _cards(deck, players)
    flares = [piece.name for piece in FLARES] if any(card in SECTIONS for card in cards) else ()
    there = {*cards, *powers, *flares} & WORDS.keys()
    lacking = WORDS.keys() - there
    words = {word for name in there for word in WORDS[name]}
    lost = {word for name in lacking for word in WORDS[name]} | {word.word for word, *_ in OPTIONAL}
    owned = {card for power in powers for card in OWN_CARDS.get(power, ())}
    others = {card for cards in OWN_CARDS.values() for card in cards if card not in owned}
    return {
        "piece": frozenset(lacking),
        ORDER_WORD: frozenset(lost - words - {*played}),
        FACT: frozenset(fact.__name__ for fact, word in OPTIONAL_FACTS if word.word not in played),
        **({ESSENCE: frozenset(others)} if others else {}),
    }
