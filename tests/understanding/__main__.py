"""How much is understood of the letters of `orders/as-people-write`.

`python -m tests.understanding` counts; `--list wrong` (or `understood`, `partly`, `nothing`) shows the letters, with
what they mean and how they are answered; `--title`, `--language` and `--manner` choose among them. `--keep` keeps the
figures of all letters, which the tests hold from then on.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from tests.understanding import letters
from tests.understanding.answers import Said
from tests.understanding.figures import KEPT, Judged, judged, to_keep, written
from tests.understanding.judging import WRONG, Verdict
from tests.understanding.letters import LANGUAGES, MANNERS, Letter

COLUMNS: Final = {
    "understood": frozenset([Verdict.UNDERSTOOD]),
    "partly": frozenset([Verdict.PARTLY]),
    "nothing": frozenset([Verdict.NOTHING]),
    "wrong": WRONG,
}


def table(found: Sequence[Judged]) -> str:
    """The figures of all letters, and of those of each kind, title, language and manner."""
    rows = [_row("", COLUMNS), _row("all", _counts(found))]
    parts: tuple[Callable[[Letter], str], ...] = (
        lambda one: one.written.means.kind,
        lambda one: one.title,
        lambda one: one.language,
        lambda one: f"{one.title} {one.language}",
        lambda one: one.written.manner,
    )
    for part in parts:
        rows.append("")
        names = dict.fromkeys(part(one.letter) for one in found)
        rows += [_row(name, _counts([one for one in found if part(one.letter) == name])) for name in names]
    standing = sum(one.verdict is Verdict.WRONG_STANDING for one in found)
    return "\n".join([*rows, "", f"wrong and standing: {standing}"])


def _counts(found: Sequence[Judged]) -> list[str]:
    number = [sum(one.verdict in verdicts for one in found) for verdicts in COLUMNS.values()]
    return [*(f"{one} ({one / len(found):.0%})" for one in number), f"of {len(found)}"]


def _row(name: str, cells: Iterable[str]) -> str:
    return f"{name:20}" + "".join(f"{cell:>14}" for cell in cells)


def _shown(judged: Judged) -> str:
    letter, answer, found = judged
    means = letter.written.means
    text = "\n".join(f"  | {line}" for line in letter.written.text.splitlines())
    lines = [f"{letter} ({letter.position}, {letter.language}, {letter.written.manner}): {found}", text]
    for name, several in (("means", means.wholes[:1]), ("either", means.either), ("or", means.also)):
        lines += [f"  {name}: {' / '.join(one)}" for one in several]
    lines += ["  means: nothing"] if means.nothing else []
    lines += [f"  later: {' / '.join(means.later)}"] if means.later else []
    lines += [f"  leaves: {' / '.join(means.leaves)}"] if means.leaves else []
    for name, said in (("stands", answer.stands), ("offered", answer.offers)):
        lines += [f"  {name}: {_words(said)}"] if said else []
    lines += [f"  one of: {_words(one)}" for one in answer.readings]
    return "\n".join(lines)


def _words(said: Iterable[Said]) -> str:
    return " / ".join(one.words for one in said)


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.understanding", description=__doc__)
    reader.add_argument("--list", choices=COLUMNS, help="show the letters of this column, and no figures")
    reader.add_argument("--title", choices=sorted({letter.title for letter in letters.letters()}))
    reader.add_argument("--language", choices=LANGUAGES)
    reader.add_argument("--manner", choices=MANNERS)
    reader.add_argument("--keep", action="store_true", help="keep the figures: from now on, they may not get worse")
    asked = reader.parse_args()
    chosen = [one for one in letters.letters() if _is_wanted(one, asked)]
    if not chosen:
        print("there is no such letter")
        return 1
    found = judged(chosen)
    if asked.list:
        print("\n\n".join(_shown(one) for one in found if one.verdict in COLUMNS[asked.list]))
    else:
        print(table(found))
    if asked.keep:
        KEPT.write_text(written(to_keep(judged(letters.letters()))), encoding="utf-8")
    return 0


def _is_wanted(letter: Letter, asked: argparse.Namespace) -> bool:
    """Whether a letter is of the title, the language and the manner that are asked for."""
    return (
        asked.title in (None, letter.title)
        and asked.language in (None, letter.language)
        and asked.manner in (None, letter.written.manner)
    )


if __name__ == "__main__":
    sys.exit(main())
