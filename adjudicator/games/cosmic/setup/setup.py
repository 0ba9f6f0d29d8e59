"""Setting up a game: powers, hands, and the first destiny discs."""

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.granting import granted
from adjudicator.engine.contract.stores import opened
from adjudicator.engine.contract.title import rulebook
from adjudicator.games.cosmic.events.cards import CardsDrawn, HandRedrawn
from adjudicator.games.cosmic.events.destiny import DestinyDrawn, DestinyRefilled
from adjudicator.games.cosmic.events.flare_events import FlaresAdded
from adjudicator.games.cosmic.events.milestones import PhaseOpened, PowersDealt, PowersOffered
from adjudicator.games.cosmic.kit import Power
from adjudicator.games.cosmic.mechanics.deck import HAND, all_cards, deck_for
from adjudicator.games.cosmic.mechanics.foreign_aid import FOREIGN_AID, PLAYED, aid_played
from adjudicator.games.cosmic.pieces import BY_NAME, SECTIONS
from adjudicator.games.cosmic.setup.rulebook import RULEBOOK
from adjudicator.games.cosmic.stages.turn_end import DISCS
from adjudicator.games.cosmic.table.card_faces import FLARE, is_challenge_card
from adjudicator.games.cosmic.table.power_pools import OFFER, POWERS_BY, POWERS_OFFERED, further_flares, pool
from adjudicator.games.cosmic.table.state import CHOOSING, PLANETS, TOKENS, Cosmic

FEWEST_OFFERED: Final = 2


def check_deal(table: Cosmic) -> None:
    """Raises ValueError if there are too few powers, or cards, for everybody, or if two values do not go together."""
    if table.options[FOREIGN_AID] == PLAYED and not aid_played(table):
        raise ValueError(
            f"{FOREIGN_AID} = {PLAYED} is for games in which all players join at once: choose alliances = hidden, too, "
            f"or leave {FOREIGN_AID} = no"
        )
    players, cards, powers = len(table.seats), len(table.deck), pool(table.options["powers"])
    if len(powers) < players:
        raise ValueError(f"powers names {len(powers)}, and {players} players are dealt one each: name more of them")
    if table.options[POWERS_BY] == OFFER and len(powers) < (offered := int(table.options[POWERS_OFFERED])) * players:
        raise ValueError(
            f"powers names {len(powers)}, and {players} players choose from {offered} each: name more of them"
            + (f", or choose {POWERS_OFFERED} = 2" if len(powers) >= FEWEST_OFFERED * players else "")
        )
    flares = 2 * players if table.options["flares"] == "yes" else 0
    if cards + flares < HAND * players:
        raise ValueError(
            f"the deck {deck_for(table.options, players)} has {cards} cards, and {players} players are dealt {HAND} "
            f"each: choose a larger deck, or leave it at deck = {RULEBOOK[0].choices[0]}"
        )


def empty(colours: tuple[str, ...], options: Mapping[str, str]) -> Cosmic:
    """The table with four tokens on every home planet and nothing dealt."""
    players = len(colours)
    rules = rulebook(RULEBOOK, options)
    planets = tuple(
        tuple(TOKENS // PLANETS if owner == system else 0 for owner in range(players))
        for system in range(players)
        for _ in range(PLANETS)
    )
    nothing = (0,) * players
    return Cosmic(
        seats=colours,
        options=rules,
        turn=0,
        phase=0,
        powers=(HIDDEN,) * players,
        powerless=(False,) * players,
        planets=planets,
        warp=nothing,
        limbo=nothing,
        out=nothing,
        hands=((),) * players,
        fresh=((),) * players,
        deck=all_cards(rules, players),
        discard=(),
        destiny=tuple(seat for seat in range(players) for _ in range(DISCS)),
        targets=(None,) * players,
        instructed=(None,) * players,
        plagued=nothing,
        strikes=nothing,
        removed=(False,) * players,
    )


def _flares(chance: Chance, powers: Sequence[str], which: str) -> FlaresAdded:
    """The flares of the powers in play and as many others: of the powers that could be dealt, then of any (G5)."""
    known = sorted(card for power in powers if (card := f"{power}{FLARE}") in SECTIONS)
    near, far = other_flares(known, which)
    others = list(chance.choose("flares", near, len(known)))
    others += chance.choose("flares of other powers", far, len(known) - len(others))
    return FlaresAdded(tuple(known), tuple(sorted(others)))


def other_flares(known: Collection[str], which: str) -> tuple[list[str], list[str]]:
    """The flares that can be in a game beside the `known` ones of the powers in play.

    First those of the powers that could be dealt; then those that make up the number if these are too few.
    """
    near = [card for name in pool(which) if (card := f"{name}{FLARE}") in SECTIONS and card not in known]
    return near, [card for card in further_flares(which) if card not in known]


def deal(table: Cosmic, chance: Chance, wishes: Sequence[Sequence[str]] = ()) -> tuple[Event[Cosmic], ...]:
    """Everything up to the first phase; if players choose their powers, up to that phase, in which they do."""
    if table.options.get(POWERS_BY) == OFFER:
        return (*_offered(table, chance), PhaseOpened(1, CHOOSING))
    given = granted(chance, "powers", table.seats, pool(table.options["powers"]), wishes)
    return tuple(dealt(table, chance, given))


def _offered(table: Cosmic, chance: Chance) -> Iterator[Event[Cosmic]]:
    """As many different powers for each seat as it can choose from."""
    each = int(table.options[POWERS_OFFERED])
    drawn = chance.choose("powers offered", pool(table.options["powers"]), each * len(table.seats))
    for seat in range(len(table.seats)):
        yield PowersOffered(seat, drawn[seat * each : seat * each + each])


def dealt(table: Cosmic, chance: Chance, powers: tuple[str, ...]) -> Iterator[Event[Cosmic]]:
    """Powers, seven cards each (again for a hand without a challenge card), and a disc each but one's own.

    If the deck is too small, the last hands are too, as they were before such games were refused.
    """
    table = yield from _happening(table, PowersDealt(powers))
    for seat, power in enumerate(powers):
        if (stock := BY_NAME[power].stock) is not None:
            own = opened(power, stock.cards, stock.held, seat, chance, "store", refilled=stock.refilled)
            table = yield from _happening(table, own)
    if table.options["flares"] == "yes":
        table = yield from _happening(table, _flares(chance, powers, table.options["powers"]))
    for seat in range(len(table.seats)):
        table = yield from _hand(table, chance, seat)
    for seat in range(len(table.seats)):
        table = yield from _target(table, chance, seat)
    yield PhaseOpened(1, 1)


Happening: TypeAlias = Generator[Event[Cosmic], None, Cosmic]
"""Events, and the table that they lead to."""


def _happening(table: Cosmic, event: Event[Cosmic]) -> Happening:
    yield event
    return event.apply(table)


def _hand(table: Cosmic, chance: Chance, seat: Seat) -> Happening:
    """A seat's first hand."""
    attempt, power = 0, BY_NAME[table.powers[seat]]
    more = power.more_in_hand if isinstance(power, Power) else 0
    while not any(is_challenge_card(card) for card in table.hands[seat]):
        if attempt:
            if not any(is_challenge_card(card) for card in table.deck):
                break
            table = yield from _happening(table, HandRedrawn(seat))
        cards = chance.choose(f"hand/{table.seats[seat]}/{attempt}", table.deck, HAND + more)
        table = yield from _happening(table, CardsDrawn(seat, tuple(sorted(cards))))
        attempt += 1
    return table


def _target(table: Cosmic, chance: Chance, seat: Seat) -> Happening:
    """Whom a seat attacks first."""
    drawn = 0
    while table.targets[seat] is None:
        if not table.destiny:
            discs = tuple(disc for disc in range(len(table.seats)) for _ in range(DISCS))
            table = yield from _happening(table, DestinyRefilled(discs))
        names = [table.seats[disc] for disc in table.destiny]
        name = chance.choose(f"destiny/turn 1/{table.seats[seat]}/{drawn}", names, 1)[0]
        system = table.seats.index(name)
        table = yield from _happening(table, DestinyDrawn(seat, system, None if system == seat else system))
        drawn += 1
    return table
