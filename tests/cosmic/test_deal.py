"""The deal: what everybody has when the first phase opens."""

from adjudicator.core.chance import Chance
from adjudicator.core.event import fold
from adjudicator.games.cosmic.marks import DestinyRefilled
from adjudicator.games.cosmic.title import TITLE


def test_destiny_is_refilled_when_everybody_keeps_drawing_his_own_colour() -> None:
    # With three players nine discs can all be gone before the last player has a target (T2): here they are.
    table = TITLE.empty(3, {})
    events = TITLE.deal(table, Chance(b"destiny 251"))
    assert sum(isinstance(event, DestinyRefilled) for event in events) == 1
    dealt = fold(table, events)
    assert all(target is not None and target[0] != seat for seat, target in enumerate(dealt.targets))
    assert len(dealt.destiny) == 8
