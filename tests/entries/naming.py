"""Where entries are named: by what plays them, and by the cases that show them.

A module of the title says `ENTRIES: Final = ("rule.fuel", "rule.flagship")` at its top level; a class in it, be it a
piece, an event or an order word, says `entries = ("artifact.force_field",)` in its body. A case names entries and
questions on its `Source:` line: `entry rule.fuel; questions Q21 and Q22`.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.cases.run import read
from tests.hygiene.sources import CHECKOUT

CASES: Final = (CHECKOUT / "tests" / "cases", CHECKOUT / "tests" / "scenarios")
_OF_A_MODULE, _OF_A_CLASS = "ENTRIES", "entries"
_AFTER: Final = r"\b((?:(?:,? and|,)? {})*)"
_ENTRIES: Final = re.compile(r"\b(?:entry|entries)" + _AFTER.format(r"[a-z]\w*(?:\.\w+)+"))
_QUESTIONS: Final = re.compile(r"\bquestions?" + _AFTER.format(r"Q\d+[a-z]?\b"))
_BETWEEN: Final = re.compile(r",? and |, | ")


class Named(NamedTuple):
    """What names an entry: a module or a case, and where it stands."""

    id: str
    by: str
    where: str


class Names(NamedTuple):
    """Everything that is named, and what is said there that cannot be read."""

    found: tuple[Named, ...]
    faults: tuple[str, ...]


def by_modules(home: Path) -> Names:
    """What the modules below the folder of a title name; a module is called by its path there."""
    found: list[Named] = []
    faults: list[str] = []
    for path in sorted(home.rglob("*.py")):
        module = path.relative_to(home).with_suffix("").as_posix()
        for line, said in _said(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{module}.py:{line}"
            ids = _ids(said)
            if ids is None:
                faults.append(f'{where}: name entries in a plain tuple of ids, ("rule.fuel", "rule.flagship")')
            found += [Named(id_, module, where) for id_ in ids or ()]
    return Names(tuple(found), tuple(faults))


def _said(module: ast.Module) -> Iterator[tuple[int, ast.expr]]:
    """What is said of entries by a module and its classes, with its line."""
    homes = [(_OF_A_MODULE, module.body)]
    homes += [(_OF_A_CLASS, node.body) for node in ast.walk(module) if isinstance(node, ast.ClassDef)]
    for name, body in homes:
        for node in body:
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            said = getattr(node, "value", None)  # a field that is only declared says nothing
            if said and any(isinstance(target, ast.Name) and target.id == name for target in targets):
                yield node.lineno, said


def _ids(said: ast.expr) -> tuple[str, ...] | None:
    if not isinstance(said, ast.Tuple):
        return None
    ids = [one.value for one in said.elts if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return tuple(ids) if len(ids) == len(said.elts) else None


def by_cases(title: str, folders: Iterable[Path] = CASES) -> Names:
    """What the cases of a title name, entries and questions."""
    found: list[Named] = []
    faults: list[str] = []
    for path in [path for folder in folders for path in sorted(folder.rglob("*.md"))]:
        if f"\nTitle: {title}\n" not in path.read_text(encoding="utf-8"):
            continue
        for case in read(path):
            where = f"{path.name}:{case.line}"
            for pattern in (_ENTRIES, _QUESTIONS):
                for said in pattern.finditer(case.source):
                    ids = [id_ for id_ in _BETWEEN.split(said[1]) if id_]
                    found += [Named(id_, case.number, where) for id_ in ids]
                    if not ids:
                        faults.append(f"{where}: no id follows {said[0]!r} in the source of {case.number}")
    return Names(tuple(found), tuple(faults))
