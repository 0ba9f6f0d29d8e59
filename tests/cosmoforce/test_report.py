"""Reports of Cosmoforce: every ship's turn has a part of its own, and so has what comes then."""

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
