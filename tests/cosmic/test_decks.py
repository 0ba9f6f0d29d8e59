"""The decks are the published ones as far as anything was published, and it is said what is missing from them."""

from collections import Counter
from importlib.resources import files

import pytest

from adjudicator.games.cosmic.mechanics.deck import deck
from adjudicator.games.cosmic.setup.rulebook import DECKS
from adjudicator.games.cosmic.table.card_faces import kind

EDICTS = {"Cosmic Zap": 2, "Plague": 1, "Mobius Tubes": 2, "Force Field": 1, "Emotion Control": 1, "Stellar Gas": 1}
"""The eight edicts of rule 20."""

MORE = {"ffg": {"Card Zap": 2, "Quash": 1}}
"""Edicts that rule 20 does not know."""

PUBLISHED = {
    "mayfair": {"attack": 55, "compromise": 17, "edict": 22},
    "ffg": {"attack": 39, "compromise": 15, "morph": 1, "reinforcement": 6, "edict": 11},
}
"""What was published of two decks by kind; of the other edicts of mayfair nothing but their number."""

LEFT_OUT = {
    "classic": {},
    "mayfair": {"edicts that rule 20 does not know": 14},
    "ffg": {},
}
"""What is printed for a deck and not played; see docs/decisions/decks.md."""

WHOLE = {"classic": 53, "mayfair": 94, "ffg": 72}
"""All cards of a deck without flares, those that are not played included; of the classic one as we assume it."""


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_and_what_is_left_out_of_it_come_to_all_its_cards(name: str) -> None:
    cards = Counter(deck(name))
    assert cards.total() + sum(LEFT_OUT[name].values()) == WHOLE[name]
    assert not cards.keys() & LEFT_OUT[name].keys()


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_published_deck_has_as_many_of_each_kind_as_was_published(name: str) -> None:
    kinds = Counter(kind(card) for card in deck(name))
    for which, published in PUBLISHED[name].items():
        missing = sum(LEFT_OUT[name].values()) if which == "edict" else 0
        assert kinds[which] + missing == published, which


@pytest.mark.parametrize("name", DECKS)
def test_every_deck_has_the_edicts_of_rule_20(name: str) -> None:
    edicts = Counter(card for card in deck(name) if kind(card) == "edict")
    assert edicts - Counter(MORE.get(name, {})) == EDICTS


def test_five_players_with_flares_have_ten_cards_more() -> None:
    added = ["Compromise", *(f"Attack {number}" for number in (1, 3, 5, 7, 9, 11, 13, 17, 19))]
    assert sorted(deck("postal-5p")) == sorted(added)


def test_every_file_is_a_deck_or_added_to_one() -> None:
    folder = files("adjudicator.games.cosmic").joinpath("decks")
    assert {file.name for file in folder.iterdir()} == {f"{name}.csv" for name in (*DECKS, "postal-5p")}
