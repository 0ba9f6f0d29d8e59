"""The deal: what everybody has when the first phase opens."""

from hashlib import blake2b

import pytest
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.core.chance import Chance
from adjudicator.core.event import fold, told
from adjudicator.core.piles import HIDDEN
from adjudicator.games.cosmic.events.cards import HandRedrawn
from adjudicator.games.cosmic.events.destiny import DestinyRefilled
from adjudicator.games.cosmic.events.flare_events import FlaresAdded
from adjudicator.games.cosmic.mechanics.deck import HAND, deck
from adjudicator.games.cosmic.pieces import POWERS, SECTIONS
from adjudicator.games.cosmic.stages.turn_end import DISCS
from adjudicator.games.cosmic.table.card_faces import is_challenge_card
from adjudicator.games.cosmic.table.power_pools import POOLS, pool
from adjudicator.games.cosmic.title import TITLE


@pytest.mark.parametrize("players", range(3, 9))
def test_everybody_is_dealt_a_power_of_his_own_and_seven_cards(players: int) -> None:
    table = TITLE.empty(players, {})
    dealt = fold(table, TITLE.deal(table, Chance(b"powers")))
    assert len(set(dealt.powers)) == players
    assert set(dealt.powers) <= {power.name for power in POWERS}
    assert [len(hand) for hand in dealt.hands] == [HAND] * players
    assert all(any(is_challenge_card(card) for card in hand) for hand in dealt.hands)


@pytest.mark.parametrize("powers", [*POOLS, "Mind + Clone + Dictator + Warrior + Void + Vulch + Will + Zombie"])
def test_the_powers_dealt_are_those_of_the_pool_and_none_else(powers: str) -> None:
    table = TITLE.empty(8, {"powers": powers})
    dealt = {name for game in range(40) for name in fold(table, TITLE.deal(table, Chance(b"%d" % game))).powers}
    assert dealt == set(pool(powers)) <= {power.name for power in POWERS}


DEALS = {
    "classic": "18740b110166d774114f827d4adda13e",
    "simple": "64930a64924fd2424d7618e9cd7a8a27",
    "all": "6eb21f2f3ca9cd45ec6faba75a17df7f",
    "all_31": "3b333222ced2189297464fcd0c52a607",
}
"""What 300 deals came to when records named pools so. Games are dealt again from their records."""


@pytest.mark.parametrize("powers", DEALS)
def test_a_pool_that_records_name_deals_the_same_for_ever(powers: str) -> None:
    digest = blake2b(digest_size=16)
    for number in range(300):
        table = TITLE.empty(3 + number % 6, {"powers": powers, "flares": "yes"})
        digest.update(codec.encode(TITLE.deal(table, Chance(b"pool %d" % number))))
    assert digest.hexdigest() == DEALS[powers]
    assert DEALS.keys() == POOLS.keys()


def test_a_new_game_has_the_names_of_all_powers_on_file() -> None:
    kept = TITLE.kept({"powers": "all", "flares": "yes"})
    assert kept == {"powers": " + ".join(power.name for power in POWERS), "flares": "yes"}
    assert TITLE.kept(kept) == kept
    assert TITLE.empty(3, kept).options["powers"] == kept["powers"]
    assert TITLE.kept({"powers": "void+MIND + anti-matter"}) == {"powers": "Anti-Matter + Mind + Void"}
    for same in ({"powers": "classic"}, {"powers": "all_31"}, {"powers": "Mind + Nobody"}, {"no": "such value"}, {}):
        assert TITLE.kept(same) == same


def test_a_set_of_powers_is_on_file_as_its_powers() -> None:
    mayfair = [power.name for power in POWERS if power.origin == "Mayfair"]
    assert len(mayfair) > 1
    assert TITLE.kept({"powers": "mayfair"}) == {"powers": " + ".join(mayfair)}
    listed = TITLE.kept({"powers": "Mayfair + classic + Human"})["powers"].split(" + ")
    assert {*listed} == {*mayfair, *POOLS["classic"], "Human"}
    assert listed == [power.name for power in POWERS if power.name in listed]
    assert TITLE.kept({"powers": "mayfair + nowhere"}) == {"powers": "mayfair + nowhere"}
    with pytest.raises(ValueError, match=r"not 'mayfiar'; did you mean mayfair\?"):
        TITLE.check_new(3, {"powers": "mayfiar"})


def test_no_set_of_powers_is_called_as_a_power() -> None:
    (spec,) = (spec for spec in TITLE.options if spec.name == "powers")
    assert not {word for word, _ in spec.groups} & {name.casefold() for name in spec.names}


def test_foreign_aid_without_hidden_alliances_is_refused() -> None:
    with pytest.raises(
        ValueError, match="all players join at once: choose alliances = hidden, too, or leave foreign_aid"
    ):
        TITLE.check_new(4, {"foreign_aid": "yes"})
    TITLE.check_new(4, {"foreign_aid": "yes", "alliances": "hidden"})


@pytest.mark.parametrize(
    ("powers", "why"),
    [
        ("Mind + Clnoe", rf"can be classic, simple, all, or a list such as {POWERS[0].name} . .+, not 'Mind . Clnoe'"),
        ("clasic", "not 'clasic'; did you mean classic?"),
        ("Mind + Mind + Void", "not 'Mind . Mind . Void'"),
        ("Mind + Void", "powers names 2, and 3 players are dealt one each: name more of them"),
    ],
)
def test_a_list_of_powers_that_cannot_be_dealt_is_refused(powers: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        TITLE.check_new(3, {"powers": powers})


def test_powers_are_given_as_wished_where_the_rulebook_says_so() -> None:
    wishes = (("Void", "Mind"), ("Void", "Mind"), ())
    table = TITLE.empty(3, {"powers_by": "wish"})
    assert TITLE.wishes(table) == pool("classic")
    for game in range(5):
        dealt = fold(table, TITLE.deal(table, Chance(b"%d" % game), wishes))
        assert set(dealt.powers[:2]) == {"Void", "Mind"}
    drawn = TITLE.empty(3, {})
    assert TITLE.wishes(drawn) == ()
    assert TITLE.deal(drawn, Chance(b"0"), wishes) == TITLE.deal(drawn, Chance(b"0"))


def test_what_others_can_choose_from_could_be_anything_else() -> None:
    table = TITLE.empty(4, {"powers_by": "offer"})
    for game in range(20):
        events = TITLE.deal(table, Chance(b"%d" % game))
        state = fold(table, events)
        view = fold(table, told(events, 1))
        assert view.offered == tuple(
            powers if seat == 1 else (HIDDEN,) * 3 for seat, powers in enumerate(state.offered)
        )
        again = TITLE.redeal(state, view, 1, Chance(b"again %d" % game))
        assert TITLE.faults(state) == TITLE.faults(again) == ()
        assert again.offered[1] == state.offered[1]
        assert again.offered != state.offered
        imagined, views = TITLE.imagined(view, 1, Chance(b"imagined"))
        assert TITLE.faults(imagined) == ()
        assert views[1] == view


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
    assert sum(card.removesuffix(" Flare") in pool(dealt_from) for card in dealt.others) == of_those
    assert not set(dealt.others) & set(dealt.known)
    seen = dealt.told(0)
    assert isinstance(seen, FlaresAdded)
    assert seen.known == dealt.known
    assert set(seen.others) <= {HIDDEN}
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


@pytest.mark.parametrize("powers", ["classic", "Mind + Clone + Void + Vulch", "Calculator + Mind + Clone + Void"])
def test_nobody_imagines_a_flare_that_the_game_cannot_have(powers: str) -> None:
    """So what a letter is told of its orders does not change with one more power in the library."""
    for number in range(20):
        table = TITLE.empty(4, {"powers": powers, "flares": "yes"})
        events = TITLE.deal(table, Chance(b"%d" % number))
        state, _ = TITLE.imagined(fold(table, told(events, 0)), 0, Chance(b"imagined %d" % number))
        others = {card.removesuffix(" Flare") for card in state.flares}
        assert len(others) == len(fold(table, events).flares)
        assert others <= {*pool(powers), *POOLS["all"]}
