"""The end of a match: who has won, and what it was worth to everybody."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.events.milestones import Ended
from adjudicator.games.blutooth.events.scores import Scored, TitlesNamed
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.scoring.reckoning import best, drawn, is_scored, scores


def match_over(at: MatchAt, winners: tuple[Seat, ...], by: str) -> Script:
    """The match ends. What it is worth is reckoned before; by an option whoever has the most points wins (Q66)."""
    state = at.state
    if is_scored(state.options):
        titles = state.titles
        if not titles:  # they are known only now, or there are none
            titles = drawn(state.options, at.chance)
            if titles:
                yield TitlesNamed(titles)
        found = scores(state, winners, titles)
        yield Scored(found)
        if state.options["winner"] == "points" and found:
            winners = best(found)
    yield from at.propose(Ended(winners, by))
