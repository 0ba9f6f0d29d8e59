"""Template filters for the parts of letters: tables, order forms, and the chapters of a report."""

from collections.abc import Sequence

from markupsafe import Markup

from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.reports.templates.chips import chip
from adjudicator.reports.templates.markings import in_text
from adjudicator.reports.text import order_forms
from adjudicator.reports.text.sections import Told, told


def cells(table: Table) -> list[tuple[str, list[tuple[str, str, bool]]]]:
    """The rows of a table: the first cell, and the others, each with the head of its column and whether it is new."""
    changed, heads = frozenset(table.changed), table.head[1:]
    return [
        (
            chip(row[0]),
            [
                (head, chip(cell), (at, i) in changed)
                for i, (head, cell) in enumerate(zip(heads, row[1:], strict=True), 1)
            ],
        )
        for at, row in enumerate(table.rows)
    ]


def foldable(form: Sequence[str]) -> Markup:
    """The lines of a form; a break within a comment becomes an element, because a narrow screen breaks it elsewhere."""
    lines, kinds, at = [*form], [*map(type, form)], -1
    for _ in range(kinds.count(order_forms.Further)):
        at = kinds.index(order_forms.Further, at + 1)
        lines[at] = "\x1f" + lines[at]
    said = in_text("\n".join(lines))
    return Markup(said.replace("\n\x1f# ", ' <span class="cut">\n# </span>'))  # noqa: S704 - escaped above


def chapters(sections: Sequence[Section], *names: str) -> Told:
    """The sections of some chapters, in their order."""
    return told(sections).of(names)
