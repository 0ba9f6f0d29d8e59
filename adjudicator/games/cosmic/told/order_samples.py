"""Order samples: lines that would answer a question in this position, ready to be edited."""

from collections.abc import Iterable, Mapping, Sequence

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.engine.contract.pieces import MAY_NOT
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.forfeits.losses import DEAL_TOKENS, PLAGUE_TOKENS, losable
from adjudicator.games.cosmic.mechanics.placements import landings
from adjudicator.games.cosmic.mechanics.second_challenges import AttackAgain
from adjudicator.games.cosmic.mechanics.targets import intruders
from adjudicator.games.cosmic.pieces import BY_NAME
from adjudicator.games.cosmic.stages.turn_end import empty_homes
from adjudicator.games.cosmic.table.card_faces import COMPROMISE, MORPH, attack_value, is_challenge_card, kind
from adjudicator.games.cosmic.table.speech import card_order
from adjudicator.games.cosmic.table.state import CONE, DEFENCE, LIMBO, OFFENCE, SIDES, Challenge, Cosmic
from adjudicator.games.cosmic.told.as_if import as_if
from adjudicator.games.cosmic.words.aid_words import SendAid, TakeAid
from adjudicator.games.cosmic.words.order_words import Attack

FEW = 3
"""The most lines shown for one question."""


def most_sent(view: Cosmic, seat: Seat) -> int:
    """The most tokens a seat may send into a challenge: four, unless its power says fewer."""
    rules = () if view.powerless[seat] else BY_NAME[view.powers[seat]].rules
    forbid = [rule for rule in rules if rule.verb == MAY_NOT and rule.topic == "send"]
    piece = BY_NAME[view.powers[seat]] if forbid else None
    for tokens in range(CONE, 1, -1):
        if all(rule.method(piece, as_if(view, 0, seat), seat, tokens) is None for rule in forbid):
            return tokens
    return 1


def _fullest(view: Cosmic, seat: Seat, places: Iterable[Place]) -> list[Place]:
    return sorted(places, key=lambda place: (-view.planets[place][seat], place))


def force(view: Cosmic, seat: Seat, names: Vocabulary, most: int, skip: int = 0) -> str:
    """`4 from home 1`: at most this many tokens from the fullest bases they can leave; empty if there are none."""
    return from_these(view, seat, names, most, free(view, seat)[skip:])


def free(view: Cosmic, seat: Seat) -> list[Place]:
    """The bases that tokens of a seat can leave, the fullest first."""
    attacked = view.attacked()
    return _fullest(view, seat, (place for place in view.bases(seat) if place not in attacked))


def from_these(view: Cosmic, seat: Seat, names: Vocabulary, most: int, free: Sequence[Place]) -> str:
    """`4 from home 1`: at most this many tokens from the first of these bases; empty if there are none."""
    tokens = min(most, sum(view.planets[place][seat] for place in free))
    sources, have = [], 0
    for place in free:
        if have < tokens:
            sources.append(names.name("place", place))
            have += view.planets[place][seat]
    return f"{tokens} from {', '.join(sources)}" if tokens else ""


def attacks(view: Cosmic, seat: Seat, planets: Mapping[Place, Seat], names: Vocabulary) -> tuple[str, ...]:
    """The two least defended planets, with all tokens that may be sent."""
    sent = force(view, seat, names, most_sent(view, seat))
    with_force = f" with {sent}" if sent else ""
    return tuple(f"{Attack.word} {names.name('place', place)}{with_force}" for place in weakest(view, planets)[:2])


def attacks_again(view: Cosmic, seat: Seat, planets: Mapping[Place, Seat], names: Vocabulary) -> tuple[str, ...]:
    """Another planet than in the first samples of an attack, with tokens that they leave: both lines can be used."""
    ordered = weakest(view, planets)
    place, most = ordered[min(2, len(ordered) - 1)], most_sent(view, seat)
    left, first = list[tuple[Place, int]](), most
    for source in _fullest(view, seat, view.bases(seat)):
        tokens = max(0, view.planets[source][seat] - first)
        first = max(0, first - view.planets[source][seat])
        left += [(source, tokens)] if tokens else []
    source, tokens = max(left, key=lambda one: one[1], default=(LIMBO, 1))
    with_source = f" from {names.name('place', source)}" if left else ""
    return (f"{AttackAgain.word} {names.name('place', place)} with {min(most, tokens)}{with_source}",)


def weakest(view: Cosmic, planets: Mapping[Place, Seat]) -> list[Place]:
    """These planets, the one with the fewest tokens of its defender first."""
    return sorted(planets, key=lambda place: (view.planets[place][planets[place]], place))


def placings(view: Cosmic, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """All to one place; one, and the rest to another."""
    places = [names.name("place", place) for place in landings(view, seat)]
    lines = [f"LIMBO rest to {places[0]}"]
    if len(places) > 1 and view.limbo[seat] > 1:
        lines.append(f"LIMBO 1 to {places[0]}, rest to {places[1]}")
    return tuple(lines)


def releases(view: Cosmic, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """To the first two places."""
    return tuple(f"RELEASE to {names.name('place', place)}" for place in landings(view, seat)[:2])


def invitations(view: Cosmic, others: Sequence[Seat]) -> tuple[str, ...]:
    """Everybody; the first one."""
    lines = [f"INVITE {', '.join(view.seats[other] for other in others)}"]
    return tuple(lines if len(others) == 1 else [*lines, f"INVITE {view.seats[others[0]]}"])


def joins(view: Cosmic, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """Either side."""
    sent = force(view, seat, names, min(2, most_sent(view, seat)))
    with_force = f" with {sent}" if sent else ""
    return tuple(f"JOIN {SIDES[which]}{with_force}" for which in (OFFENCE, DEFENCE))


def aid(view: Cosmic, seat: Seat) -> tuple[str, ...]:
    """The lowest Attack of a hand, or else its first card, for either side."""
    hand = sorted(view.held(seat), key=card_order)
    card = next((card for card in hand if attack_value(card) is not None), next(iter(hand), ""))
    if not card:
        return ()
    said = card if card != HIDDEN else "Attack 12"
    return tuple([f"{SendAid.word} {SIDES[which]} with {said}" for which in (OFFENCE, DEFENCE)])


def aid_taken(view: Cosmic, challenge: Challenge) -> tuple[str, ...]:
    """The aid of the first player who may offer any."""
    others = [view.seats[seat] for seat in view.seats_in() if challenge.side_of(seat) is None]
    return tuple([f"{TakeAid.word} from {other}, come with 2 IF aid from {other} >= 8" for other in others[:1]])


def divisions(view: Cosmic, seat: Seat, planet: Place, numbers: Sequence[int], names: Vocabulary) -> tuple[str, ...]:
    """An even division."""
    share = view.planets[planet][seat] // len(numbers)
    parts = [f"{share} to challenge {number}" for number in numbers[:-1]]
    return (f"DIVIDE {names.name('place', planet)}: {', '.join(parts)}, rest to challenge {numbers[-1]}",)


def challenge_cards(view: Cosmic, seat: Seat, *, sees: bool) -> tuple[str, ...]:
    """The highest and the lowest Attack, Compromise and Morph; a table for seats that see the other's card first."""
    hand = [card for card in view.held(seat) if is_challenge_card(card)]
    attack = sorted((card for card in hand if attack_value(card) is not None), key=card_order)
    cards = list(dict.fromkeys([*attack[-1:], *attack[:1]]))
    if sees and len(cards) > 1:
        return (f"CARD IF their card is Compromise: {attack[0]}; OTHERWISE {attack[-1]}", f"CARD {attack[-1]}")
    cards += [card for card in (COMPROMISE, MORPH) if card in hand]
    return tuple(f"CARD {card}" for card in cards[:FEW])


def deals(view: Cosmic, seat: Seat, other: Seat, names: Vocabulary) -> tuple[str, ...]:
    """A base for a base; a card for any card."""
    lines = []
    mine = [place for place in view.home(seat) if view.planets[place][seat]]
    theirs = [place for place in view.home(other) if view.planets[place][other]]
    if mine and theirs:
        bases = [names.name("place", places[-1]) for places in (mine, theirs)]
        lines.append(f"DEAL give base on {bases[0]}; get base on {bases[1]}")
    hand = sorted(view.held(seat), key=card_order)
    if hand:
        lines.append(f"DEAL give {hand[0]}; get any card")
    return tuple(lines or ["DEAL get any card"])


def _given_up(view: Cosmic, seat: Seat, names: Vocabulary, count: int) -> str:
    """`2 home 1, 1 home 2`: this many tokens from the fullest places; empty if there are none.

    Limbo comes last: the form also shows how to place tokens there, and both together would be impossible.
    """
    held = losable(view, seat)
    parts, left = [], count
    for place in sorted(held, key=lambda place: (place == LIMBO, -held[place], place)):
        if left:
            tokens = min(left, held[place])
            parts.append(f"{tokens} {names.name('place', place)}")
            left -= tokens
    return ", ".join(parts)


def losses(view: Cosmic, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """Three tokens from the fullest places."""
    parts = _given_up(view, seat, names, DEAL_TOKENS)
    return (f"LOSE {parts}",) if parts else ()


def plague_losses(view: Cosmic, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """Three tokens from the fullest places, and the least card of each type."""
    tokens = _given_up(view, seat, names, PLAGUE_TOKENS)
    cards: dict[str, str] = {}
    for card in sorted(view.held(seat), key=card_order):
        if card != HIDDEN:
            cards.setdefault(kind(card), card)
    parts = [*([tokens] if tokens else []), *([f"cards {', '.join(cards.values())}"] if cards else [])]
    return (f"PLAGUE takes {' '.join(parts)}",) if parts else ()


def rewards(view: Cosmic, seat: Seat, tokens: int, names: Vocabulary) -> tuple[str, ...]:
    """As many tokens as there are in the Warp; cards."""
    places = landings(view, seat)
    back = min(tokens, view.warp[seat])
    lines = ["REWARD rest cards"]
    if back and places:
        rest = ", rest cards" if back < tokens else ""
        lines.insert(0, f"REWARD {back} tokens to {names.name('place', places[0])}{rest}")
    return tuple(lines)


def own_colour(view: Cosmic, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """The first foreign base in the system, if there is one; the first planet to settle again; drawing again."""
    others = intruders(view, seat)
    wishes = [
        f"attack {view.seats[other]} on {names.name('place', place)}"
        for place in view.home(seat)
        for other in others
        if view.planets[place][other]
    ][:1]
    if (empty := empty_homes(view, seat)) and (sent := force(view, seat, names, most_sent(view, seat))):
        wishes.append(f"resettle {names.name('place', empty[0])} with {sent}")
    return tuple(f"OWN COLOUR {wish}" for wish in (*(f"{wish} ELSE redraw" for wish in wishes), "redraw"))
