"""Statistics over all public games: how players fare, and the results of openings."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from adjudicator.site.values import Began, Summary


class Score(Struct, frozen=True):
    """How a player, known by the name they play under, has fared; in one title, or (empty) in all."""

    name: str
    title: str
    games: int
    finished: int
    won: int
    missed: int
    drawn: int = 0
    """How many of those won were draws that the players agreed upon."""
    conceded: int = 0
    """How many of those finished ended because all others had conceded them to somebody."""

    @property
    def share(self) -> str | None:
        """The percentage of wins among their finished games; None if none is finished."""
        return f"{100 * self.won / self.finished:.0f}" if self.finished else None


def scores(games: Iterable[Summary]) -> tuple[tuple[Score, tuple[Score, ...]], ...]:
    """Everybody's score in all titles and in each, the most wins first."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    for game in games:
        for player in game.players:
            if not player.name:
                continue
            for title in ("", game.title):
                count = counts.setdefault((player.name, title), Counter())
                count["games"] += 1
                count["finished"] += game.over
                count["won"] += game.over and player.seat in game.winners
                count["missed"] += game.missed.count(player.seat)
                count["drawn"] += game.agreed == "draw" and player.seat in game.winners
                count["conceded"] += game.agreed == "conceded"
    found = {place: _score(*place, count) for place, count in counts.items()}
    whole = sorted(
        (score for (_, title), score in found.items() if not title),
        key=lambda one: (-one.won, one.finished, one.name.casefold(), one.name),
    )
    return tuple(
        (score, tuple(found[place] for place in sorted(found) if place[0] == score.name and place[1]))
        for score in whole
    )


def _score(name: str, title: str, count: Counter[str]) -> Score:
    there = (count[name] for name in ("games", "finished", "won", "missed", "drawn", "conceded"))
    return Score(name, title, *there)


class Beginning(Struct, frozen=True):
    """A kind of opening in one title: how often, with what results, and what was done in it most often."""

    kind: str
    games: int
    finished: int
    won: int
    ways: tuple[tuple[str, int, int], ...]
    """What was done: how often, and how often it won."""


WAYS = 5
"""How many variants of a kind of opening are shown."""


def beginnings(games: Sequence[Summary]) -> tuple[tuple[str, tuple[Beginning, ...]], ...]:
    """By title, the kinds of openings, the most frequent first."""
    kinds: dict[str, dict[str, list[tuple[Began, Summary]]]] = {}
    for game in games:
        for one in game.began:
            kinds.setdefault(game.title, {}).setdefault(one.kind, []).append((one, game))
    found = []
    for title in sorted(kinds):
        rows = [_beginning(kind, several) for kind, several in kinds[title].items()]
        found.append((title, tuple(sorted(rows, key=lambda row: (-row.games, row.kind)))))
    return tuple(found)


def _beginning(kind: str, several: Sequence[tuple[Began, Summary]]) -> Beginning:
    won = [one.how for one, game in several if game.over and one.seat in game.winners]
    often = Counter(one.how for one, _ in several)
    ways = sorted(often.items(), key=lambda way: (-way[1], way[0]))[:WAYS]
    finished = sum(1 for _, game in several if game.over)
    return Beginning(kind, len(several), finished, len(won), tuple((how, n, won.count(how)) for how, n in ways))
