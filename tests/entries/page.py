"""The page on a catalogue: how many entries there are, which are played and shown, which are refused, and the rest."""

from collections.abc import Iterable, Iterator

from tests.docs import scope
from tests.docs.wrapping import item
from tests.entries.account import Account, account
from tests.entries.catalogue import Catalogue, Entry, Reason


def kinds(catalogue: Catalogue) -> list[str]:
    """How many entries there are of each kind; on a page that is built, also how many of them are played."""
    if not scope.everything():
        rows = [f"| {_spoken(kind)} | {count} |" for kind, count in catalogue.counts.items()]
        return ["| kind | entries |", "| --- | ---: |", *rows, f"| questions | {len(catalogue.questions)} |"]
    held = account(catalogue)
    rows = [f"| {_spoken(kind)} | {' | '.join(map(str, counted))} |" for kind, *counted in counts(held)]
    shown = len(catalogue.questions.keys() & held.by_case.keys())
    return [
        "| kind | entries | played | in part | refused |",
        "| --- | ---: | ---: | ---: | ---: |",
        *rows,
        f"| questions | {len(catalogue.questions)} | {shown} | - | - |",
    ]


def counts(held: Account) -> Iterator[tuple[str, int, int, int, int]]:
    """For each kind how many entries there are, and how many are played, played in part, and refused."""
    played, partly, refused = held.played(), held.partly(), held.refused.keys()
    for kind in held.catalogue.counts:
        ids = {entry.id for entry in held.catalogue.entries if entry.kind == kind}
        yield kind, len(ids), len(ids & played), len(ids & partly), len(ids & refused)


def summary(held: Account) -> list[str]:
    """The counts in lines: all of the source, then kind by kind, then the questions."""
    catalogue = held.catalogue
    own = {entry.id for entry in catalogue.own}
    played, refused, partly = (len(own & ids) for ids in (held.played(), held.refused.keys(), held.partly()))
    begun = f"; {partly} more in part" if partly else ""
    out = [f"{catalogue.title}: played {played} of {len(own)}, refused {refused} with reasons{begun}"]
    for kind, entries, done, some, never in counts(held):
        said = [f"played {done} of {entries}"]
        said += [f"{count} {what}" for count, what in ((some, "in part"), (never, "refused")) if count]
        said += ["counted apart"] if kind in catalogue.apart else []
        out.append(f"  {_spoken(kind)}: {', '.join(said)}")
    shown = len(catalogue.questions.keys() & held.by_case.keys())
    return [*out, f"  questions: {shown} of {len(catalogue.questions)} shown by cases"]


def refusals(catalogue: Catalogue) -> list[str]:
    """What is never played, and why."""
    return _with_reasons(catalogue.refused)


def lacking(catalogue: Catalogue) -> list[str]:
    """What is played in part alone, and what is left of it."""
    return _with_reasons(catalogue.lacking)


def _with_reasons(reasons: Iterable[Reason]) -> list[str]:
    ids = ((", ".join(f"`{id_}`" for id_ in reason.entries), reason.why) for reason in reasons)
    return [line for entries, why in ids for line in item(f"{entries}: {why}")]


def everything(catalogue: Catalogue) -> list[str]:
    """Every entry, on a page that is built."""
    return listed(account(catalogue)) if scope.everything() else ["`make docs` writes this list into `build/docs`."]


def listed(held: Account) -> list[str]:
    """Every entry, kind by kind: what plays it and what shows it, or that nothing does."""
    out: list[str] = []
    done, partly, refused = held.played(), held.partly(), held.refused
    modules, cases = held.by_module, held.by_case
    for kind in held.catalogue.counts:
        entries = [entry for entry in held.catalogue.entries if entry.kind == kind]
        played = [entry for entry in entries if entry.id in done]
        begun = [entry for entry in entries if entry.id in partly]
        left = [entry for entry in entries if entry.id not in done | partly and entry.id not in refused]
        out += ["", f"### {_spoken(kind).capitalize()}: {len(played)} of {len(entries)} played", ""]
        for entry in (*played, *begun):
            by, shown = modules.get(entry.id, ()), cases.get(entry.id, ())
            part = " (in part)" if entry in begun else ""
            out += item(f"{_called(entry)}{part}: {_by(entry, by)}{''.join(f', {case}' for case in shown)}.")
        if left:
            said = (f"`{entry.id}`{_only(cases.get(entry.id, ()))}" for entry in left)
            out += item(f"Not played: {', '.join(said)}.")
    return out[1:]


def _spoken(kind: str) -> str:
    return kind.replace("_", " ")


def _called(entry: Entry) -> str:
    return f"`{entry.id}` {entry.name}".rstrip()


def _by(entry: Entry, modules: tuple[str, ...]) -> str:
    """The modules that play it, or the entries that it is the same as."""
    named = modules or tuple(entry.same)
    return ("" if modules else "the same as ") + ", ".join(f"`{one}`" for one in named)


def _only(shown: tuple[str, ...]) -> str:
    return f" (shown by {' and '.join(shown)})" if shown else ""
