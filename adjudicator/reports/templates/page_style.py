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
_STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)


@cache
def inliner() -> "CSSInliner":
    """Writes style sheets into elements."""
    from css_inline import CSSInliner

    return CSSInliner(keep_at_rules=True, load_remote_stylesheets=False, cache=None)


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
        return inliner().inline(html)
    style = sheet(first)
    apart = [part.split(_END, 1) for part in others]
    out = inliner().inline(_HERE.join([first, *(after for _, after in apart)])).split(_HERE)
    found = [out[0]]
    for (section, _), after in zip(apart, out[1:], strict=True):
        found += (_section(section, style), after)
    return "".join(found)


@lru_cache(CACHED)
def _section(html: str, style: str) -> str:
    return inliner().inline_fragment(html, style)
