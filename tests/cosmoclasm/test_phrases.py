"""Every event of Cosmoclasm has its sentence, in each language with its own persons, numbers and cases."""

import re

import pytest

from adjudicator.core.event import Event
from adjudicator.engine.contract.plain_title import Missed
from adjudicator.engine.text.phrase_files import languages
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.games.catalogue import title
from adjudicator.games.cosmoclasm.events import events as m
from adjudicator.games.cosmoclasm.events.event_phrases import PHRASES
from adjudicator.games.cosmoclasm.table.state import Solar

TITLE = title("cosmoclasm")
SEATS = ("Martians", "Humans", "Cyborgs")

SAID: tuple[tuple[Event[Solar], tuple[str, str], tuple[str, str]], ...] = (
    (
        m.CardsDrawn(0, ("?",)),
        ("Martians drew 1 card.", "You drew 1 card."),
        ("Die Martians haben 1 Karte gezogen.", "Du hast 1 Karte gezogen."),
    ),
    (
        m.CardsDrawn(0, ("sun drone/mech", "eclipse drone")),
        ("Martians drew sun drone/mech and eclipse drone.", "You drew sun drone/mech and eclipse drone."),
        (
            "Die Martians haben sun drone/mech und eclipse drone gezogen.",
            "Du hast sun drone/mech und eclipse drone gezogen.",
        ),
    ),
    (
        m.RoundOpened(2, 0, 3),
        ("Round 2 for planet 2 (mat D) began; Martians to start.", "Round 2 for planet 2 (mat D) began; you to start."),
        (
            "Runde 2 um Planet 2 (Tafel D) hat begonnen; die Martians fangen an.",
            "Runde 2 um Planet 2 (Tafel D) hat begonnen; du fängst an.",
        ),
    ),
    (
        m.RoundOpened(13, 1, None),
        ("Round 13 began; Humans to start.", "Round 13 began; Humans to start."),
        ("Runde 13 hat begonnen; die Humans fangen an.", "Runde 13 hat begonnen; die Humans fangen an."),
    ),
    (
        m.CardsPlayed(0, "sun drone/mech", "", "Innovation", details=("drone",)),
        ("Martians played sun drone/mech and Innovation.", "You played sun drone/mech and Innovation."),
        (
            "Die Martians haben sun drone/mech und Innovation gespielt.",
            "Du hast sun drone/mech und Innovation gespielt.",
        ),
    ),
    (
        m.ForceChanged(0, "mech", "drone"),
        ("Martians count one mech more, and one drone less.", "You count one mech more, and one drone less."),
        ("Bei den Martians zählt 1 Mech mehr und 1 Drone weniger.", "Bei dir zählt 1 Mech mehr und 1 Drone weniger."),
    ),
    (
        m.ForceChanged(0, "stargate"),
        ("Martians count one stargate more.", "You count one stargate more."),
        ("Bei den Martians zählt 1 Stargate mehr.", "Bei dir zählt 1 Stargate mehr."),
    ),
    (
        m.Retired(0, (), ()),
        ("Martians retired and took no superiority.", "You retired and took no superiority."),
        (
            "Die Martians sind ausgestiegen und haben keine Überlegenheit genommen.",
            "Du bist ausgestiegen und hast keine Überlegenheit genommen.",
        ),
    ),
    (
        m.Retired(0, ("fighter",), ()),
        ("Martians retired and took the fighter superiority.", "You retired and took the fighter superiority."),
        (
            "Die Martians sind ausgestiegen und haben die Überlegenheit der Fighter genommen.",
            "Du bist ausgestiegen und hast die Überlegenheit der Fighter genommen.",
        ),
    ),
    (
        m.Retired(0, ("drone", "missile"), ()),
        (
            "Martians retired and took the drone and missile superiorities.",
            "You retired and took the drone and missile superiorities.",
        ),
        (
            "Die Martians sind ausgestiegen und haben die Überlegenheiten der Drones und Missiles genommen.",
            "Du bist ausgestiegen und hast die Überlegenheiten der Drones und Missiles genommen.",
        ),
    ),
    (
        m.StationPlaced(0, 0, "mech"),
        (
            "Martians placed a station on A12 for the mech superiority.",
            "You placed a station on A12 for the mech superiority.",
        ),
        (
            "Die Martians haben für die Überlegenheit der Mechs eine Station auf A12 gesetzt.",
            "Du hast für die Überlegenheit der Mechs eine Station auf A12 gesetzt.",
        ),
    ),
    (
        m.CardTaken(0, "eclipse mech", True),
        (
            "Martians took eclipse mech from the market with the stargate.",
            "You took eclipse mech from the market with the stargate.",
        ),
        (
            "Die Martians haben eclipse mech vom Markt genommen, dank der Überlegenheit der Stargates.",
            "Du hast eclipse mech vom Markt genommen, dank der Überlegenheit der Stargates.",
        ),
    ),
    (
        m.Claimed(0, 3, 2, 1, 0),
        ("Martians claimed planet 2 with 1 station.", "You claimed planet 2 with 1 station."),
        ("Die Martians haben Planet 2 beansprucht, mit 1 Station.", "Du hast Planet 2 beansprucht, mit 1 Station."),
    ),
    (
        m.Claimed(0, 3, 2, 2, 3),
        (
            "Martians claimed planet 2 with 2 stations and 3 adjacent.",
            "You claimed planet 2 with 2 stations and 3 adjacent.",
        ),
        (
            "Die Martians haben Planet 2 beansprucht, mit 2 Stationen und 3 benachbarten.",
            "Du hast Planet 2 beansprucht, mit 2 Stationen und 3 benachbarten.",
        ),
    ),
    (
        m.PlanetTied(3, 2, (0, 1, 2)),
        (
            "Nobody claimed planet 2: Martians, Humans and Cyborgs are tied.",
            "Nobody claimed planet 2: you, Humans and Cyborgs are tied.",
        ),
        (
            "Niemand hat Planet 2 beansprucht: Die Martians, Humans und Cyborgs sind gleichauf.",
            "Niemand hat Planet 2 beansprucht: Die Humans, Cyborgs und du seid gleichauf.",
        ),
    ),
    (
        m.TieBegan((0, 1)),
        ("Martians and Humans are tied and play on.", "You and Humans are tied and play on."),
        (
            "Die Martians und Humans sind gleichauf und spielen weiter.",
            "Die Humans und du seid gleichauf und spielt weiter.",
        ),
    ),
    (
        Missed((0,)),
        ("No letter with orders came from Martians.", "No letter with orders came from you."),
        ("Von den Martians kam kein Brief mit Befehlen.", "Von dir kam kein Brief mit Befehlen."),
    ),
    (
        Missed((0, 2)),
        ("No letter with orders came from Martians and Cyborgs.", "No letter with orders came from you and Cyborgs."),
        (
            "Von den Martians und Cyborgs kam kein Brief mit Befehlen.",
            "Von den Cyborgs und dir kam kein Brief mit Befehlen.",
        ),
    ),
    (
        m.PhaseOpened(0, 2),
        ("It is the turn of Martians.", "It is your turn."),
        ("Die Martians sind am Zug.", "Du bist am Zug."),
    ),
    (
        m.Ended((0, 1), "stations"),
        ("The game is over: Martians and Humans won with the most stations placed.",) * 2,
        ("Die Partie ist vorbei: Die Martians und Humans haben mit den meisten gesetzten Stationen gewonnen.",) * 2,
    ),
)
OTHERS: tuple[Event[Solar], ...] = (
    m.BoardLaid((2, 0, 1), 0),
    m.ResistanceDrawn(0, 1, ("sun drone/mech",)),
    m.Given(0, ("eclipse drone", "eclipse mech")),
    m.CardRegained(0, "eclipse drone"),
    m.CardReplaced(0, "eclipse drone", "eclipse mech"),
    m.Reshuffled(),
    m.MarketCleared(("eclipse drone",)),
    m.MarketFilled(("eclipse drone", "eclipse mech")),
    m.Switched(0, 3, 5),
    *(m.Ended((0,), by) for by in ("planets", "superiorities")),
)


def test_every_event_class_has_its_sentence() -> None:
    assert set(PHRASES) == set(TITLE.events) == {type(event) for event in (*OTHERS, *(event for event, _, _ in SAID))}


@pytest.mark.parametrize(("event", "english", "german"), SAID)
def test_it_is_said_to_nobody_and_to_the_seat_itself(
    event: Event[Solar], english: tuple[str, str], german: tuple[str, str]
) -> None:
    for code, wanted in (("en", english), ("de", german)):
        told = TITLE.speaking(Tongue(code))
        assert (told.sentence(event, SEATS), told.sentence(event, SEATS, 0)) == wanted


@pytest.mark.parametrize("code", languages(TITLE.package()))
def test_every_event_is_said_in_every_language(code: str) -> None:
    told = TITLE.speaking(Tongue(code))
    for event in OTHERS:
        for seat in (None, 0, 1):
            assert re.fullmatch(r"[A-Z](?!.*  ).*\.", told.sentence(event, SEATS, seat) or ""), event


def test_nobody_missed_is_nothing_to_tell() -> None:
    assert TITLE.sentence(Missed(()), SEATS) is None
