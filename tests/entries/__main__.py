"""Prints how much of every catalogue is played: `python -m tests.entries`; `--list` names the entries that are not.

Ends with 1 if an entry is named that is not there, or is called played and no case shows it.
"""

import argparse
import sys

from tests.entries.account import account, faults
from tests.entries.catalogue import catalogues
from tests.entries.page import counts


def main() -> int:
    """Prints the counts, kind by kind, and what is wrong with them."""
    reader = argparse.ArgumentParser(prog="python -m tests.entries", description=__doc__)
    reader.add_argument("--list", action="store_true", help="name the entries that are neither played nor refused")
    asked = reader.parse_args()
    wrong = 0
    for catalogue in catalogues():
        held = account(catalogue)
        own = {entry.id for entry in catalogue.own}
        done, refused = len(held.played() & own), len(held.refused.keys() & own)
        print(f"{catalogue.title}: played {done} of {len(own)}, refused {refused} with reasons")
        for kind, entries, played, out in counts(held):
            apart = ", counted apart" if kind in catalogue.apart else ""
            print(f"  {kind}: {played} of {entries}" + (f", refused {out}" if out else "") + apart)
        shown = len(catalogue.questions.keys() & held.by_case.keys())
        print(f"  questions: {shown} of {len(catalogue.questions)} shown by cases")
        if asked.list:
            print("\n".join(f"  left: {entry.id} {entry.name}".rstrip() for entry in held.rest()))
        found = list(faults(held))
        print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
        wrong += len(found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
