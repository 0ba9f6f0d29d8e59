"""The deal: what everybody has when the first phase opens."""

import pytest
from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import fold
from adjudicator.core.piles import HIDDEN
from adjudicator.games.cosmic.events.cards import HandRedrawn
from adjudicator.games.cosmic.events.destiny import DestinyRefilled
from adjudicator.games.cosmic.events.flare_events import FlaresAdded
from adjudicator.games.cosmic.mechanics.deck import HAND, deck
from adjudicator.games.cosmic.pieces import POOLS, POWERS, SECTIONS, flares_dealt, powers_dealt
from adjudicator.games.cosmic.stages.turn_end import DISCS
from adjudicator.games.cosmic.table.card_faces import is_challenge_card
from adjudicator.games.cosmic.title import TITLE


@pytest.mark.parametrize("players", range(3, 9))
def test_everybody_is_dealt_a_power_of_his_own_and_seven_cards(players: int) -> None:
    table = TITLE.empty(players, {})
    dealt = fold(table, TITLE.deal(table, Chance(b"powers")))
    assert len(set(dealt.powers)) == players
    assert set(dealt.powers) <= {power.name for power in POWERS}
    assert [len(hand) for hand in dealt.hands] == [HAND] * players
    assert all(any(is_challenge_card(card) for card in hand) for hand in dealt.hands)


@pytest.mark.parametrize("powers", ["classic", "simple", *POOLS])
def test_the_powers_dealt_are_the_classic_ones_or_eight_of_them_or_any(powers: str) -> None:
    table = TITLE.empty(8, {"powers": powers})
    dealt = {name for game in range(40) for name in fold(table, TITLE.deal(table, Chance(b"%d" % game))).powers}
    assert dealt == set(powers_dealt(powers))
    assert set(powers_dealt("simple")) <= set(powers_dealt("classic")) <= {power.name for power in POWERS}


FIRST_THIRTY = (
    "Amoeba Anti-Matter Chronos Clone Empath Filch Healer Kamikaze Laser Loser Machine Macron Mind Mirror Mutant "
    "Observer Oracle Pacifist Parasite Philanthropist Sorcerer Trader Tripler Virus Void Vulch Warpish Warrior Will "
    "Zombie"
).split()
CAME: dict[str, tuple[str, ...]] = {"all_31": ("Dictator",)}
"""What each further choice deals besides those before it. Games are dealt again from their options: lines are only
added."""


def test_a_choice_of_powers_deals_the_same_ones_for_ever() -> None:
    assert tuple(POOLS) == ("all", *CAME)
    there = FIRST_THIRTY
    for which, more in {"all": (), **CAME}.items():
        there = sorted((*there, *more))
        assert sorted(powers_dealt(which)) == there
        assert sorted(flares_dealt(which)) == [f"{name} Flare" for name in there]
    assert there == sorted(power.name for power in POWERS)
    for which in ("classic", "simple"):
        assert set(powers_dealt(which)) <= set(FIRST_THIRTY)
        assert sorted(flares_dealt(which)) == [f"{name} Flare" for name in FIRST_THIRTY]


def test_powers_are_given_as_wished_where_the_rulebook_says_so() -> None:
    wishes = (("Void", "Mind"), ("Void", "Mind"), ())
    table = TITLE.empty(3, {"powers_by": "wish"})
    assert TITLE.wishes(table) == powers_dealt("classic")
    for game in range(5):
        dealt = fold(table, TITLE.deal(table, Chance(b"%d" % game), wishes))
        assert set(dealt.powers[:2]) == {"Void", "Mind"}
    drawn = TITLE.empty(3, {})
    assert TITLE.wishes(drawn) == ()
    assert TITLE.deal(drawn, Chance(b"0"), wishes) == TITLE.deal(drawn, Chance(b"0"))


@pytest.mark.parametrize(
    ("players", "dealt_from", "of_those"), [(3, "classic", 3), (5, "simple", 3), (5, "all", 5), (8, "classic", 7)]
)
def test_flares_of_the_powers_in_play_and_as_many_others_join_the_deck(
    players: int, dealt_from: str, of_those: int
) -> None:
    # Where there are not so many among the powers dealt from, flares of other powers make up the number (G5).
    table = TITLE.empty(players, {"flares": "yes", "powers": dealt_from, "deck": "classic"})
    events = TITLE.deal(table, Chance(b"flares"))
    (dealt,) = (event for event in events if isinstance(event, FlaresAdded))
    powers = fold(table, events).powers
    assert dealt.known == tuple(sorted(f"{power} Flare" for power in powers if f"{power} Flare" in SECTIONS))
    assert len(dealt.others) == len(dealt.known) == players
    assert sum(card.removesuffix(" Flare") in powers_dealt(dealt_from) for card in dealt.others) == of_those
    assert not set(dealt.others) & set(dealt.known)
    told = dealt.told(0)
    assert isinstance(told, FlaresAdded)
    assert told.known == dealt.known
    assert set(told.others) <= {HIDDEN}
    before, after = (event.apply(table).deck if event is not None else table.deck for event in (None, dealt))
    assert sorted(after) == sorted((*before, *dealt.known, *dealt.others))
    assert "Flarezap" in before
    assert len(before) == len(deck("classic")) + 1 + (10 if players == 5 else 0)


def test_a_deck_too_small_for_everybody_to_hold_seven_cards_is_refused() -> None:
    with pytest.raises(ValueError, match="the deck classic has 53 cards, and 8 players are dealt 7 each"):
        TITLE.check_new(8, {"deck": "classic"})
    TITLE.check_new(7, {"deck": "classic"})
    assert len(TITLE.empty(7, {"deck": "classic"}).deck) == 53
    TITLE.check_new(8, {"deck": "classic", "flares": "yes"})
    assert "Flarezap" in TITLE.empty(8, {"deck": "classic", "flares": "yes"}).deck


def test_of_a_deck_too_small_the_last_hands_are_what_is_left() -> None:
    for seed in (b"few", b"cards", b"left"):
        table = TITLE.empty(8, {"deck": "classic"})
        dealt = fold(table, TITLE.deal(table, Chance(seed)))
        assert [len(hand) for hand in dealt.hands] == [HAND] * 7 + [4]
        assert dealt.deck == ()


def test_a_deck_without_challenge_cards_is_dealt_all_the_same() -> None:
    table = replace(TITLE.empty(3, {}), deck=("Cosmic Zap",) * 30)
    assert [len(hand) for hand in fold(table, TITLE.deal(table, Chance(b"none"))).hands] == [HAND] * 3


def test_the_destiny_pile_has_three_discs_of_each_colour() -> None:
    assert sorted(TITLE.empty(5, {}).destiny) == sorted([*range(5)] * DISCS)
    assert DISCS == 3


def test_a_hand_without_a_challenge_card_is_drawn_again() -> None:
    # No deck is so rich in edicts; of this one most hands have no challenge card (G6).
    table = replace(TITLE.empty(3, {}), deck=tuple(sorted(["Cosmic Zap"] * 120 + ["Attack 4"] * 6)))
    events = TITLE.deal(table, Chance(b"hands"))
    assert sum(isinstance(event, HandRedrawn) for event in events) > 1
    dealt = fold(table, events)
    assert all("Attack 4" in hand and len(hand) == HAND for hand in dealt.hands)


def test_destiny_is_refilled_when_everybody_keeps_drawing_his_own_colour() -> None:
    # With three players nine discs can all be gone before the last player has a target (T2): here they are.
    table = TITLE.empty(3, {})
    events = TITLE.deal(table, Chance(b"destiny 251"))
    assert sum(isinstance(event, DestinyRefilled) for event in events) == 1
    dealt = fold(table, events)
    assert all(target is not None and target[0] != seat for seat, target in enumerate(dealt.targets))
    assert len(dealt.destiny) == 8
