"""A template's own words, in whatever language: the words that remain without its values."""

import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from jinja2 import nodes
from jinja2.sandbox import ImmutableSandboxedEnvironment

from adjudicator.given_files import contents, text
from adjudicator.reports.templates.template_environment import FAULTS

_HOLE: Final = "…"
"""Stands for any value given to a template."""
_HOLES: Final = re.compile(rf"\s*{_HOLE}[{_HOLE}\s]*")
_NO_WORDS: Final = re.compile(r"<!--.*?-->|<(style|script|code|pre)\b.*?</\1>", re.I | re.S)
_NAMING: Final = re.compile(r"""\s(?:alt|title|aria-label)=(?:"([^"<>]*)"|'([^'<>]*)')""", re.I)
_TAG: Final = re.compile(r"<[^<>]*>")
_WORD: Final = re.compile(r"[^\W\d_]{2}")


def own_words(file: Path) -> tuple[str, ...]:
    """The words between the elements of a page, and the elements' names, each once; none if it cannot be read."""
    try:
        tree = ImmutableSandboxedEnvironment().parse(text(contents(file)))
    except (*FAULTS, OSError):
        return ()
    page = _NO_WORDS.sub("\n", "".join(_said(one) for output in tree.find_all(nodes.Output) for one in output.nodes))
    texts = [found for pair in _NAMING.findall(page) for found in pair] + _TAG.sub("\n", page).splitlines()
    said = (_HOLES.sub(f" {_HOLE} ", html.unescape(text)).strip(f"{_HOLE} \t") for text in texts)
    return tuple(dict.fromkeys(" ".join(text.split()) for text in said if _WORD.search(text)))


def _said(node: nodes.Node) -> str:
    return "".join(_parts(node))


def _parts(node: nodes.Node) -> Iterator[str]:
    """The words in an expression, as far as they are literal."""
    match node:
        case nodes.TemplateData(data=text) | nodes.Const(value=str() as text):
            yield text
        case nodes.Concat(nodes=several):
            yield from (part for one in several for part in _parts(one))
        case nodes.CondExpr(expr1=first, expr2=second):
            yield from (*_parts(first), _HOLE, *(_parts(second) if second is not None else ()))
        case nodes.Filter(node=nodes.Node() as filtered):
            yield from _parts(filtered)
        case _:
            yield _HOLE
