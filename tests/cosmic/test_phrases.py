"""Every event has its sentence, and tells a seat no more than it was told."""

import re

import pytest

from adjudicator.core.event import told
from adjudicator.engine.text.phrase_files import languages
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.games.cosmic.events import cards as c
from adjudicator.games.cosmic.events import destiny as d
from adjudicator.games.cosmic.events import milestones as k
from adjudicator.games.cosmic.events import token_moves as m
from adjudicator.games.cosmic.phrases import PHRASES
from adjudicator.games.cosmic.table.state import LIMBO, Ally, Cosmic, Due
from tests.cosmic.eager import TITLE, game
from tests.cosmic.every_event import EVENTS, every_event

SEATS = ("Red", "Blue", "Green", "Yellow")


def test_every_event_class_has_its_sentence() -> None:
    assert set(PHRASES) == set(EVENTS) >= set(TITLE.events)


@pytest.mark.parametrize(
    ("event", "third", "second"),
    [
        (
            m.Launched(2, 0, 1, 8, ((0, 2), (1, 1))),
            "Red attacked Blue on Blue 4 with 2 from Red 1 and 1 from Red 2 (challenge 2).",
            "You attacked Blue on Blue 4 with 2 from Red 1 and 1 from Red 2 (challenge 2).",
        ),
        (
            m.Released(0, ((LIMBO, 3),), 1),
            "3 of Red's tokens left the Warp for Limbo, released by Blue.",
            "3 of your tokens left the Warp for Limbo, released by Blue.",
        ),
        (
            m.Released(0, ((0, 1), (1, 2)), 0),
            "3 of Red's tokens left the Warp: 1 to Red 1 and 2 to Red 2.",
            "3 of your tokens left the Warp: 1 to Red 1 and 2 to Red 2.",
        ),
        (
            m.Defended(0, 3, ((1, 2), (4, 1))),
            "Red divided the defence of Red 4: 2 in challenge 1 and 1 in challenge 4.",
            "You divided the defence of Red 4: 2 in challenge 1 and 1 in challenge 4.",
        ),
        (
            m.TokensToWarp(0, 1, 3),
            "Red lost 1 token to the Warp (challenge 3).",
            "You lost 1 token to the Warp (challenge 3).",
        ),
        (
            c.CardsDrawn(0, ("Attack 8", "Compromise", "Cosmic Zap")),
            "Red drew Attack 8, Compromise and Cosmic Zap.",
            "You drew Attack 8, Compromise and Cosmic Zap.",
        ),
        (c.CardsDrawn(0, ("?", "?", "?")), "Red drew 3 cards.", "You drew 3 cards."),
        (
            c.CardPlayed(0, "Cosmic Zap", 1, (2,)),
            "Red played Cosmic Zap against Green (challenge 1).",
            "You played Cosmic Zap against Green (challenge 1).",
        ),
        (
            k.UseCancelled(0, "Virus", 1),
            "Red's Virus was stopped (challenge 1).",
            "Your Virus was stopped (challenge 1).",
        ),
        (c.CardGiven(1, 0, "?"), "Red received a card from Blue.", "You received a card from Blue."),
        (
            k.Resolved(1, 1, Due(0, 1, 2), (Ally(2, 1, 3),)),
            "The defence won challenge 1. Red is to get 2 cards from Blue as consolation. "
            "Rewards are due to Green (3).",
            "The defence won challenge 1. You are to get 2 cards from Blue as consolation. "
            "Rewards are due to Green (3).",
        ),
        (
            k.GameEnded((0, 2)),
            "The game is over: Red and Green won jointly.",
            "The game is over: Green and you won jointly.",
        ),
        (
            d.DestinyDrawn(0, 0, 2, 3),
            "Red must attack Green in its own system.",
            "You must attack Green in your own system.",
        ),
    ],
)
def test_it_is_said_to_nobody_and_to_the_seat_itself(event: object, third: str, second: str) -> None:
    assert TITLE.sentence(event, SEATS) == third  # type: ignore[arg-type]
    assert TITLE.sentence(event, SEATS, 0) == second  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("event", "third", "second"),
    [
        (
            m.Launched(2, 0, 1, 8, ((0, 2), (LIMBO, 1))),
            "Red hat Blue auf Blue 4 angegriffen: 2 von Red 1 und 1 aus dem Limbo (Kampf 2).",
            "Du hast Blue auf Blue 4 angegriffen: 2 von Red 1 und 1 aus dem Limbo (Kampf 2).",
        ),
        (
            c.CardPlayed(1, "Cosmic Zap", 1, (0,)),
            "Blue hat Cosmic Zap gegen Red gespielt (Kampf 1).",
            "Blue hat Cosmic Zap gegen dich gespielt (Kampf 1).",
        ),
        (
            m.TokensToWarp(0, 1, 3),
            "Red hat 1 Stein an den Warp verloren (Kampf 3).",
            "Du hast 1 Stein an den Warp verloren (Kampf 3).",
        ),
        (
            k.GameEnded((0, 2)),
            "Die Partie ist vorbei: Red und Green haben gemeinsam gewonnen.",
            "Die Partie ist vorbei: Green und du habt gemeinsam gewonnen.",
        ),
    ],
)
def test_german_has_persons_and_cases_of_its_own(event: object, third: str, second: str) -> None:
    german = TITLE.speaking(Tongue("de"))
    assert german.sentence(event, SEATS) == third  # type: ignore[arg-type]
    assert german.sentence(event, SEATS, 0) == second  # type: ignore[arg-type]


@pytest.mark.parametrize("code", languages(TITLE.package()))
def test_every_event_is_said_in_every_language_to_whomever_it_concerns(code: str) -> None:
    title, said = TITLE.speaking(Tongue(code)), set[str]()
    for event in every_event():
        for seat in (None, 0, 1, 2):
            sentence = title.sentence(event, SEATS, seat)
            if sentence is not None:
                assert re.fullmatch(r"[A-Z0-9](?!.*  ).*\.", sentence), sentence
                said.add(sentence)
    assert said
    english = re.compile(r"\b(?:you|warp|limbo|the|no)\b" if code != "en" else r"\b(?:warp|limbo)\b")
    assert not [one for one in said if english.search(one)]


@pytest.mark.parametrize("players", [3, 6])
def test_whole_games_are_told_in_sentences_without_anybody_elses_secrets(players: int) -> None:
    for played in game(b"told", players):
        for seat in range(players):
            for true, heard in zip(played.events, (event.told(seat) for event in played.events), strict=True):
                if heard is None:
                    continue
                said = TITLE.sentence(heard, played.state.seats, seat)
                assert said is None or ((said[0].isupper() or said[0].isdigit()) and said.endswith("."))
                assert said is None or "?" not in said
                if heard != true and said is not None:
                    assert not any(card in said for card in _secret(true))
        assert isinstance(played.state, Cosmic)
        assert told(played.events, 0)


def _secret(event: object) -> tuple[str, ...]:
    cards = getattr(event, "cards", ()) or (getattr(event, "card", ""),)
    return tuple(card for card in cards if card and card != "?")
