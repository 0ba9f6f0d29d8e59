"""A piece can be understood, added and taken away alone."""

import ast
from collections import Counter

import pytest

from adjudicator.games.catalogue import titles
from tests.hygiene.sources import Source, pieces, sample

_ALLOWED_BESIDE_KIT = ("typing", "collections.abc")


def kit_of(where: str) -> str:
    """The kit of the game in whose folder a module is: adjudicator/games/GAME/KIND/piece.py."""
    return f"adjudicator.games.{where.split('/')[2]}.kit"


def kits_of(where: str) -> tuple[str, ...]:
    """That kit, and the part that hands on what pieces of its kind alone need: `kit_of_powers`."""
    kit = kit_of(where)
    return kit, f"{kit}_of_{where.split('/')[3]}"


def folder_of(where: str) -> str:
    """The package of a piece that has a folder: adjudicator/games/GAME/KIND/PIECE/...; else none."""
    parts = where.removesuffix(".py").split("/")
    return ".".join(parts[:5]) + "." if len(parts) > 5 else ""


def foreign_imports(source: Source, *kits: str, folder: str = "") -> list[str]:
    """What a piece imports beside its game's kit, types, and the other modules of its own folder."""
    found: list[tuple[int, str]] = []
    for node in source.imports():
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        else:
            found.append((node.lineno, "." * node.level + (node.module or "")))
    return [
        f"{source.where}:{line} imports {name}: a piece imports {kits[0]} and types only; what it needs from elsewhere "
        "the kit hands on, and another piece it can only meet through events and rulings"
        for line, name in found
        if name not in kits and name not in _ALLOWED_BESIDE_KIT and not (folder and name.startswith(folder))
    ]


def test_a_piece_imports_its_kit_and_nothing_else() -> None:
    found = [foreign_imports(one, *kits_of(one.where), folder=folder_of(one.where)) for one in pieces()]
    assert [said for some in found for said in some] == []


@pytest.mark.parametrize(
    "line",
    [
        "from adjudicator.games.cosmic.powers.void.power import Void",
        "from adjudicator.games.cosmic.powers import void",
        "from adjudicator.engine.contract.pieces import Piece",
        "from adjudicator.games.other.kit import Power",
        "from .void import Void",
        "import random",
        "import adjudicator.games.cosmic.kit as kit, json",
    ],
)
def test_a_foreign_import_is_found(line: str) -> None:
    good = "from typing import Any\nfrom adjudicator.games.cosmic.kit import Power\n"
    assert foreign_imports(sample(good), "adjudicator.games.cosmic.kit") == []
    (said,) = foreign_imports(sample(good + line), "adjudicator.games.cosmic.kit")
    assert said.startswith("sample.py:3 imports ")


def test_the_modules_of_a_folder_import_each_other() -> None:
    folder = folder_of("adjudicator/games/cosmic/powers/void/power.py")
    kit = "adjudicator.games.cosmic.kit"
    assert (
        foreign_imports(sample("from adjudicator.games.cosmic.powers.void.cards import Hole"), kit, folder=folder) == []
    )
    assert (
        foreign_imports(sample("from adjudicator.games.cosmic.powers.voids.cards import Hole"), kit, folder=folder)
        != []
    )
    assert folder_of("adjudicator/games/cosmic/edicts/plague.py") == ""


def test_the_kit_is_that_of_the_pieces_own_game() -> None:
    assert kit_of("adjudicator/games/cosmic/powers/void/power.py") == "adjudicator.games.cosmic.kit"


@pytest.mark.parametrize("name", list(titles()))
def test_whatever_is_chosen_or_happens_is_written_under_a_name_of_its_own(name: str) -> None:
    """Orders are kept, and records read, by these names: where two are the same, no letter with orders can be filed."""
    title = titles()[name]
    for kinds in (title.choices, title.events):
        told = Counter(kind.__struct_config__.tag for kind in kinds)
        assert [tag for tag, count in told.items() if count > 1] == []
