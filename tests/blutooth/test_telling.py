"""The Blutooth edition as it is told: sentences, facts for conditions, and what a form owes."""

from typing import Any, NamedTuple

import pytest

from adjudicator.core.event import Seat
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.text.drawing import Picture, Text
from adjudicator.games.blutooth.events import campaigns as c
from adjudicator.games.blutooth.events import encounters as e
from adjudicator.games.blutooth.events import pods as p
from adjudicator.games.blutooth.events import ships as s
from adjudicator.games.blutooth.phrases import PHRASES
from adjudicator.games.blutooth.table.match import WARP, Match
from adjudicator.games.blutooth.title import TITLE
from adjudicator.games.blutooth.told.vocabulary import vocabulary
from adjudicator.games.blutooth.words.launch_words import PLANET, Target
from adjudicator.orders.letter.order_language import language
from tests.contract.curious import positions

SEATS = ("Red", "Blue", "Green", "Yellow", "Purple")


class Knows(NamedTuple):
    """What a seat knows as it answers."""

    seat: Seat
    ask: Ask
    view: Match


def stated(head: str, *statements: str) -> Match:
    """What Red knows of a position."""
    return TITLE.position(head, statements, {})[1][0]


def holds(view: Match, words: str, where: int = 0, about: str = "", detail: str = "") -> Any:
    """The value of the condition of an order, as Red knows it."""
    speech = language(TITLE.choices, TITLE.facts)
    reading = speech.read(f"COMMISSION all IF {words}", vocabulary(view, 0))
    assert not reading.problems, reading.problems
    condition: Any = reading.clauses[0].alternatives[0].condition
    fact = condition.fact
    return fact.value(Knows(0, Ask(0, about, OneOf(()), where, detail=detail), view))


def test_every_event_has_its_sentence() -> None:
    assert set(PHRASES) == set(TITLE.events)


@pytest.mark.parametrize(
    ("event", "third", "second"),
    [
        (
            s.ShipsCommitted(2, 0, 1, ((5, 1), (1, 2))),
            "Red sent 3 ships to the defending fleet: 1 from Blue 1 and 2 from Red 2 (invasion 2).",
            "You sent 3 ships to the defending fleet: 1 from Blue 1 and 2 from Red 2 (invasion 2).",
        ),
        (
            s.ShipsRebounded(1, 0, ((WARP, 1),)),
            "Red's ships rebounded: 1 to the warp (invasion 1).",
            "Your ships rebounded: 1 to the warp (invasion 1).",
        ),
        (
            c.InvasionsAnnounced(((0, 1), (1, -1))),
            "Destiny: Red must invade Blue (invasion 1) and Blue may name whom it invades (invasion 2).",
            "Destiny: You must invade Blue (invasion 1) and Blue may name whom it invades (invasion 2).",
        ),
        (
            p.DriversShown(3, ("Flex 20", None), (13, None)),
            "The drivers: Flex 20 as 13 for the invader, none for the defender (invasion 3).",
            "The drivers: Flex 20 as 13 for the invader, none for the defender (invasion 3).",
        ),
        (
            p.PodSnatched(1, 0, "?", 2),
            "Red took 1 pod out of Blue's cache (invasion 2).",
            "You took 1 pod out of Blue's cache (invasion 2).",
        ),
        (
            e.Demanded(1, 1, "dismiss", 3, 0),
            "The defender demanded that Red leave, for 3 influence (invasion 1).",
            "The defender demanded that you leave, for 3 influence (invasion 1).",
        ),
        (
            e.Negotiated(1, "quash", (False, False), (0,)),
            "Red broke the negotiation off: nothing of it is carried out, and both fleets lose (invasion 1).",
            "You broke the negotiation off: nothing of it is carried out, and both fleets lose (invasion 1).",
        ),
    ],
)
def test_events_are_told_of_others_and_of_oneself(event: Any, third: str, second: str) -> None:
    assert TITLE.sentence(event, SEATS) == third
    assert TITLE.sentence(event, SEATS, 0) == second


def test_planet_4_is_one_of_whoever_is_invaded() -> None:
    launch = stated("turn 2 phase 1, 5 players", "invasion 1: Red invades Blue on Blue 4")
    rally = stated("turn 2 phase 2, 5 players", "invasion 1: Red invades Blue on Blue 4")
    for view in (launch, rally):
        assert holds(view, "the target is planet 4", 1) is True
        assert holds(view, "the target is Blue 4", 1) is True
        assert holds(view, "the target is planet 2", 1) is False


def test_nobody_knows_at_first_whether_the_others_prime_distress_pods() -> None:
    fought = ("invasion 1: Red invades Blue on Blue 2 with 3",)
    view = stated("turn 2 phase 3, 5 players", *fought)
    assert holds(view, "they prime distress", 1, "distress", "1") is None
    assert holds(view, "they prime distress", 1, "distress", "2") is False


def test_influence_is_known_in_a_negotiation_alone() -> None:
    said = "invasion 1: Red invades Blue on Blue 2 with 3; drivers Negotiate against Negotiate; to be negotiated"
    view = stated("turn 2 phase 4, 5 players", said)
    assert holds(view, "my influence >= 2", 1) is not None
    assert holds(view, "peaceful victory stands", 1) is False
    assert holds(view, "my influence >= 2") is None


def test_the_form_owes_what_the_title_says() -> None:
    found = [
        (view.phase, seat)
        for position in positions(TITLE.name)
        for seat, view in enumerate(position.views)
        if isinstance(view, Match) and TITLE.owes(view, seat) != any(one.owed for one in TITLE.questions(view, seat))
    ]
    assert found == []


def test_a_planet_of_whoever_defends_is_drawn_once_it_is_known_who_does() -> None:
    known, wild = (stated("turn 2 phase 1", f"invasion 1: Red invades {who}") for who in ("Blue", "by a wild charge"))
    wish = Target(PLANET - 4)
    assert TITLE.ordered(known, 0, [(0, wish)]) is not None
    assert TITLE.ordered(wild, 0, [(0, wish)]) is None
    assert TITLE.ordered(known, 0, [(0, Target(PLANET - 9))]) is None


def written(view: Match) -> set[str]:
    """The words in the picture of a match."""
    picture = TITLE.picture(view)
    assert isinstance(picture, Picture)
    return {shape.words for shape in picture.shapes if isinstance(shape, Text)}


def test_a_power_is_drawn_in_place_of_a_letter_once_everybody_knows_it() -> None:
    """Red has an emblem in its medallion, and the name below its own; Blue's power is known to Blue alone."""
    known = ("Red (Virus): power known", "Blue (Worm): power unknown")
    _, views = TITLE.position("turn 2 phase 1, 5 players", known, {})
    assert len(set(map(TITLE.picture, views))) == 1
    own = written(views[1])
    assert {"Virus", "B"} <= own
    assert not {"Worm", "R"} & own


def test_of_two_powers_each_is_drawn_that_everybody_knows() -> None:
    head, first, second = "turn 2 phase 1, 5 players", "power known", "second power known"
    both, later = (stated(head, f"Red (Virus): {said}; also is Worm; {second}") for said in (first, "power unknown"))
    assert {"Virus", "Worm"} <= written(both)
    assert "Worm" in written(later)
    assert not {"Virus", "R"} & written(later)
    open_choice = stated(head, f"Red: has to choose between Virus and Worm; {first}; {second}")
    assert not {"Virus", "Worm"} & written(open_choice)
