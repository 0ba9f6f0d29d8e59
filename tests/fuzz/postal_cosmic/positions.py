"""Positions at random, stated in the words of the case law, with whatever pieces there are."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from adjudicator.core.chance import Chance
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.title import OptionSpec, rulebook
from adjudicator.games.cosmic.mechanics.deck import all_cards
from adjudicator.games.cosmic.pieces import POWERS, SECTIONS
from adjudicator.games.cosmic.setup.rulebook import RULEBOOK
from adjudicator.games.cosmic.table.card_faces import FLARE, is_challenge_card
from adjudicator.games.cosmic.table.state import PLANETS
from adjudicator.games.cosmic.title import TITLE
from tests.fuzz.example import Example

HAND = 7
MANY = 3
"""The fewest challenge cards of a crowded hand."""
ALL = {"powers": "all", "flares": "yes"}
"""Everything there is takes part."""


def _wanted(options: Mapping[str, str]) -> dict[str, str]:
    """The values without which others that are not the usual ones mean nothing."""
    specs: dict[str, OptionSpec] = {spec.name: spec for spec in TITLE.options}
    unusual = [specs[name] for name, value in options.items() if value != specs[name].choices[0]]
    wanted = [spec.where for spec in unusual if spec.where is not None]
    return {name: choice for name, choice in wanted if choice in specs[name].choices}


class Dealer:
    """Makes one position; `chance` decides what is not asked for.

    In a `crowded` one hands hold every flare and edict that there is, and any rulebook values are played.
    """

    def __init__(
        self,
        chance: Chance,
        powers: Sequence[Piece] = (),
        *,
        players: int = 0,
        holding: Sequence[str] = (),
        crowded: bool = False,
    ) -> None:
        self._chance = chance
        self._holding = holding
        self._crowded = crowded
        self._asked = [power.name for power in powers]
        some = (3, 4, 5, 6, 7, 8) if crowded else (3, 4, 4, 4, 5, 6)
        self.players = players or max(len(self._asked), some[self._below("players", len(some))])
        self.options = {**ALL, **dict(self._options())}
        self.options |= _wanted(self.options)
        if not set(holding) <= {*self._cards(), *SECTIONS}:
            self.options["deck"] = "ffg"
        self._seats = TITLE.seats[: self.players]

    def _below(self, label: str, outcomes: int) -> int:
        return self._chance.below(f"position/{label}", outcomes)

    def _options(self) -> Iterator[tuple[str, str]]:
        specs: tuple[OptionSpec, ...] = TITLE.options
        for spec in specs:
            seldom = 1 if self._crowded else 4
            if spec.name not in ALL and self._below(f"option/{spec.name}", seldom) == 0:
                yield spec.name, self._chance.pick(f"position/choice/{spec.name}", spec.choices)

    def _cards(self) -> Pile:
        return all_cards(rulebook(RULEBOOK, dict(self.options)), self.players)

    def powers(self) -> tuple[str, ...]:
        """Those that were asked for sit first, in the order in which they were."""
        others = [power.name for power in POWERS if power.name not in self._asked]
        return (*self._asked, *self._chance.choose("position/powers", others, self.players))[: self.players]

    def _full_hands(self, powers: Sequence[str]) -> list[list[str]]:
        """Some challenge cards each, all edicts and all flares, a flare as often as not with its power's owner."""
        deck = sorted(self._cards())
        edicts = [card for card in deck if not is_challenge_card(card)]
        lots = list(self._chance.shuffle("position/lots", [card for card in deck if is_challenge_card(card)]))
        hands: list[list[str]] = [[] for _ in range(self.players)]
        for seat, cards in enumerate(hands):
            many = MANY + self._below(f"many/{seat}", MANY)
            cards += [lots.pop() for _ in range(min(many, len(lots) // (self.players - seat)))]
        for number, card in enumerate((*edicts, *SECTIONS)):
            seat, power = self._below(f"holder/{number}", self.players), card.removesuffix(FLARE)
            if power != card and power in powers and self._below(f"owner/{card}", 2):
                seat = powers.index(power)
            hands[seat].append(card)
        return hands

    def _hands(self, powers: Sequence[str]) -> list[list[str]]:
        """Seven cards each and, in hands at random, every flare of a power that was asked for and of some others."""
        deck = Counter(self._cards()) - Counter(self._holding)
        hands = []
        for seat in range(self.players):
            dealt = self._chance.choose(f"position/hand/{seat}", tuple(sorted(deck.elements())), HAND)
            if not any(is_challenge_card(card) for card in dealt):
                dealt = (*dealt[1:], next(card for card in sorted(deck) if is_challenge_card(card)))
            deck -= Counter(dealt)
            hands.append([*dealt, *(() if seat else self._holding)])
        left = [card for card in SECTIONS if card not in self._holding]
        flares = [card for card in left if card.removesuffix(FLARE) in self._asked]
        others = [card for card in left if card not in flares]
        owners = {f"{power}{FLARE}": seat for seat, power in enumerate(powers)}
        for card in (*flares, *self._chance.choose("position/flares", others, self.players)):
            seat = self._below(f"holder/{card}", self.players)
            if card in owners and self._below(f"owner/{card}", 2):
                seat = owners[card]
            hands[seat].append(card)
        return hands

    def _tokens(self, seat: int) -> Iterator[str]:
        """Some tokens away from home; the rest spreads over the home planets."""
        some = self._below
        away = (some(f"{seat}/warp", 4), some(f"{seat}/limbo", 6))
        if away[0]:
            yield f"{away[0]} in the Warp"
        if away[1] in (1, 2):
            yield f"{away[1]} in Limbo"
        bases = {
            (some(f"{seat}/base/{number}", self.players), some(f"{seat}/planet/{number}", PLANETS)): number
            for number in range(some(f"{seat}/bases", 4))
        }
        for (system, planet), number in sorted(bases.items()):
            if system != seat:
                yield f"{1 + some(f'{seat}/tokens/{number}', 3)} on {self._seats[system]} {planet + 1}"
        for planet in range(PLANETS - 2):
            if some(f"{seat}/empty/{planet}", 9) == 0:
                yield f"none on home {planet + 1}"

    def _statement(self, seat: int, power: str, hand: Sequence[str]) -> str:
        some, name = self._below, self._seats[seat]
        said = [*self._tokens(seat), f"hand {', '.join(sorted(hand))}"]
        # Those whose powers were asked for attack each other as often as not.
        other = self._seats[(seat + 1 + some(f"{seat}/attacks", self.players - 1)) % self.players]
        if seat < 2 <= len(self._asked) and some(f"{seat}/each other", 3):
            other = self._seats[1 - seat]
        said.append(f"attacks {other}")
        if some(f"{seat}/plagued", 30) == 0:
            said.append("struck by the Plague")
        if some(f"{seat}/missed", 15) == 0:
            said.append("missed 1 phase")
        if some(f"{seat}/knows", 8) == 0:
            said.append(f"knows {other}'s hand")
        return f"{name} ({power}): {'; '.join(said)}"

    def example(self, seed: str) -> Example:
        """The position, with no letters yet."""
        powers = self.powers()
        hands = self._full_hands(powers) if self._crowded else self._hands(powers)
        said = [self._statement(seat, power, hands[seat]) for seat, power in enumerate(powers)]
        turn = 1 + self._below("turn", 3)
        return Example(TITLE.name, seed, self.options, f"turn {turn} phase 1, {self.players} players", tuple(said))


def dealt(
    seed: str, powers: Sequence[Piece] = (), *, players: int = 0, holding: Sequence[str] = (), crowded: bool = False
) -> Example:
    """A position that can be; these powers, if any, belong to the first seats, and the first one holds these cards."""
    for attempt in range(50):
        chance = Chance(f"{seed}/{attempt}".encode())
        example = Dealer(chance, powers, players=players, holding=holding, crowded=crowded).example(seed)
        try:
            TITLE.position(example.head, example.statements, example.options)
        except Misstated:
            continue
        return example
    raise AssertionError(f"no position came of {seed}")
