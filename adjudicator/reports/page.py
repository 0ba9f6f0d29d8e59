"""HTML for letters: what a section becomes is in the templates; here is how its style reaches every element.

Most mail programs read only `style` attributes, so the style sheet is written into them; its `@media` rules, for small
and dark screens, stay where they are for the programs that read those too. Nothing is ever fetched.
"""

from functools import cache

from css_inline import CSSInliner


@cache
def _inliner() -> CSSInliner:
    return CSSInliner(keep_at_rules=True, load_remote_stylesheets=False, cache=None)


def styled(html: str) -> str:
    """The page with its style sheet in the `style` attributes."""
    return _inliner().inline(html)
