"""HTML for letters: the templates make the elements of a section; this module styles every element.

Most mail programs read only `style` attributes, so the style sheet is written into them; its `@media` rules, for small
and dark screens, stay where they are for the programs that read those too. Nothing is ever fetched.
"""

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from css_inline import CSSInliner

CACHED: Final = 4096
"""How many styled sections are kept; many letters share the public ones."""
_BEGIN, _END, _HERE = "<!--[-->", "<!--]-->", "<!--section-->"
_TAG: Final = re.compile('<[a-z](?:[^<>"]|"[^"]*")*>')
_ATTRIBUTE: Final = re.compile(' style="([^"]*)"')
_AROUND: Final = re.compile(r"\s*([:;,{}])\s*")
"""Signs of a style sheet with the white space around them, which says nothing."""
_STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)


@cache
def inliner() -> "CSSInliner":
    """Writes style sheets into elements."""
    from css_inline import CSSInliner

    return CSSInliner(keep_at_rules=True, load_remote_stylesheets=False, cache=None)


def whole(html: str) -> str:
    """A page with its style sheet in its elements, with no sign more than needed."""
    return _packed(inliner().inline(html))


def fragment(html: str, style: str) -> str:
    """A part of a page with a style sheet in its elements, like `whole`."""
    return _packed(inliner().inline_fragment(html, style))


def _packed(html: str) -> str:
    return _STYLE.sub(_sheet, _TAG.sub(_tag, html))


def _sheet(found: re.Match[str]) -> str:
    # A line of a letter has at most 998 octets, so each rule has a line.
    rules = _rules(found[1]).replace("}", "}\n")
    return f"<style>{rules}</style>"


def _tag(found: re.Match[str]) -> str:
    return _ATTRIBUTE.sub(lambda style: f' style="{_rules(style[1])}"', found[0].replace(' hidden=""', " hidden"))


def _rules(css: str) -> str:
    return _AROUND.sub(r"\1", css).strip().rstrip(";")


def sheet(html: str) -> str:
    """The style sheet of a page."""
    return "".join(_STYLE.findall(html))


def apart(section: str) -> str:
    """A section with a mark, by which `styled` styles the same one only once."""
    return f"{_BEGIN}{section}{_END}"


def styled(html: str) -> str:
    """The page with its style sheet in the `style` attributes."""
    first, *others = html.split(_BEGIN)
    if not others:
        return whole(html)
    style = sheet(first)
    apart = [part.split(_END, 1) for part in others]
    out = whole(_HERE.join([first, *(after for _, after in apart)])).split(_HERE)
    found = [out[0]]
    for (section, _), after in zip(apart, out[1:], strict=True):
        found += (_section(section, style), after)
    return "".join(found)


@lru_cache(CACHED)
def _section(html: str, style: str) -> str:
    return fragment(html, style)
