"""How cost grows: with the games on file, with the players of a game, and with its age.

`GAMES=10000 python -m benchmarks.growth` (or `make growth GAMES=10000`) goes up to so many games and draws
docs/growth.svg. At each point some looks, letters and phases are timed, each in processor time, and the fastest of each
counts: the question is what they cost, not what else the machine does. The statements of the database are exact.

All games run. The deadlines of those that are not measured lie ahead, and of each only its open phase is on file; an
old game has copies of one phase before its last four.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path
from time import process_time
from typing import NamedTuple

from jinja2 import Environment, StrictUndefined
from msgspec.structs import replace

from adjudicator.games import catalogue
from adjudicator.service.game.boundary import Boundary
from adjudicator.service.mailroom.mail_sender import STALE
from adjudicator.service.mailroom.reception import handle_all, receive
from adjudicator.service.office.office import Office
from adjudicator.service.runners.inside import Inside
from adjudicator.service.work.adjudication import adjudicate
from adjudicator.service.work.due_games import ask_due, reconcile
from adjudicator.service.work.mailbox_guard import looked
from benchmarks.filed import (
    DEADLINE,
    NOW,
    TITLE,
    Clock,
    Past,
    answered,
    counted,
    file,
    lasting,
    multiply,
    opened,
)

GAMES = 1000
PLAYERS = 6
PHASES = 4
SAMPLES = 7
SOURCE = "imap://games@mail.test/INBOX"
PICTURE = Path(__file__).parents[1] / "docs" / "growth.svg"
COSTS = ("look", "letter", "mail", "phase")


class Cost(NamedTuple):
    """The fastest in milliseconds, and how many statements each takes."""

    milliseconds: float
    statements: float


class Point(NamedTuple):
    """How much there was of something, and what each thing cost there."""

    much: int
    costs: dict[str, Cost]


class Series(NamedTuple):
    """What grows, and the points."""

    grows: str
    points: list[Point]


def report(most: int = GAMES) -> list[Series]:
    """Print the figures."""
    sizes = [10**power for power in range(1, 9) if 10**power <= most]
    found = [
        Series("games on file", [_measured(PLAYERS, PHASES, games, games) for games in sizes]),
        Series("players", [_measured(players, PHASES, 10, players) for players in range(3, 9)]),
        Series("turns played", [_measured(PLAYERS, 4 * turns, 10, turns) for turns in (5, 15, 30, 60)]),
    ]
    for series in found:
        print(f"{series.grows:>14}  " + "  ".join(f"{name:>8} (statements)" for name in COSTS))
        for much, costs in series.points:
            said = (f"{cost.milliseconds:8.2f} ms {cost.statements:8.1f} " for cost in costs.values())
            print(f"{much:>14}  " + "  ".join(said))
    return found


def _measured(players: int, phases: int, games: int, much: int) -> Point:
    recent = lasting(PHASES, players)
    past = (_earlier(recent[0]),) * (phases - len(recent)) + recent
    clock = Clock()
    with tempfile.TemporaryDirectory() as folder:
        office = opened(Path(folder), clock)
        # Those that are measured, and so many others that there are enough.
        multiply(office, file(office, 1, past), range(2, SAMPLES + 1))
        if games > SAMPLES:
            other = file(office, SAMPLES + 1, recent[-1:], ordered=False)
            multiply(office, other, range(SAMPLES + 2, games + 1))
        runner = Inside(clock)
        looked(office, SOURCE, NOW)
        costs = {
            "look": _cost(lambda _: (ask_due(office, runner, [SOURCE]), reconcile(office, runner))),
            "letter": _letters(office, recent[-1]),
            "mail": _cost(lambda _: _sent(office, clock)),
        }
        clock.instant = DEADLINE
        with office.store.unit() as unit:
            due = [one for number in range(1, SAMPLES + 1) if (one := unit.games.named(f"game{number}")) is not None]
        costs["phase"] = _cost(lambda sample: adjudicate(office, due[sample].id, due[sample].serial))
        office.store.close()
    return Point(much, costs)


def _earlier(phase: Past) -> Past:
    """The same in an earlier turn: what is ordered in it does not stand any more."""
    state, views = ([replace(one, turn=0) for one in some] for some in ([phase.boundary.state], phase.boundary.views))
    return phase._replace(boundary=Boundary(state[0], tuple(views)))


def _letters(office: Office, now: Past) -> Cost:
    title = catalogue.title(TITLE)
    seat = next(seat for seat, said in enumerate(now.written) if said)
    with office.store.unit() as unit:
        found = [unit.games.named(f"game{number}") for number in range(1, SAMPLES + 1)]
    raws = [
        answered(office, game, seat, title.seats[seat], now.written[seat], 1000 + number)
        for number, game in enumerate(found)
        if game is not None
    ]

    def one(sample: int) -> None:
        receive(office, raws[sample], source=SOURCE, uidvalidity=1, uid=sample + 1)
        if handle_all(office) != 1:
            raise AssertionError("the letter was not handled")

    return _cost(one)


def _sent(office: Office, clock: Clock) -> None:
    clock.instant += timedelta(seconds=1)
    with office.store.unit() as unit:
        for claim in unit.outbox.claim(clock.now(), stale_after=STALE, limit=1):
            unit.outbox.sent(claim.mail, clock.now())


def _cost(work: Callable[[int], object]) -> Cost:
    """What the samples cost; the first one, which pays for what is loaded then, never is the fastest."""
    times: list[float] = []
    with counted() as statements:
        for sample in range(SAMPLES):
            began = process_time()
            work(sample)
            times.append(process_time() - began)
    return Cost(min(times) * 1e3, statements.count / SAMPLES)


DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {{ 260 * series | length }} 230"
 font-family="sans-serif" font-size="10" fill="#333">
<rect width="100%" height="100%" fill="#fff"/>
{%- for one in series %}{% set left = 260 * loop.index0 + 46 %}
<text x="{{ left + 90 }}" y="222" text-anchor="middle">{{ one.grows }}</text>
<path d="M{{ left }} 20V190H{{ left + 190 }}" fill="none" stroke="#888"/>
{%- for mark in marks %}
<path d="M{{ left - 3 }} {{ mark.y }}h193" stroke="#ddd"/>
<text x="{{ left - 6 }}" y="{{ mark.y + 3 }}" text-anchor="end">{{ mark.said }}</text>
{%- endfor %}
{%- for point in one.points %}
<text x="{{ left + point.x }}" y="204" text-anchor="middle">{{ point.much }}</text>
{%- endfor %}
{%- for line in one.lines %}
<path d="{{ line.path(left) }}" fill="none" stroke="{{ line.colour }}" stroke-width="1.5"/>
{%- endfor %}
{%- endfor %}
{%- for name, colour in colours %}
<text x="{{ 46 + 90 * loop.index0 }}" y="13" fill="{{ colour }}">one {{ name }}</text>
{%- endfor %}
<text x="{{ 46 + 90 * colours | length }}" y="13">milliseconds of processor time</text>
</svg>
"""
COLOURS = dict(zip(COSTS, ("#1b7837", "#2166ac", "#888888", "#b2182b"), strict=True))


def draw(found: Sequence[Series]) -> str:
    """The figures as a picture: how much there is, beside what it costs; games on file by powers of ten."""
    from math import log10

    top = max(cost.milliseconds for series in found for point in series.points for cost in point.costs.values())

    def height(milliseconds: float) -> float:
        return round(190 - 160 * milliseconds / top, 1)

    drawn = []
    for series in found:
        wide = series.points[-1].much >= 100
        sizes = [log10(point.much) if wide else point.much for point in series.points]
        span = sizes[-1] - sizes[0] or 1  # one point alone stands at the beginning
        places = [round(10 + 165 * (size - sizes[0]) / span, 1) for size in sizes]
        lines = []
        for name, colour in COLOURS.items():
            heights = [height(point.costs[name].milliseconds) for point in series.points]
            lines.append({"colour": colour, "path": _path(list(zip(places, heights, strict=True)))})
        points = [{"x": x, "much": f"{point.much:,}"} for x, point in zip(places, series.points, strict=True)]
        drawn.append({"grows": series.grows, "points": points, "lines": lines})
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10000) if top / size <= 8)
    marks = [{"y": height(at), "said": at} for at in range(0, int(top) + 1, step)]
    template = Environment(autoescape=True, undefined=StrictUndefined).from_string(DRAWING)
    return template.render(series=drawn, marks=marks, colours=list(COLOURS.items())) + "\n"


def _path(steps: Sequence[tuple[float, float]]) -> Callable[[float], str]:
    return lambda left: "M" + "L".join(f"{left + x:g} {y:g}" for x, y in steps)


def main() -> int:
    """Print the figures, and draw them."""
    PICTURE.write_text(draw(report(int(os.environ.get("GAMES", GAMES)))), encoding="utf-8")
    print(f"drawn in {PICTURE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
