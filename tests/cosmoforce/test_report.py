"""Reports of Cosmoforce: every ship's turn has a part of its own, and so has what comes then."""

import pytest
from msgspec.structs import replace

from adjudicator.engine.section import Chapter
from adjudicator.games.catalogue import title
from adjudicator.games.cosmoforce import moves as m

TITLE = title("cosmoforce")
TOLD = (Chapter.END, Chapter.FIGHTS)


def test_a_round_that_begins_is_no_part_of_the_last_turn() -> None:
    _, views = TITLE.position("turn 2 phase 2, 2 players", (), {})
    told = (m.TurnBegan(0, 300), m.Healed(0, 1), m.TurnBegan(1, 200), m.Healed(1, 1), m.RoundOpened(3))
    sections = TITLE.report(views[0], views[0], told, (), 0)
    first, second, last = (section for section in sections if section.chapter in TOLD)
    assert (first.heading, second.heading) == ("The turn of Red, at speed 3", "The turn of Blue, at speed 2")
    assert (len(first.parts), len(second.parts)) == (1, 1)
    assert (last.heading, last.parts) == ("Round 3", ("Round 3 began.",))


def test_neither_is_the_end() -> None:
    _, views = TITLE.position("turn 2 phase 2, 2 players", (), {})
    sections = TITLE.report(views[0], views[0], (m.Healed(0, 1), m.Ended((1,), True)), (), 0)
    last, before = (section for section in sections if section.chapter in TOLD)
    assert (before.heading, last.heading) == ("What happened", "The end")
    assert last.parts == ("The last round is over: Blue won.",)


def test_what_happens_several_times_in_a_row_is_said_once() -> None:
    _, views = TITLE.position("turn 2 phase 2, 2 players", (), {})
    hurt = m.CrewHarmed(0, -1, killed=False, system="")
    report = TITLE.report(views[0], views[0], (hurt, hurt, m.Healed(0, 1), hurt), (), 0)
    mine, told = (section for section in report if section.heading.startswith("What happened"))
    assert mine.parts[0] == "One of your crew was hurt (2 times)."
    assert told.parts == ("One of Red's crew was hurt (2 times).", "Red healed 1 crew.", "One of Red's crew was hurt.")


@pytest.mark.parametrize(
    ("ready", "hurt", "said"),
    [
        (0, 1, "None of your crew of 1 is ready."),
        (1, 0, "1 of your crew of 1 is ready."),
        (1, 2, "1 of your crew of 3 is ready."),
        (2, 0, "2 of your crew of 2 are ready."),
    ],
)
def test_how_many_of_a_crew_are_ready(ready: int, hurt: int, said: str) -> None:
    _, (view, other) = TITLE.position("turn 2 phase 2, 2 players", (), {})
    ship = view.ships[0]
    assert ship is not None
    view = replace(view, ships=(replace(ship, ready=ready, hurt=hurt), other.ships[1]))
    (mine,) = (section for section in TITLE.report(view, view, (), (), 0) if section.chapter is Chapter.HAND)
    assert mine.parts[-2] == said
