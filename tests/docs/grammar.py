"""The page of the grammar, and a picture for every order word, made from the grammars that the reader itself uses."""

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import railroad

from adjudicator.engine.contract.order_words import Choice, Fact
from adjudicator.engine.contract.title import Title
from adjudicator.games.catalogue import titles
from adjudicator.orders.grammar import grammar
from tests.docs import pages, scope
from tests.docs.expansions import Maybe, Name, OneOf, Part, Repeated, Row, Word, letters, read

PICTURES = pages.DOCS / "grammar"

_STYLE = """\
svg.railroad-diagram { background-color: #fff; }
svg.railroad-diagram path { stroke-width: 2; stroke: #555; fill: rgba(0,0,0,0); }
svg.railroad-diagram text { font: bold 14px monospace; text-anchor: middle; fill: #111; }
svg.railroad-diagram rect { stroke-width: 2; stroke: #555; fill: #dcebfa; }
svg.railroad-diagram g.non-terminal rect { fill: #fdf1d3; }
svg.railroad-diagram g.non-terminal text { font-weight: normal; font-style: italic; }
"""
_FRAME = 'WISH [("if" | "unless") CONDITION] ("else" WISH [("if" | "unless") CONDITION])* [";" "at most" NUMBER]'
_CONDITION = '["not"] (FACT | "(" CONDITION ")") (("and" | "or") ["not"] (FACT | "(" CONDITION ")"))*'
_COMPARED = (
    '("=" | "is" | "is not" | ">=" | "at least" | ">" | "more than" | "<=" | "at most" | "<" | "fewer than") NUMBER'
    ' ["or more" | "or fewer"]'
)
_SHARED = {
    "an order": f'["in" NUMBER] "ORDER WORD" {_FRAME}',
    "a condition": _CONDITION,
    "rest": grammar._COMMON["rest"][0],
    "batches from": grammar._COMMON["drawn"][0],
    "batches to": grammar._COMMON["batches_to"][0],
    "force": grammar._COMMON["force"][0].replace("drawn", "batches_from"),
}
_SAID = {
    "an order": "Its word, what you wish (WISH: what follows the word), and what else. `IN 2` may stand first.",
    "a condition": "One or several facts. Brackets say what belongs together; AND binds before OR.",
    "rest": "Everything that is left.",
    "batches from": "Tokens and where they come from.",
    "batches to": "Tokens and where they go.",
    "force": "How many tokens go, and where they come from.",
}
_EXAMPLES = {
    "an order": "IN 1 CARD Attack 20 IF offence tokens >= 6 ELSE Compromise; at most 1",
    "a condition": "IF Blue uses Virus AND (defence allies >= 3 OR used against me)",
    "rest": "LIMBO rest to home 4",
    "batches from": "ATTACK planet 4 with 4 from home 1, home 2 x3",
    "batches to": "LIMBO 2 to home 3, rest to home 4",
    "force": "ATTACK planet 4 with 3 from home 1 and 1 from home 2",
}


def _common() -> dict[str, str]:
    rules = {name: expansion for name, (expansion, _) in grammar._COMMON.items()}
    return {name: rules[name] for name in ("amount", "batch", "batch_from", "batch_to", "rest")}


def _own(choice: type[Choice]) -> dict[str, str]:
    parted = (rule.partition(":") for rule in choice.rules)
    return {name.strip(): expansion for name, _, expansion in parted}


def tree(choice: type[Choice]) -> Part:
    """What may follow an order word, with the word before it."""
    # They are written alike, and differ in what a number before the first of several places counts.
    said = choice.grammar.replace("total_from", "batches_from").replace("each_from", "batches_from")
    return Row((Word(choice.word), read(said, _own(choice))))


def of_fact(fact: type[Fact]) -> Part:
    """A fact, and what it is compared with."""
    said = read(fact.grammar, {})
    ways: list[Part] = []
    for kind in fact.compares:
        if kind == "number":
            unit = f' "{fact.unit}"' if fact.unit else ""
            ways.append(read(f"COMPARED{unit}", {}))
        else:
            ways.append(read(f'("is" | "is not") {kind.upper()}', {}))
    if not ways:
        return said
    return Row((said, ways[0] if len(ways) == 1 else OneOf(tuple(ways))))


def picture(part: Part) -> str:
    """A railroad diagram as SVG: follow the line from left to right; what is blue is written as it stands."""
    out: list[str] = []
    railroad.Diagram(_drawn(part), type="complex").writeStandalone(out.append, css=_STYLE)
    return "".join(out).rstrip() + "\n"


def _drawn(part: Part) -> Any:
    match part:
        case Word():
            return railroad.Terminal(part.said)
        case Name():
            return railroad.NonTerminal(part.name.replace("_", " ").lower())
        case Row():
            return railroad.Sequence(*map(_drawn, part.parts)) if part.parts else railroad.Skip()
        case OneOf():
            return railroad.Choice(0, *map(_drawn, part.parts))
        case Maybe():
            return railroad.Optional(_drawn(part.part))
        case Repeated():
            return railroad.OneOrMore(_drawn(part.part)) if part.once else railroad.ZeroOrMore(_drawn(part.part))


def _file(name: str) -> str:
    return f"{name.lower().replace(' ', '-')}.svg"


def pictures() -> dict[str, str]:
    """Every picture by its path below `docs/grammar`."""
    found = {f"shared/{_file(name)}": picture(read(said, _common())) for name, said in _SHARED.items()}
    found["shared/compared.svg"] = picture(read(_COMPARED, {}))
    for name, title in titles().items():
        for choice in scope.words(title):
            found[f"{name}/{_file(choice.word)}"] = picture(_all_of(title, choice.word))
        found[f"{name}/facts.svg"] = picture(OneOf(tuple(map(of_fact, title.facts))))
    return found


def _all_of(title: Title[Any], word: str) -> Part:
    """An order word with everything that may follow it, by whichever class it is read."""
    several = [tree(choice) for choice in title.choices if choice.word == word]
    return several[0] if len(several) == 1 else OneOf(tuple(several))


def shared() -> list[str]:
    """What the orders of all titles have in common."""
    out: list[str] = []
    for name, said in _SHARED.items():
        out += _entry(name, _SAID[name], f"grammar/shared/{_file(name)}", [read(said, _common())], _EXAMPLES[name])
    example = "CARD Attack 20 IF offence tokens at least 6"
    out += _entry(
        "compared", "How a number is compared.", "grammar/shared/compared.svg", [read(_COMPARED, {})], example
    )
    return out[:-1]


def of_title(name: str) -> list[str]:
    """The order words of a title, each with its picture, and what its conditions can speak of."""
    title = titles()[name]
    out: list[str] = []
    for word in dict.fromkeys(choice.word for choice in scope.words(title)):
        same = [choice for choice in title.choices if choice.word == word]
        said = " ".join((same[0].__doc__ or "").split())
        trees = [tree(choice) for choice in same]
        out += _entry(f"`{word}`", said, f"grammar/{name}/{_file(word)}", trees, same[0].example)
    facts = list(map(of_fact, title.facts))
    said = "What conditions can speak of; COMPARED is shown above."
    return [*out, *_entry("Facts", said, f"grammar/{name}/facts.svg", facts, f"IF {title.facts[0].example}")][:-1]


def _entry(head: str, said: str, path: str, trees: list[Part], example: str) -> list[str]:
    text = f"**{head[:1].upper()}{head[1:]}.** {said}" if not head.startswith("`") else f"**{head}** {said}"
    name = head.strip("`")
    wrapped = [line for one in trees for line in _wrapped(letters(one))]
    return [*_lines(text), "", f"![{name}]({path})", "", *wrapped, "", f"For example: `{example}`", ""]


def _lines(text: str) -> Iterator[str]:
    yield from textwrap.wrap(text, 112, break_long_words=False, break_on_hyphens=False)


def _wrapped(said: str) -> Iterator[str]:
    yield from textwrap.wrap(
        said, 108, initial_indent="    ", subsequent_indent="        ", break_long_words=False, break_on_hyphens=False
    )


def write(folder: Path = PICTURES) -> None:
    """Draw every picture anew, and take away those of words that there are no more."""
    wanted = {folder / path: drawn for path, drawn in pictures().items()}
    for path in [path for path in folder.rglob("*.svg") if path not in wanted]:
        path.unlink()
    for path, drawn in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != drawn:
            path.write_text(drawn, encoding="utf-8")


def drawn() -> dict[str, str]:
    """The pictures that there are."""
    found: list[Path] = sorted(PICTURES.rglob("*.svg"))
    return {path.relative_to(PICTURES).as_posix(): path.read_text(encoding="utf-8") for path in found}
