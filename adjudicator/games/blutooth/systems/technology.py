"""Techs: how they come and go, and how their ships come back."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece, Pieces
from adjudicator.engine.contract.questions import Ask, Claim, Use
from adjudicator.engine.contract.script import Made, Script
from adjudicator.galaxy.batches import Batches, as_batches, as_sources
from adjudicator.galaxy.forces import free, token
from adjudicator.games.blutooth.events.techs import (
    TechDrafted,
    TechHandedOver,
    TechPodBack,
    TechScrapped,
    TechShipsBack,
    TechShipsLost,
    TechShown,
    TechsRestored,
    TechUsed,
)
from adjudicator.games.blutooth.mechanics.returning import Returning, homes, spread
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.stations import manifested
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.techs import HeldTech, next_number, tech_called, tech_numbered, techs_of, undealt
from adjudicator.games.blutooth.table.use_prices import TECH
from adjudicator.games.blutooth.words.rally_words import Return

ENTRIES: Final = ("techrule.develop", "techrule.stable")


def my_tech(at: MatchAt, piece: Piece) -> HeldTech | None:
    """The tech that a piece is, if I have it."""
    return tech_called(at.state.techs, at.me, piece.name)


def tech_ships(at: MatchAt, piece: Piece) -> int:
    """The ships of mine that are on a tech."""
    held = my_tech(at, piece)
    return 0 if held is None else held.ships


# ---- drafting


def _techs(pieces: Pieces) -> tuple[str, ...]:
    """The names of all techs."""
    return tuple([piece.name for piece in pieces if piece.kind == TECH])


def tech_drafted(at: MatchAt, seat: Seat, label: str) -> Script:
    """A seat drafts a tech; when none is left those that have been scrapped come back. Nothing if there are none."""
    names = at.run.title.pieces.picked(_techs)
    whole = f"{at.label}/{at.state.seats[seat]}/{label}"
    yield Made(partial(_restored, names=names))
    yield Made(partial(_drafted, names=names, seat=seat, chance=at.chance, label=whole))


def _restored(now: Match, names: tuple[str, ...]) -> Event[Match] | None:
    left = next(undealt(names, now.techs, now.scrapped_techs), None)
    return TechsRestored() if left is None and now.scrapped_techs else None


def _drafted(now: Match, names: tuple[str, ...], seat: Seat, chance: Chance, label: str) -> Event[Match] | None:
    left = sorted(undealt(names, now.techs, now.scrapped_techs))
    return TechDrafted(seat, next_number(now.techs), chance.choose(label, left, 1)[0]) if left else None


# ---- ships


def tech_ships_home(at: MatchAt, number: int) -> Script:
    """The ships on a tech rebound: to where its owner says, else evenly to the home bases."""
    held = tech_numbered(at.state.techs, number)
    if held is None or not held.ships:
        return
    state, seat, ships = at.state, held.seat, held.ships
    answer = None
    if len(homes(state, seat)) > 1:
        options = Returning(state, seat, ships)
        default = Return(as_batches(spread(state, seat, ships)))
        answer = yield Ask(seat, Return.about, options, default=default, detail=f"tech {number}")
    yield Made(partial(_back, number=number, answer=answer))


def _back(now: Match, number: int, answer: Choice | None) -> Event[Match] | None:
    held = tech_numbered(now.techs, number)
    if held is None or not held.ships:
        return None
    return TechShipsBack(held.seat, number, _ways(now, held, answer))


def _ways(now: Match, held: HeldTech, answer: Choice | None) -> Batches:
    settled: Any = Returning(now, held.seat, held.ships).settle(answer) if isinstance(answer, Return) else None
    return as_sources(settled.to) if isinstance(settled, Return) else spread(now, held.seat, held.ships)


# ---- using


def tech_shown(held: HeldTech, *, developed: bool = True) -> Iterator[Event[Match]]:
    """Everybody sees which tech this is, as it is developed or otherwise used."""
    if not (held.developed and held.shown):
        yield TechShown(held.seat, held.number, held.name, developed)


def tech_scrapped(at: MatchAt, number: int, *, given_up: bool = False) -> Script:
    """A tech is scrapped, if it is still there; a pod that it hides is in the cache of its owner again."""
    yield Made(partial(_pod_back, number=number))
    yield Made(partial(_scrapped, number=number, given_up=given_up))


def _pod_back(now: Match, number: int) -> Event[Match] | None:
    held = tech_numbered(now.techs, number)
    return None if held is None or not held.pod else TechPodBack(held.seat, number, held.pod, open_to_all=False)


def _scrapped(now: Match, number: int, given_up: bool) -> Event[Match] | None:
    held = tech_numbered(now.techs, number)
    return None if held is None else TechScrapped(held.seat, number, held.name, given_up)


def tech_spent(at: MatchAt, piece: Piece, *, lost: bool = False) -> Script:
    """A tech of mine is used at its own time: its ships rebound, or are `lost`, and it is scrapped.

    Returns how many ships were on it.
    """
    held = my_tech(at, piece)
    if held is None:
        return 0
    yield from tech_shown(held)
    if lost and held.ships:
        yield TechShipsLost(at.me, held.number, held.ships)
    yield from tech_ships_home(at, held.number)
    yield from tech_scrapped(at, held.number)
    return held.ships


def tech_discharged(piece: Piece, at: MatchAt, against: tuple[Seat, ...]) -> Script:
    """A tech of mine is used to stop something."""
    yield TechUsed(at.me, piece.name, at.where, against)
    yield from tech_spent(at, piece)


def tech_ready(at: MatchAt, piece: Any) -> bool:
    """Whether a tech of mine carries the ships that it needs."""
    held = my_tech(at, piece)
    return held is not None and held.ships >= piece.needed


def tech_cost(at: MatchAt, use: Use) -> int:
    """What a tech costs that somebody uses: where that is any number, the ships that it carries."""
    piece: Any = at.run.title.pieces.named(use.piece)
    held = tech_called(at.state.techs, use.by, use.piece)
    carried = 0 if held is None else held.ships
    return carried if piece.cost is None else int(piece.cost)


def tech_stopped(at: MatchAt, use: Use) -> Script:
    """The tech that somebody uses is zapped: its ships rebound, and it is scrapped."""
    held = tech_called(at.state.techs, use.by, use.piece)
    if held is not None:
        yield from tech_shown(held)
        yield from tech_ships_home(at, held.number)
        yield from tech_scrapped(at, held.number)


def free_ships(at: MatchAt) -> dict[Place, int]:
    """My ships on planets that I have not promised, where I do not defend myself."""
    return free(at, at.me, at.state.planets, at.state.besieged(at.me))


def claim_ship(wish: Any) -> tuple[Claim, ...]:
    """What a wish claims that takes one ship from a planet."""
    return (Claim(token(wish.place), 1),)


def tech_passed(at: MatchAt, piece: Piece, taker: Seat) -> Script:
    """A tech of mine is used, and passes to another alien instead of being scrapped; its ships rebound."""
    held = my_tech(at, piece)
    if held is None:
        return
    yield TechShown(held.seat, held.number, held.name, developed=False)
    yield from tech_ships_home(at, held.number)
    yield TechHandedOver(at.me, taker, held.number, held.name, at.where, shown=True)


def techs_lost(at: MatchAt, seat: Seat) -> Iterator[Event[Match]]:
    """The techs of an alien that is out are scrapped, and the ships on them lost."""
    for held in techs_of(at.state.techs, seat):
        if held.ships:
            yield TechShipsLost(seat, held.number, held.ships)
        if held.pod:
            yield TechPodBack(seat, held.number, held.pod, open_to_all=False)
        yield TechScrapped(seat, held.number, held.name, given_up=True)


def station_manifested(at: MatchAt) -> Script:
    """A random station is made on one of my planets."""
    yield from manifested(at, at.me, "station dock")
