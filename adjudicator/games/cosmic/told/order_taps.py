"""Order taps: the usual orders that answer a question in this position, each of them whole and in canonical words."""

from collections.abc import Mapping, Sequence
from itertools import combinations, islice, product
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.forfeits.losses import DEAL_TOKENS, losable
from adjudicator.games.cosmic.mechanics.placements import landings
from adjudicator.games.cosmic.mechanics.second_challenges import AttackAgain
from adjudicator.games.cosmic.mechanics.targets import intruders
from adjudicator.games.cosmic.stages.turn_end import empty_homes
from adjudicator.games.cosmic.table.card_faces import COMPROMISE, attack_value, is_challenge_card
from adjudicator.games.cosmic.table.speech import card_order
from adjudicator.games.cosmic.table.state import DEFENCE, OFFENCE, SIDES, Challenge, Cosmic
from adjudicator.games.cosmic.told import order_samples
from adjudicator.games.cosmic.words.aid_words import AidReward, Come, SendAid, TakeAid
from adjudicator.games.cosmic.words.order_words import (
    Attack,
    Defender,
    Divide,
    FromLimbo,
    Invite,
    Join,
    LayCard,
    Loss,
    OwnColour,
    PlagueLoss,
    Release,
    Reward,
)

MOST: Final = 16
"""The most lines for one question: who wants another order writes it."""
_PAIRED: Final = 4
"""So many others can be asked in pairs as well."""
_DECLINED: Final = "no"


def attacks(view: Cosmic, seat: Seat, planets: Mapping[Place, Seat], names: Vocabulary) -> tuple[str, ...]:
    """Every planet with all tokens that may be sent, the least defended first; then the first of them with fewer."""
    forces = _forces(view, seat, names, range(order_samples.most_sent(view, seat), 0, -1)) or [""]
    places = [names.name("place", place) for place in order_samples.weakest(view, planets)]
    lines = [f"{Attack.word} {place}{forces[0]}" for place in places]
    return (*lines, *[f"{Attack.word} {place}{force}" for place in places[:2] for force in forces[1:]])


def attacks_again(view: Cosmic, seat: Seat, planets: Mapping[Place, Seat], names: Vocabulary) -> tuple[str, ...]:
    """Every planet, with what the sample for this question leaves."""
    (sample,) = order_samples.attacks_again(view, seat, planets, names)
    _, with_, force = sample.partition(" with ")
    places = [names.name("place", place) for place in order_samples.weakest(view, planets)]
    return tuple([f"{AttackAgain.word} {place}{with_}{force}" for place in places])


def _forces(view: Cosmic, seat: Seat, names: Vocabulary, numbers: Sequence[int]) -> list[str]:
    """` with 4 from home 1`, ` with 3 from home 1`: so many tokens, as far as there are as many."""
    free = order_samples.free(view, seat)
    found = [order_samples.from_these(view, seat, names, number, free) for number in numbers]
    return [f" with {force}" for force in dict.fromkeys(found) if force]


def defenders(view: Cosmic, others: Sequence[Seat]) -> tuple[str, ...]:
    """Each of them."""
    return tuple([f"{Defender.word} {view.seats[other]}" for other in others])


def placings(view: Cosmic, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """All tokens to one place."""
    return tuple([f"{FromLimbo.word} rest to {names.name('place', place)}" for place in landings(view, seat)[:MOST]])


def releases(view: Cosmic, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """To each place."""
    return tuple([f"{Release.word} to {names.name('place', place)}" for place in landings(view, seat)[:MOST]])


def invitations(view: Cosmic, others: Sequence[Seat]) -> tuple[str, ...]:
    """Everybody, each of them, two of a few; nobody."""
    named = [view.seats[other] for other in others]
    pairs = [", ".join(pair) for pair in combinations(named, 2)] if 2 < len(named) <= _PAIRED else []
    several = dict.fromkeys([", ".join(named), *named, *pairs, _DECLINED])
    return tuple([f"{Invite.word} {one}" for one in several])


def joins(view: Cosmic, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """Either side, with as many tokens as may be sent, two, or one; neither."""
    most = order_samples.most_sent(view, seat)
    forces = _forces(view, seat, names, [number for number in dict.fromkeys((most, 2, 1)) if number <= most]) or [""]
    sides = [f"{SIDES[which]}{force}" for which in (OFFENCE, DEFENCE) for force in forces]
    return tuple([f"{Join.word} {one}" for one in (*sides, _DECLINED)])


def aid(view: Cosmic, seat: Seat) -> tuple[str, ...]:
    """Each Attack of a hand, for either side."""
    hand = [card for card in dict.fromkeys(sorted(view.held(seat), key=card_order)) if attack_value(card) is not None]
    if not hand:
        return ()
    sides = [SIDES[which] for which in (OFFENCE, DEFENCE)]
    return tuple([f"{SendAid.word} {side} with {card}" for side in sides for card in hand[: MOST // 2]])


def aid_taken(view: Cosmic, challenge: Challenge) -> tuple[str, ...]:
    """That of each player who may offer any."""
    others = [view.seats[seat] for seat in view.seats_in() if challenge.side_of(seat) is None]
    return tuple([f"{TakeAid.word} from {other}" for other in others])


AID_REWARDS: Final = tuple([f"{AidReward.word} {what}" for what in ("token ELSE card", "card")])
COMINGS: Final = tuple([f"{Come.word} with {number}" for number in (1, 2, 3, 4)])


def divisions(view: Cosmic, seat: Seat, planet: Place, numbers: Sequence[int], names: Vocabulary) -> tuple[str, ...]:
    """An even division; all tokens to one challenge."""
    even = order_samples.divisions(view, seat, planet, numbers, names)
    place = names.name("place", planet)
    return (*even, *[f"{Divide.word} {place}: rest to challenge {number}" for number in numbers])


def challenge_cards(view: Cosmic, seat: Seat, *, sees: bool) -> tuple[str, ...]:
    """Every challenge card of a hand; for seats that see the other's card first, the choice by that."""
    hand = [*dict.fromkeys([card for card in view.held(seat) if is_challenge_card(card) and card != HIDDEN])]
    cards = sorted(hand, key=card_order)
    attack = [card for card in cards if attack_value(card) is not None]
    low = [f"{attack[0]} IF their card is {COMPROMISE} ELSE {attack[-1]}"] if sees and len(attack) > 1 else []
    return tuple([f"{LayCard.word} {one}" for one in (*low, *cards)])


def deals(view: Cosmic, seat: Seat, other: Seat, names: Vocabulary) -> tuple[str, ...]:
    """A base for a base; a card for any card; what is asked for nothing."""
    mine = [names.name("place", place) for place in view.home(seat) if view.planets[place][seat]]
    theirs = [names.name("place", place) for place in view.home(other) if view.planets[place][other]]
    cards = [card for card in dict.fromkeys(sorted(view.held(seat), key=card_order)) if card != HIDDEN]
    bases = [f"give base on {one}; get base on {target}" for one, target in islice(product(mine[::-1], theirs), MOST)]
    said = [*bases[: MOST // 2], *[f"give {card}; get any card" for card in cards[: MOST // 2]]]
    return tuple([f"DEAL {one}" for one in said or ["get any card"]])


def losses(view: Cosmic, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """All tokens from one place, where there are enough; from the fullest ones otherwise."""
    held = losable(view, seat)
    whole = [names.name("place", place) for place, tokens in held.items() if tokens >= DEAL_TOKENS]
    lines = [f"{Loss.word} {DEAL_TOKENS} from {place}" for place in whole[:MOST]]
    return tuple(lines) or tuple([_canonical(line) for line in order_samples.losses(view, seat, names)])


def plague_losses(view: Cosmic, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """The sample for this question."""
    return tuple([_canonical(line) for line in order_samples.plague_losses(view, seat, names)])


def _canonical(line: str) -> str:
    """A sample that names a number before each place, as it is read back: `LOSE 2 from home 1, 1 from home 2`."""
    word, takes, rest = line.rpartition(f"{PlagueLoss.word} takes ")
    head, said = (f"{takes}", rest) if takes else (f"{Loss.word} ", line.removeprefix(f"{Loss.word} "))
    tokens, cards, others = said.partition(" cards ") if not said.startswith("cards ") else ("", "", said)
    parts = [f"{number} from {place}" for number, _, place in (one.partition(" ") for one in tokens.split(", ") if one)]
    return f"{word}{head}{', '.join(parts)}{cards}{others}"


def rewards(view: Cosmic, seat: Seat, tokens: int, names: Vocabulary) -> tuple[str, ...]:
    """So many tokens as there are in the Warp to each place; one of them; cards."""
    back = min(tokens, view.warp[seat])
    places = [names.name("place", place) for place in landings(view, seat)]
    numbers = [number for number in dict.fromkeys((back, 1)) if number]
    lines = [
        f"{Reward.word} {number} token{'' if number == 1 else 's'} to {place}, rest cards"
        for number in numbers
        for place in places[: MOST // 2]
    ]
    return (*lines, f"{Reward.word} rest cards")


def own_colour(view: Cosmic, seat: Seat, names: Vocabulary) -> tuple[str, ...]:
    """Each foreign base in the system; each planet to settle again; drawing again."""
    others = intruders(view, seat)
    wishes = [
        f"attack {view.seats[other]} on {names.name('place', place)}"
        for place in view.home(seat)
        for other in others
        if view.planets[place][other]
    ]
    if force := order_samples.force(view, seat, names, order_samples.most_sent(view, seat)):
        wishes += [f"resettle {names.name('place', place)} with {force}" for place in empty_homes(view, seat)]
    said = [*[f"{wish} ELSE redraw" for wish in wishes[:MOST]], "redraw"]
    return tuple([f"{OwnColour.word} {wish}" for wish in said])
