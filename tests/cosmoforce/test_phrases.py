"""Every event has its sentence, in every language and to whomever it concerns."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import msgspec
import pytest

from adjudicator.core.event import Event
from adjudicator.engine.contract.plain_title import Missed
from adjudicator.engine.text.phrase_files import languages
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.games.catalogue import title
from adjudicator.games.cosmoforce.events import characters as c
from adjudicator.games.cosmoforce.events import events as m
from adjudicator.games.cosmoforce.events.event_phrases import PHRASES
from adjudicator.games.cosmoforce.table.dice import COUNTS, OVER_MASS, TOO_HIGH, Die
from adjudicator.games.cosmoforce.table.state import DEAD, HURT, READY, Force, Person

TITLE: Final = title("cosmoforce")
SEATS: Final = ("Red", "Blue", "Green", "Yellow")
DICE: Final = (Die(1, False, COUNTS), Die(6, True, OVER_MASS), Die(8, False, TOO_HIGH))

_COUNTS: Final = (0, 1, 3)
_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "before": (502,),
    "conserving": (False, True),
    "dice": ((), DICE[:1], DICE),
    "gained": (1,),
    "hulls": ((1, 3),),
    "killed": (False, True),
    "late": (False, True),
    "limit": (3,),
    "mass": (0, 12),
    "name": ("Ripley",),
    "people": (((Person("Ripley", "pilot"), Person("Ash", "")), (Person("Bishop", ""),)),),
    "place": (READY, HURT, DEAD, 2),
    "rammer": (1, 2),
    "round": (3,),
    "seat": (0, 1),
    "seats": ((), (0,), (0, 1, 2)),
    "slot": (READY, HURT, 2),
    "slots": ((2,),),
    "speed": (500, 613),
    "system": ("laser 1",),
    "target": (0, 2),
    "used": (3,),
    "weapon": ("laser",),
    "why": (m.TOO_FAST, m.NO_THRUST, m.ALL_DAMAGED, m.ALL_DEAD),
    "winners": ((), (1,), (0, 2)),
    "words": ("", "heat -2"),
}
_FOR_ONE: Final[dict[tuple[type[Event[Any]], str], tuple[Any, ...]]] = {
    (m.CrewHarmed, "system"): ("", "laser 1"),
    (m.Recalled, "systems"): (("laser 1", "engine 1"),),
    (m.Depleted, "systems"): (("missile 1",), ("missile 1", "missile 2")),
    (m.RepairsBegan, "systems"): (("laser 1", "engine 1"),),
    (m.RepairsBegan, "crew"): ((1, 2),),
    (m.ShipsRevealed, "systems"): ((("engine", "laser", "laser"), ("engine",)),),
    (m.Shot, "damage"): (0, 3),
    (m.Shot, "dice"): (DICE,),
    (m.Shot, "hits"): (0, 1),
}


def every_event() -> Iterator[Event[Force]]:
    """Events of every class, with every kind of value that their sentences differ by."""
    for kind in TITLE.events:
        names = [field.name for field in msgspec.structs.fields(kind)]
        choices = [_FOR_ONE.get((kind, name), _VALUES.get(name, _COUNTS)) for name in names]
        yield from (kind(**dict(zip(names, values, strict=True))) for values in product(*choices))


def test_every_event_class_has_its_sentence() -> None:
    assert {*PHRASES} == {*TITLE.events}


@pytest.mark.parametrize("code", languages(TITLE.package()))
def test_every_event_is_said_in_every_language_to_whomever_it_concerns(code: str) -> None:
    speaking, said = TITLE.speaking(Tongue(code)), set[str]()
    for event in every_event():
        for seat in (None, 0, 2):
            sentence = speaking.sentence(event, SEATS, seat)
            if sentence is not None:
                assert re.fullmatch(r"[A-ZÜ0-9](?!.*  ).*[^.]\.", sentence), sentence
                said.add(sentence)
    assert said
    english = re.compile(r"\b(?:you|your|the|of|no|is|to|and|with)\b")
    assert [one for one in said if english.search(one)] == [] or code == "en"


@pytest.mark.parametrize(
    ("event", "third", "second"),
    [
        (
            m.Shot(0, 1, "laser", 3, DICE, 12, 1, 1, 1, 1),
            "Red hat Blue (Masse 12) mit 3 lasers angegriffen: Würfel 1, +6 (über der Masse), 8 (7 oder mehr): "
            "1 Treffer, 1 Schaden, 1 Hitzemarke; 1 Hitzemarke durch Überhitzung.",
            "Du hast Blue (Masse 12) mit 3 lasers angegriffen: Würfel 1, +6 (über der Masse), 8 (7 oder mehr): "
            "1 Treffer, 1 Schaden, 1 Hitzemarke; 1 Hitzemarke durch Überhitzung.",
        ),
        (
            m.Evaded(1, 0, 2),
            "Blue ist Red mit 2 Hitzemarken ausgewichen.",
            "Blue ist dir mit 2 Hitzemarken ausgewichen.",
        ),
        (
            m.Rammed(1, 0, DICE[:1], 1, 0),
            "Blue hat Red gerammt: Würfel 1: 1 Schaden für Red, keiner für Blue.",
            "Blue hat dich gerammt: Würfel 1: 1 Schaden für dich, keiner für Blue.",
        ),
        (
            Missed((0, 2)),
            "Von Red und Green kam kein Brief mit Befehlen.",
            "Von dir und Green kam kein Brief mit Befehlen.",
        ),
        (
            m.Manoeuvred(0, (), 2, 502),
            "Red hat manövriert: keine Würfel; Tempo 5,02.",
            "Du hast manövriert: keine Würfel; Tempo 5,02.",
        ),
        (
            c.CrewActionRuled(0, ""),
            "Über den Versuch von Reds Mannschaft hat niemand entschieden: Es wurde nichts daraus.",
            "Über den Versuch deiner Mannschaft hat niemand entschieden: Es wurde nichts daraus.",
        ),
    ],
)
def test_german_has_persons_and_cases_of_its_own(event: Event[Force], third: str, second: str) -> None:
    german = TITLE.speaking(Tongue("de"))
    assert german.sentence(event, SEATS) == third
    assert german.sentence(event, SEATS, 0) == second
