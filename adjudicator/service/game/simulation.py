"""Simulated games: house bots against house bots, without mail. A seed gives the same games for any number of jobs."""

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from multiprocessing import get_context
from typing import Final

from msgspec import Struct

from adjudicator.core import codec
from adjudicator.core.chance import Chance
from adjudicator.games import catalogue
from adjudicator.service.game.resolution import dealt, of_bots, resolve

MOST_PHASES: Final = 800
"""A game that has not ended by then is stopped."""


class Rehearsal(Struct, frozen=True):
    """The results of some games. `digest` is one BLAKE2b over the digests of the games' events, in order, in hex."""

    games: int
    finished: int
    phases: int
    challenges: int
    seconds: float
    digest: str


class Played(Struct, frozen=True):
    """One game: whether it ended, its phases and challenges, and the BLAKE2b of its events' canonical bytes."""

    finished: bool
    phases: int
    challenges: int
    digest: bytes


def rehearse(title: str, *, players: int, games: int, seed: str, jobs: int = 1) -> Rehearsal:
    """Play games of bots. Raises catalogue.UnknownTitle, and ValueError for impossible numbers."""
    rules = catalogue.title(title)
    if not rules.fewest <= players <= len(rules.seats):
        raise ValueError(f"{rules.heading} is for {rules.fewest} to {len(rules.seats)} players, not {players}")
    if games < 1 or jobs < 1:
        raise ValueError("there must be at least one game and one job")
    began = time.perf_counter()
    mix = blake2b(digest_size=32)
    finished = phases = challenges = 0
    for played in _all(title, players, games, seed, jobs):
        mix.update(played.digest)
        finished += played.finished
        phases += played.phases
        challenges += played.challenges
    return Rehearsal(games, finished, phases, challenges, time.perf_counter() - began, mix.hexdigest())


def _all(title: str, players: int, games: int, seed: str, jobs: int) -> Iterator[Played]:
    work = [(title, players, seed, number) for number in range(games)]
    if jobs == 1:
        yield from map(_one, work)
        return
    # A fresh process shares no state with this one, so its results cannot depend on it.
    with ProcessPoolExecutor(min(jobs, games), mp_context=get_context("spawn")) as pool:
        yield from pool.map(_one, work, chunksize=max(1, games // (4 * jobs)))


def _one(work: tuple[str, int, str, int]) -> Played:
    return play(*work)


def play(title: str, players: int, seed: str, number: int) -> Played:
    """One game of bots from its deal to its end."""
    rules = catalogue.title(title)
    chance = Chance(blake2b(f"{seed}/{number}".encode(), digest_size=32).digest())
    deal = dealt(rules, players, {}, chance)
    table = deal.boundary
    mix = blake2b(codec.encode(deal.events), digest_size=32)
    phases = challenges = 0
    while rules.winners(table.state) is None and phases < MOST_PHASES:
        resolved = resolve(rules, table, of_bots(rules, table, chance), chance)
        table = resolved.boundary
        mix.update(codec.encode(resolved.events))
        phases += 1
        challenges += sum([isinstance(event, rules.resolving) for event in resolved.events])
    return Played(rules.winners(table.state) is not None, phases, challenges, mix.digest())
