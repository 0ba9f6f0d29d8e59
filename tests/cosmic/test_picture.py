"""The galaxy as a picture shows every token once, and who attacks where."""

import re
from collections import Counter
from collections.abc import Sequence
from math import dist

import pytest

from adjudicator.engine.text.drawing import Arrow, Circle, Picture, Star, Text
from adjudicator.engine.text.looks import LOOKS
from adjudicator.engine.text.speech import listed
from adjudicator.galaxy.systems import in_runs
from adjudicator.games.catalogue import title
from adjudicator.games.cosmic.table.state import Cosmic

TITLE = title("postal-cosmic")


def drawn(head: str, *statements: str) -> tuple[Cosmic, Picture]:
    state, views = TITLE.position(head, statements, {})
    pictures = set(map(TITLE.picture, views))
    (picture,) = pictures  # all of it is public
    assert isinstance(state, Cosmic)
    assert picture is not None
    return state, picture


def tiles(picture: Picture) -> Counter[str]:
    """The tokens on all tiles, by the letter of their player."""
    found: Counter[str] = Counter()
    for shape in picture.shapes:
        if isinstance(shape, Text) and (tile := re.fullmatch(r"([A-Z])(\d+)", shape.words)):
            found[tile[1]] += int(tile[2])
    return found


def arrows(picture: Picture) -> list[Arrow]:
    return [shape for shape in picture.shapes if isinstance(shape, Arrow)]


@pytest.mark.parametrize("players", range(3, 9))
def test_every_token_is_drawn_once(players: int) -> None:
    moved = ("Red: 2 on Blue 1; 3 in Limbo; 1 in the Warp", "Green: 2 on Blue 1; 1 on Red 5")
    state, picture = drawn(f"turn 2 phase 1, {players} players", *moved)
    everywhere = [*state.planets, state.warp, state.limbo, state.out]
    assert tiles(picture) == {
        LOOKS[name].letter: sum(row[seat] for row in everywhere) for seat, name in enumerate(state.seats)
    }


FOUGHT = (
    "challenge 1: Red attacks Green on Green 3 with 2; Blue joined the offence with 1;"
    " Yellow joined the defence with 3",
    "challenge 2: Blue attacks Red on Red 1 with 1",
)


def test_every_number_is_that_of_the_view() -> None:
    """Planet by planet, cone by cone, the Warp and Limbo: what is written on tiles follows what they belong to."""
    moved = ("Red: 2 on Blue 1; 3 in Limbo; 1 in the Warp", "Green: 2 on Blue 1; 1 on Red 5")
    state, picture = drawn("turn 2 phase 3, 5 players", *moved, *FOUGHT)
    written: list[tuple[str, list[str]]] = []
    for shape in picture.shapes:
        if isinstance(shape, Text):
            if re.fullmatch(r"[A-Z]\d+", shape.words):
                written[-1][1].append(shape.words)
            elif shape.words not in state.powers:
                written.append((shape.words, []))
    letters = [LOOKS[name].letter for name in state.seats]

    def tiles_of(row: Sequence[int]) -> list[str]:
        return [f"{letter}{tokens}" for letter, tokens in zip(letters, row, strict=True) if tokens]

    above = len(state.planets) + len(state.seats) + len(state.challenges)
    names = [head for head, _ in written[:above] if head in state.seats]
    assert names == list(state.seats)
    heads = [head for head, _ in written[:above]]
    found: dict[int, tuple[str, list[str]]] = {}
    for seat, name in enumerate(names):
        first = heads.index(name) + 1 + sum(fight.offence == seat for fight in state.challenges)
        found |= {5 * seat + number: written[first + number] for number in range(5)}
    for place, (head, said) in found.items():
        assert head == str(place % 5 + 1)
        assert sorted(said) == sorted(tiles_of(state.planets[place]))
    below = [one for one in written[above:] if one[0]]
    assert below == [
        ("1", ["R2", "B1"]),
        ("Green 3", ["Y3"]),
        ("2", ["B1"]),
        ("Red 1", []),
        ("Warp", tiles_of(state.warp)),
        ("Limbo", tiles_of(state.limbo)),
    ]
    assert "Challenge 1: Red attacks Green 3 with 2 Red, 1 Blue, against 3 Yellow." in picture.alt


def test_everybody_looks_different() -> None:
    looks = [LOOKS[name] for name in TITLE.seats]
    assert len({look.colour for look in looks}) == len({look.letter for look in looks}) == len(TITLE.seats)
    assert len({look.shape for look in looks}) == len(TITLE.seats)


def test_an_attack_is_an_arrow_in_the_colour_of_the_offence() -> None:
    _, picture = drawn(
        "turn 2 phase 2, 4 players",
        "challenge 1: Red attacks Green on Green 3 with 2",
        "challenge 2: Blue attacks Red on Red 1 with 1",
    )
    colours = [arrow.fill for arrow in arrows(picture)]
    assert colours == ["vermilion", "blue"]
    assert "Challenge 1: Red attacks Green 3 with 2 Red. Challenge 2: Blue attacks Red 1 with 1 Blue." in picture.alt


def test_an_attack_that_is_over_is_not_drawn() -> None:
    over = "challenge 1: Red attacks Green on Green 3; won by the offence"
    _, picture = drawn("turn 2 phase 4, 4 players", over)
    assert arrows(picture) == []
    assert "Challenge" not in picture.alt


def test_whom_everybody_must_attack_is_shown_before_the_launch() -> None:
    state, picture = drawn("turn 2 phase 1, 4 players", "Red: attacks Green")
    aims = [target for seat, target in enumerate(state.targets) if target is not None and target[0] != seat]
    assert len(arrows(picture)) == len(aims)
    assert "Red must attack Green" in picture.alt


def test_what_is_different_is_marked_by_a_star() -> None:
    """At the edge of each such planet and of no other, explained below and in words; the numbers are those of now."""
    moved = ("Red: 2 on Blue 1; 1 in the Warp", "Green: 0 on Green 2")
    then, plain = drawn("turn 2 phase 3, 4 players")
    now, _ = drawn("turn 2 phase 4, 4 players", *moved)
    picture = TITLE.picture(now, then)
    assert picture is not None
    different = [place for place, row in enumerate(now.planets) if row != then.planets[place]]
    assert {now.seats[place // 5] for place in different} >= {"Red", "Blue", "Green"}
    planets = [shape.centre for shape in picture.shapes if isinstance(shape, Circle) and shape.fill == "paper"]
    *stars, explained = [shape for shape in picture.shapes if isinstance(shape, Star)]
    nearest = [min(range(len(planets)), key=lambda at: dist(planets[at], star.centre)) for star in stars]
    assert nearest == different
    assert all(planets[place][1] == star.centre[1] for place, star in zip(nearest, stars, strict=True))
    assert {(star.fill, star.radius) for star in stars} == {(explained.fill, explained.radius)}
    assert explained.fill not in {look.colour for look in LOOKS.values()}
    (words,) = [shape for shape in picture.shapes if isinstance(shape, Text) and shape.words.startswith("different")]
    assert words.at[1] == explained.centre[1]
    names = in_runs((f"{now.seats[place // 5]} {place % 5 + 1}" for place in different), TITLE.phrases)
    assert f"Different from the last report: {listed(names)}." in picture.alt
    everywhere = [*now.planets, now.warp, now.limbo, now.out]
    assert tiles(picture) == {
        LOOKS[name].letter: sum(row[seat] for row in everywhere) for seat, name in enumerate(now.seats)
    }
    assert TITLE.picture(then, then) == plain
    assert not any(isinstance(shape, Star) for shape in plain.shapes)
    assert "Different" not in plain.alt


def test_it_is_said_in_words() -> None:
    _, picture = drawn("turn 2 phase 4, 3 players", "Red: 2 on Blue 1; 1 in the Warp", "Green: 0 on Green 2")
    assert "Blue's system: 1: 2 Red, 4 Blue; 2: 4 Blue;" in picture.alt
    assert "Warp: 1 Red" in picture.alt
