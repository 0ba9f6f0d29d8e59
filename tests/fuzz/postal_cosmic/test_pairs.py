"""Powers meet in pairs, with flares about: nothing is lost, nothing leaks, nothing breaks off."""

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import pytest

from adjudicator.engine.contract.pieces import Piece
from adjudicator.games.cosmic.pieces import POWERS, SECTIONS
from adjudicator.games.cosmic.table.card_faces import FLARE
from adjudicator.games.cosmic.title import TITLE
from tests.fuzz.games import play
from tests.fuzz.postal_cosmic.positions import dealt
from tests.fuzz.running import keep
from tests.sampling import some

PHASES = 4
"""A turn; `make fuzz` plays every pair longer, and again and again."""

PARTNERS = 4
"""The powers that each power chooses to meet here: with all of them, the time would grow with the square."""


def seed(pair: Sequence[Piece]) -> str:
    return f"pair {pair[0].name} {pair[1].name}"


def chosen(powers: Sequence[Piece]) -> Iterator[tuple[Piece, Piece]]:
    """Each power with some others: always the same ones, and a new power changes few of them."""
    found: dict[str, tuple[Piece, Piece]] = {}
    for power in powers:
        pairs = [(one, other) for one in powers for other in powers if one.name < other.name and power in (one, other)]
        for pair in sorted(pairs, key=lambda pair: sha256(seed(pair).encode()).digest())[:PARTNERS]:
            found[seed(pair)] = pair
    yield from found.values()


PAIRS = list(chosen(POWERS))


@pytest.mark.parametrize("pair", some(PAIRS, 3), ids=seed)
def test_two_powers_meet(pair: Sequence[Piece], tmp_path: Path) -> None:
    game = play(TITLE.name, seed(pair), PHASES, [power.name for power in pair])
    assert game.wrong is None, f"{game.wrong[0]}\n{keep(game, tmp_path)}"
    # Somebody may have won with the third phase.
    assert game.phases >= PHASES - 1


def test_their_flares_are_in_hands() -> None:
    """Both flares of both powers are held: as often by the power's owner, whom they serve as Super, as by others."""
    by_owner: Counter[bool] = Counter()
    for pair in PAIRS:
        said = dealt(seed(pair), pair).statements
        for owner, power in enumerate(pair):
            card = f"{power.name}{FLARE}"
            if card in SECTIONS:
                (holder,) = (seat for seat, one in enumerate(said) if card in one)
                by_owner[holder == owner] += 1
    assert min(by_owner[True], by_owner[False]) * 4 > by_owner.total(), by_owner


def test_the_pairs_grow_with_the_powers_and_not_with_their_square() -> None:
    """Everybody meets enough others, and a pair that is chosen among many is chosen among fewer."""
    met = Counter(power.name for pair in PAIRS for power in pair)
    assert set(met) == {power.name for power in POWERS}
    assert min(met.values()) >= PARTNERS
    assert len(PAIRS) <= PARTNERS * len(POWERS)
    assert set(map(seed, chosen(POWERS[:9]))) >= {seed(pair) for pair in PAIRS if set(pair) <= set(POWERS[:9])}
