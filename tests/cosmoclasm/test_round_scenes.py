"""The fight for a planet as a scene: cards, superiorities, stations, and who has claimed it."""

from collections.abc import Sequence
from typing import Any

from adjudicator.core.event import Event
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.engine.text.scenes import Card, Hand
from adjudicator.games.catalogue import title
from adjudicator.games.cosmoclasm.events import events as m
from adjudicator.games.cosmoclasm.table.board import NAMES

TITLE = title("cosmoclasm")


def told(events: Sequence[Event[Any]]) -> Section:
    """The section on what happened."""
    _, views = TITLE.position("turn 2 phase 1, 3 players", (), {})
    sections = TITLE.report(views[0], views[0], events, (), None)
    return next(section for section in sections if section.chapter is Chapter.HISTORY)


def test_each_player_has_their_cards_and_what_they_have_taken() -> None:
    events = (
        m.CardsPlayed(1, "sun drone/mech", "eclipse drone"),
        m.ForceChanged(1, "mech", "drone"),
        m.CardsPlayed(0, "star mech/missile"),
        m.Retired(1, ("drone", "mech"), ()),
        m.StationPlaced(1, 3, "drone"),
        m.CardTaken(1, "sun drone/mech", False),
        m.Claimed(1, 4, 2, 1, 0),
    )
    section = told(events)
    (drawn,) = section.scenes
    first, second = drawn.scene.sides
    assert (first.role, first.seat, second.role, second.seat) == ("retired", "Humans", "in", "Martians")
    played = (Card("drone/mech", kind="sun"), Card("drone", kind="eclipse"), Card("mech", "+1"), Card("drone", "-1"))
    assert first.cards == (*played, Card("station", NAMES[3], note="drone"))
    assert (first.sum, first.total, first.outcome) == ("superiorities: drone + mech =", "2", "claims planet 2")
    assert second.cards == (Card("mech/missile", kind="star"),)
    assert (second.sum, second.total, second.outcome) == ("", "", "")
    assert drawn.scene.verdict == "Humans claimed planet 2 with 1 station."
    assert [section.parts[at] for at in range(len(section.parts)) if at not in drawn.says] == [
        "Humans took sun drone/mech from the market."
    ]


def test_each_round_of_a_phase_has_a_scene_of_its_own() -> None:
    section = told((m.Retired(0, (), ()), m.RoundOpened(3, 1, 5), m.CardsPlayed(1, "sun drone/mech")))
    first, second = section.scenes
    assert (first.says, second.says) == ((0,), (2,))
    assert (first.scene.sides[0].total, second.scene.sides[0].total) == ("0", "")


def test_where_nobody_has_played_or_retired_there_is_none() -> None:
    assert told((m.Given(0, ("sun drone/mech",)),)).scenes == ()


def test_a_hand_is_drawn_as_cards() -> None:
    _, views = TITLE.position("turn 2 phase 1, 3 players", ("Martians: hand sun drone/mech, eclipse drone",), {})
    sections = TITLE.report(views[0], views[0], (), (), 0)
    (section,) = [section for section in sections if section.chapter is Chapter.HAND]
    (table,) = [part for part in section.parts if isinstance(part, Table)]
    assert isinstance(table.drawn, Hand)
    assert {(card.name, card.kind) for card in table.drawn.cards} == {("drone/mech", "sun"), ("drone", "eclipse")}
    assert [(use.cards, use.use) for use in table.drawn.uses] == [(row[0], row[2]) for row in table.rows]
