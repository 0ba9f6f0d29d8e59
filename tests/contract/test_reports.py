"""For every title: a report has its order, tells all the same of what all may know, and marks what is different."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from adjudicator.core.event import OUTSIDER, Event, State, fold, told
from adjudicator.engine.contract.changed_cells import MARK
from adjudicator.engine.contract.report_sections import Chapter, Section, Table, ordered
from adjudicator.engine.contract.title import Title
from adjudicator.games.catalogue import titles
from adjudicator.orders.grammar.known_facts import values
from tests.contract.games import game, setups

GAMES = list({(setup.title, setup.author): setup for setup in setups()}.values())
PHASES = 12
OWN = (Chapter.YOURS, Chapter.HAND)
STANDING = (Chapter.ASIDE, Chapter.BOARD, Chapter.COUNTS)
NUMBER = re.compile(r"(\d+)(?: \(([+-]\d+)\))?")


def phases() -> Iterator[tuple[Title[Any], tuple[State, ...], tuple[State, ...], tuple[Event[Any], ...]]]:
    """The first phases of some games: views before and after, and what happened."""
    for setup in GAMES:
        played = game(setup)
        for one in played.phases[:PHASES]:
            after = tuple(fold(view, told(one.out.events, seat)) for seat, view in enumerate(one.views))
            yield played.title, one.views, after, (*one.missed, *one.out.events)


def test_sections_stand_in_the_order_of_their_chapters() -> None:
    found = set()
    for title, before, after, events in phases():
        sections = title.report(before[0], after[0], told(events, 0), (), 0)
        assert sections == ordered(sections)
        found |= {section.chapter for section in sections}
    assert found == set(Chapter) - {Chapter.REST}


def test_what_all_may_know_is_told_alike_to_all() -> None:
    for title, before, after, events in phases():
        seats = range(len(after))
        reports = [title.report(before[seat], after[seat], told(events, seat), (), seat) for seat in seats]
        shared = [tuple(section for section in report if section.chapter not in OWN) for report in reports]
        alone = title.report(before[0], after[0], told(events, OUTSIDER), (), None)
        assert set(shared) == {alone}
        assert alone
        assert len(set(map(title.picture, after, before))) == 1
        outside = title.scene(before[0], after[0], told(events, OUTSIDER))
        assert all(title.scene(before[seat], after[seat], told(events, seat)) == outside for seat in seats)


def test_in_a_game_ended_in_its_open_phase_nobody_has_won_and_nobody_is_asked() -> None:
    compared: Counter[str] = Counter()
    for title, _, after, _ in phases():
        for seat, view in enumerate(after):
            if title.winners(view) is not None:
                continue
            over = title.ended(view)
            assert title.winners(over) == ()
            assert title.questions(over, seat) == ()
            assert not title.owes(over, seat)
            compared[title.name] += 1
    assert compared.keys() == titles().keys()


def test_a_fact_that_is_open_is_the_same_from_every_view() -> None:
    compared: Counter[str] = Counter()
    for title, _, after, _ in phases():
        facts = [fact for fact in title.facts if fact.open]
        for where in range(len(after) + 1):
            known = [values(facts, title.vocabulary(view, seat), view, seat, where) for seat, view in enumerate(after)]
            assert set(known) == {known[0]}
            compared[title.name] += len(known[0])
    assert sum(compared.values()) > 1000


def _tables(sections: Sequence[Section]) -> dict[tuple[str, ...], dict[str, tuple[str, ...]]]:
    """The rows of the tables that tell how it stands, by heading and heads and then by their first cells."""
    return {
        (section.heading, *part.head): {row[0]: row for row in part.rows}
        for section in sections
        if section.chapter in STANDING
        for part in section.parts
        if isinstance(part, Table)
    }


def test_numbers_that_are_different_say_by_how_much() -> None:
    compared: Counter[str] = Counter()
    for title, before, after, events in phases():
        was = _tables(title.report(before[0], before[0], (), (), None))
        sections = title.report(before[0], after[0], told(events, 0), (), None)
        for key, rows in _tables(sections).items():
            for first, row in rows.items():
                for cell, old in zip(row, was.get(key, {}).get(first, ()), strict=False):
                    now, then = NUMBER.fullmatch(cell), NUMBER.fullmatch(old)
                    if now is not None and then is not None:
                        by = int(now[1]) - int(then[1])
                        assert (now[2] or "") == (f"{by:+d}" if by else ""), (key, row, old)
                        compared[title.name] += by != 0
    assert set(compared) == set(titles())
    assert min(compared.values()) > 10


def test_what_is_marked_is_known_as_different() -> None:
    marked: Counter[str] = Counter()
    for title, before, after, events in phases():
        for section in title.report(before[0], after[0], told(events, 0), (), None):
            starred = False
            for part in section.parts:
                if isinstance(part, str):
                    continue
                for at, row in enumerate(part.rows):
                    for column, cell in enumerate(row):
                        number = NUMBER.fullmatch(cell)
                        star = cell.endswith(MARK)
                        assert ((at, column) in part.changed) == (star or bool(number and number[2])), row
                        starred = starred or star
                marked[title.name] += len(part.changed)
            explained = any(isinstance(part, str) and part.startswith(f"{MARK} ") for part in section.parts)
            assert explained or not starred, section.heading
    assert set(marked) == set(titles())
