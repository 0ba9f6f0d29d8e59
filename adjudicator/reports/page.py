"""HTML for letters: what a section becomes is in the templates; here is how its style reaches every element.

Most mail programs read only `style` attributes, so the style sheet is written into them; its `@media` rules, for small
and dark screens, stay where they are for the programs that read those too. Nothing is ever fetched.
"""

import re
from functools import cache, lru_cache
from typing import Final

from css_inline import CSSInliner

CACHED: Final = 4096
"""Sections kept with their style; many letters share the public ones."""
_BEGIN, _END, _HERE = "<!--[-->", "<!--]-->", "<!--section-->"
_SECTION: Final = re.compile(r"<!--\[-->(.*?)<!--\]-->", re.DOTALL)
_STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)


@cache
def _inliner() -> CSSInliner:
    return CSSInliner(keep_at_rules=True, load_remote_stylesheets=False, cache=None)


def apart(section: str) -> str:
    """A section marked, so that `styled` makes the same one once."""
    return f"{_BEGIN}{section}{_END}"


def styled(html: str) -> str:
    """The page with its style sheet in the `style` attributes."""
    parts = _SECTION.split(html)
    if len(parts) == 1:
        return _inliner().inline(html)
    style = "".join(_STYLE.findall(parts[0]))
    out = _inliner().inline(_HERE.join(parts[::2])).split(_HERE)
    found = [out[0]]
    for section, after in zip(parts[1::2], out[1:], strict=True):
        found += (_section(section, style), after)
    return "".join(found)


@lru_cache(CACHED)
def _section(html: str, style: str) -> str:
    return _inliner().inline_fragment(html, style)
