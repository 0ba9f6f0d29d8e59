"""Reports of Cosmoforce: every ship's turn has a part of its own, and so has what comes then."""

from adjudicator.games.catalogue import title
from adjudicator.games.cosmoforce import moves as m

TITLE = title("cosmoforce")


def test_a_round_that_begins_is_no_part_of_the_last_turn() -> None:
    _, views = TITLE.position("turn 2 phase 2, 2 players", (), {})
    told = (m.TurnBegan(0, 300), m.Healed(0, 1), m.TurnBegan(1, 200), m.Healed(1, 1), m.RoundOpened(3))
    first, second, last, *_ = TITLE.report(views[0], views[0], told, (), 0)
    assert (first.heading, second.heading) == ("Your turn, at speed 3", "The turn of Blue, at speed 2")
    assert (len(first.parts), len(second.parts)) == (1, 1)
    assert (last.heading, last.parts) == ("Round 3", ("Round 3 began.",))


def test_neither_is_the_end() -> None:
    _, views = TITLE.position("turn 2 phase 2, 2 players", (), {})
    *_, before, last, _, _, _ = TITLE.report(views[0], views[0], (m.Healed(0, 1), m.Ended((1,), True)), (), 0)
    assert (before.heading, last.heading) == ("What happened", "The end")
    assert last.parts == ("The last round is over: Blue won.",)
