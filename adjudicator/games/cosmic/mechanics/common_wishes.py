"""What several players must want alike for it to happen."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Script
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt


def wanted_by_others(at: CosmicAt, seat: Seat, about: str, ways: Options, detail: str) -> Script:
    """What everybody in the game but one player wants to happen to them; None if they do not all say the same."""
    others = [other for other in at.state.seats_in() if other != seat]
    answers = yield [Ask(other, about, ways, where=at.where, detail=f"{seat} {detail}") for other in others]
    return answers[0] if NO not in answers and len(set(answers)) == 1 else None
