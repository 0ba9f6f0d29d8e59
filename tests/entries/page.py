"""The page on a catalogue: how many entries there are, which are played and shown, which are refused, and the rest."""

from collections.abc import Iterator

from tests.docs import scope
from tests.docs.wrapping import item
from tests.entries.account import Account, account
from tests.entries.catalogue import Catalogue, Entry


def kinds(catalogue: Catalogue) -> list[str]:
    """How many entries there are of each kind; on a page that is built, also how many of them are played."""
    if not scope.everything():
        rows = [f"| {_spoken(kind)} | {count} |" for kind, count in catalogue.counts.items()]
        return ["| kind | entries |", "| --- | ---: |", *rows, f"| questions | {len(catalogue.questions)} |"]
    held = account(catalogue)
    rows = [f"| {_spoken(kind)} | {' | '.join(map(str, counted))} |" for kind, *counted in counts(held)]
    shown = len(catalogue.questions.keys() & held.by_case.keys())
    return [
        "| kind | entries | played | refused |",
        "| --- | ---: | ---: | ---: |",
        *rows,
        f"| questions | {len(catalogue.questions)} | {shown} | - |",
    ]


def counts(held: Account) -> Iterator[tuple[str, int, int, int]]:
    """For each kind how many entries there are, how many are played, and how many are refused."""
    played, refused = held.played(), held.refused
    for kind in held.catalogue.counts:
        ids = [entry.id for entry in held.catalogue.entries if entry.kind == kind]
        yield kind, len(ids), sum(id_ in played for id_ in ids), sum(id_ in refused for id_ in ids)


def refusals(catalogue: Catalogue) -> list[str]:
    """What is never played, and why."""
    ids = ((", ".join(f"`{id_}`" for id_ in refusal.entries), refusal.why) for refusal in catalogue.refused)
    return [line for entries, why in ids for line in item(f"{entries}: {why}")]


def everything(catalogue: Catalogue) -> list[str]:
    """Every entry, on a page that is built."""
    return listed(account(catalogue)) if scope.everything() else ["`make docs` writes this list into `build/docs`."]


def listed(held: Account) -> list[str]:
    """Every entry, kind by kind: what plays it and what shows it, or that nothing does."""
    out: list[str] = []
    done, refused, modules, cases = held.played(), held.refused, held.by_module, held.by_case
    for kind in held.catalogue.counts:
        entries = [entry for entry in held.catalogue.entries if entry.kind == kind]
        played = [entry for entry in entries if entry.id in done]
        left = [entry for entry in entries if entry.id not in done and entry.id not in refused]
        out += ["", f"### {_spoken(kind).capitalize()}: {len(played)} of {len(entries)} played", ""]
        for entry in played:
            by, shown = modules.get(entry.id, ()), cases.get(entry.id, ())
            out += item(f"{_called(entry)}: {_by(entry, by)}{''.join(f', {case}' for case in shown)}.")
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
