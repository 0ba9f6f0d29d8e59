"""Attacks and rammings of Cosmoforce as scenes: what a page draws of them, and which sentences it then leaves out."""

from collections.abc import Sequence
from typing import Any

from adjudicator.core.event import Event
from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.text.scenes import Card
from adjudicator.games.catalogue import title
from adjudicator.games.cosmoforce.events import events as m
from adjudicator.games.cosmoforce.events.characters import CharacterMoved
from adjudicator.games.cosmoforce.table.dice import EXTRA, FIRST
from adjudicator.games.cosmoforce.table.state import HURT
from adjudicator.reports.text.sections import parts

TITLE = title("cosmoforce")
DICE = (FIRST[1], EXTRA[5], FIRST[4])
SHOT = m.Shot(0, 1, "laser", 2, DICE, 20, 3, 3, 1, 2)


def told(events: Sequence[Event[Any]]) -> Section:
    """The section on a turn of Red's with these events."""
    _, views = TITLE.position("turn 2 phase 2, 3 players", (), {})
    sections = TITLE.report(views[0], views[0], (m.TurnBegan(0, 300), *events), (), None)
    return next(section for section in sections if section.heading.startswith("The turn of Red"))


def test_an_attack_is_a_scene_with_its_weapons_dice_and_damage() -> None:
    damage = (
        m.Damaged(1, 2, "engine 1", 1, 2, 0, 0),
        m.Damaged(1, 2, "engine 1", 2, 2, 1, 0),
        m.Damaged(1, 3, "missile 1", 1, 2, 0, 2),
    )
    section = told((m.Healed(0, 1), SHOT, *damage, m.Healed(0, 1)))
    (drawn,) = section.scenes
    assert drawn.says == (1, 2, 3, 4)
    red, blue = drawn.scene.sides
    assert (red.role, red.seat, red.cards) == ("attacks", "Red", (Card("lasers", "2"), Card("heat", "+1")))
    assert (red.sum, red.total) == ("dice 1, +5, 4: 3 hits; damage:", "3")
    assert (blue.role, blue.seat, blue.total) == ("target, mass 20", "Blue", "")
    engine, missile = Card("engine 1", "", "destroyed", "1 crew hurt"), Card("missile 1", "", "damaged, 1 of 2")
    assert blue.cards[:2] == (Card("heat", "+2"), engine)
    assert blue.cards[2:] == (Card(missile.name, "", missile.kind, "explodes for 2 more"),)
    assert drawn.scene.verdict == ""


def test_text_says_all_of_it_as_before_and_a_page_what_the_scene_does_not_say() -> None:
    section = told((m.Healed(0, 1), SHOT, m.Damaged(1, 2, "engine 1", 1, 2, 0, 0), m.Healed(0, 1)))
    found = parts(section)
    (sentences,) = found.runs
    assert sentences == section.parts
    before, scene, after = found.shown
    assert (before, after) == (section.parts[:1], section.parts[-1:])
    assert scene == Table((), (), drawn=section.scenes[0].scene)


def test_a_ship_that_is_out_by_it_is_the_end_of_the_scene() -> None:
    section = told((SHOT, m.Damaged(1, 0, "engine 1", 2, 2, 0, 0), m.Eliminated(1, m.ALL_DAMAGED)))
    (drawn,) = section.scenes
    assert drawn.scene.verdict == "Blue's ship is out of the game: all its systems are damaged."


def test_crew_is_counted_and_what_is_told_of_characters_stays_a_sentence() -> None:
    harmed = (m.CrewHarmed(1, -1, True, ""), m.CrewLost(1, HURT), m.CrewHarmed(1, -1, False, ""))
    section = told((SHOT, harmed[0], CharacterMoved(1, "Ripley", HURT, ""), *harmed[1:]))
    (drawn,) = section.scenes
    assert drawn.scene.sides[1].cards[1:] == (Card("crew hurt", "1"), Card("crew killed", "2"))
    assert [section.parts[at] for at in range(len(section.parts)) if at not in drawn.says] == [
        "Blue's Ripley was hurt: half of all that a character can take."
    ]


def test_in_a_ramming_both_do_damage() -> None:
    section = told((m.Rammed(0, 1, DICE, 4, 2), m.Damaged(0, 0, "armour 1", 2, 3, 0, 0)))
    red, blue = section.scenes[0].scene.sides
    assert (red.role, red.sum, red.total) == ("rams", "dice 1, +5, 4; damage:", "4")
    assert red.cards == (Card("armour 1", "", "damaged, 2 of 3"),)
    assert (blue.role, blue.sum, blue.total) == ("is rammed", "damage to the other:", "2")


def test_what_debris_and_heat_do_later_is_no_part_of_an_attack() -> None:
    collision = (m.CollisionRolled(0, DICE, 1, m.TOO_FAST), m.Damaged(0, 0, "armour 1", 1, 3, 0, 0))
    section = told((SHOT, *collision))
    assert section.scenes[0].says == (0,)


def test_equal_attacks_that_are_told_in_one_sentence_stay_that() -> None:
    section = told((SHOT, SHOT))
    assert (len(section.parts), section.scenes) == (1, ())
