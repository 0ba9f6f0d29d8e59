"""A player's own cards, with their uses in the phase that opens, and what the player knows of other hands."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.descriptions import Thing
from adjudicator.engine.contract.pieces import ASKS, Piece, Rule
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.engine.contract.title import Telling
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.engine.text.scenes import Hand, Use
from adjudicator.games.cosmic.mechanics.card_laying import to_lay
from adjudicator.games.cosmic.mechanics.editions import belongs
from adjudicator.games.cosmic.pieces import BY_NAME, ESSENCE, SECTIONS
from adjudicator.games.cosmic.table.card_faces import attack_value, is_challenge_card
from adjudicator.games.cosmic.table.speech import Speech, card_face, card_order
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.told.piece_questions import MOMENTS, wished
from adjudicator.games.cosmic.told.pieces_in_force import played_in, section
from adjudicator.games.cosmic.told.stop_questions import stops
from adjudicator.games.cosmic.told.vocabulary import vocabulary

ATTACK = "Attack"
"""Any Attack, whatever its number."""
_LAYING = 3
"""The phase in which challenge cards are played."""


def hand(view: Cosmic, seat: Seat, to: Speech, *, first: bool = False) -> Section:
    """The cards, a line each; HELP gives their full texts. The `first` report says the power in full elsewhere."""
    new = view.fresh[seat]
    over = view.winners is not None
    head = [to.say("head-card"), to.say("head-held"), *([to.say("head-new")] if new else [])]
    head += [] if over else [to.say("head-now", phase=view.phase)]
    held = view.held(seat)
    uses = {card: "" if over else _use(view, seat, card, to) for card in sorted(set(held), key=card_order)}
    rows = tuple(
        (
            card,
            str(held.count(card)),
            *((str(new.count(card)),) if new else ()),
            *(() if over else (use,)),
        )
        for card, use in uses.items()
    )
    drawn = _drawn(view, seat, to, uses)
    parts: list[str | Table] = [Table(tuple(head), rows, drawn=drawn)] if rows else [to.say("no-cards")]
    if new:
        parts.append(to.say("new-cards"))
    parts += _known(view, seat, to)
    parts += [
        to.say("hoard-yours", piece=hoard.piece, cards=to.cards(hoard.cards))
        for hoard in view.hoards
        if hoard.seat == seat
    ]
    own = [store for store in view.stores if store.seat == seat]
    for store in own:
        parts.append(to.say("store-yours", piece=store.piece, cards=to.cards(store.held)))
        there = {*store.held, *[laid.card for laid in store.laid]}
        parts += [_own_card(part, to) for part in BY_NAME[store.piece].parts if part.name in there]
    parts += [_own_card(ESSENCE[piece][card], to) for piece, card in _given(view, seat)]
    if not over and (not first or view.offered):
        parts.append(to.say("your-power-help", power=view.powers[seat]))
    return Section(to.say("heading-hand"), tuple(parts), Chapter.HAND)


def _drawn(view: Cosmic, seat: Seat, to: Speech, different: Mapping[str, str]) -> Hand:
    """The different cards, with their uses, as a page draws them; what an Attack does is said once for all."""
    held, new = view.held(seat), view.fresh[seat]
    cards = []
    for card in different:
        several, fresh = held.count(card), new.count(card)
        note = to.say("cards-held", held=several, new=fresh) if several > 1 or fresh else ""
        cards.append(card_face(card, to, note))
    if view.winners is not None:
        return Hand(tuple(cards))
    attacks = [card for card in different if attack_value(card) is not None]
    uses = [Use(ATTACK, _laid(view, seat, ATTACK, to))] if attacks else []
    uses += [Use(card, use) for card, use in different.items() if card not in attacks]
    return Hand(tuple(cards), tuple(uses))


def _own_card(card: Piece, to: Speech) -> str:
    """A card that a power owns, with what it does."""
    return f"{card.name}: {' '.join(descriptions.of(card, to.book))}"


def _given(view: Cosmic, seat: Seat) -> Iterator[tuple[str, str]]:
    """The cards of others' powers that lie before a seat and that it may look at."""
    for store in view.stores:
        for laid in store.laid:
            if laid.on == seat != store.seat and laid.card in ESSENCE[store.piece]:
                yield store.piece, laid.card


def _known(view: Cosmic, seat: Seat, to: Speech) -> Iterator[str]:
    for other, colour in enumerate(view.seats):
        pile: Pile = view.held(other)
        if other != seat and pile.count(HIDDEN) < len(pile):
            yield to.say("hand-known", other=colour, cards=to.cards(pile))


def _use(view: Cosmic, seat: Seat, card: str, to: Speech) -> str:
    """The use of a card in the phase that opens, in a line."""
    if is_challenge_card(card):
        return _laid(view, seat, card, to)
    piece = section(view, seat, card) if card in SECTIONS else BY_NAME[card]
    said = descriptions.of(piece, to.book)[0] if _playable(view, seat, piece) else _not_now(view, card, piece, to)
    return f"{piece.name.partition(' ')[0]}: {said}" if card in SECTIONS else f"{said[0].upper()}{said[1:]}"


def _laid(view: Cosmic, seat: Seat, card: str, to: Speech) -> str:
    asked_for = view.phase == _LAYING and bool(to_lay(view, seat))
    return _when_laid(card, view.phase, to.book, asked_for=asked_for)


@lru_cache(maxsize=1024)
def _when_laid(card: str, phase: int, words: Phrasebook, *, asked_for: bool) -> str:
    """The use of a challenge card; cached, as all hands hold the same few."""
    say, worth = words.say, _worth(card, words)
    if phase > _LAYING:
        return say("card-next-turn", worth=worth)
    if phase < _LAYING:
        return say("card-later", phase=_LAYING, worth=worth)
    if not asked_for:
        return say("card-not-asked")
    return say("card-now", worth=f"{worth[0].upper()}{worth[1:]}")


def _worth(card: str, words: Phrasebook) -> str:
    """What a challenge card does when it is played, as half a sentence."""
    if card == ATTACK:
        return words.say("card-adds-number")
    value = attack_value(card)
    return words.say("card-adds", value=value) if value is not None else words.say(f"card-{card.lower()}")


def things(title: Telling[Cosmic], view: Cosmic) -> Iterator[Thing]:
    """The challenge cards, each with what it does; HELP on other cards tells the rules of a piece."""
    to = Speech(view.seats, None, title.phrases)
    for card in vocabulary(view, 0).names("card"):
        if is_challenge_card(card):
            yield Thing(card, "card", to.say("card-in-challenge", worth=_worth(card, to.book)))


def _playable(view: Cosmic, seat: Seat, piece: Piece) -> bool:
    """Whether it may act in the phase, as far as its owner can know."""
    return stops(view, piece) or any(wish.piece is piece for wish in wished(view, seat))


def _not_now(view: Cosmic, card: str, piece: Piece, to: Speech) -> str:
    """Why a card does nothing in the phase that opens."""
    when = _phases(tuple([rule for rule in piece.rules if belongs(rule, piece, view)]))
    if view.phase in when or not when:
        again = view.options["flare_use"] == "unlimited"
        return to.say("card-played" if played_in(view, card) and not again else "card-nothing")
    return to.say("card-only", count=len(when), phases=to.listed(map(str, when)))


@cache
def _phases(rules: tuple[Rule, ...]) -> tuple[int, ...]:
    """The phases in which a card with these rules can be played."""
    topics = [rule.topic for rule in rules if rule.verb == ASKS and rule.optional]
    return tuple(sorted({phase for topic in topics for phase in MOMENTS[topic].phases}))
