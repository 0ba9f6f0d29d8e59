"""The dry run of one letter in an eight-player game: what an acknowledgement costs beyond reading the letter."""

from collections import defaultdict
from statistics import mean, median

from adjudicator.games.catalogue import title
from adjudicator.orders.dry_run.forecast import Forecast
from adjudicator.orders.dry_run.order_checks import Sheet, findings
from adjudicator.orders.dry_run.trial import Trial
from benchmarks.phases import seconds
from benchmarks.positions import played

PLAYERS = 8
SITUATIONS = 200
EVERY = 3
"""Of the phases of a game each third is taken."""


def report() -> None:
    """Print the figures."""
    rules = title("postal-cosmic")
    checked: list[float] = []
    by_phase: dict[int, list[float]] = defaultdict(list)
    for position in played(rules, PLAYERS, 2)[::EVERY]:
        view = position.views[0]
        clauses = tuple(rules.bot(view, 0, position.chance))
        checked.append(seconds(lambda: findings(Sheet(rules, view, 0, clauses))))  # noqa: B023 - called at once
        time = seconds(lambda: Forecast(Sheet(rules, view, 0, clauses, SITUATIONS)).sentences())  # noqa: B023
        by_phase[rules.where(view).phase].append(time)
    tried = Trial(rules, played(rules, PLAYERS, 1)[0].views[0], 0, (), SITUATIONS).situations
    times = [time for several in by_phase.values() for time in several]
    print(f"the orders of one of {PLAYERS} players tried in {tried} situations, {len(times)} phases (aim: 1 s)")
    for phase, several in sorted(by_phase.items()):
        print(f"  phase {phase}: median {median(several) * 1e3:.0f} ms, at most {max(several) * 1e3:.0f} ms")
    print(f"  all phases: mean {mean(times) * 1e3:.0f} ms; checks alone {mean(checked) * 1e3:.1f} ms")
