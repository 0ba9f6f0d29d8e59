"""Prints how much of every catalogue is played: `python -m tests.entries`; `--list` names the entries that are not.

Ends with 1 if an entry is named that is not there, or is called played and no case shows it.
"""

import argparse
import sys

from tests.entries.account import account, faults
from tests.entries.catalogue import catalogues
from tests.entries.page import summary


def main() -> int:
    """Prints the counts, kind by kind, and what is wrong with them."""
    reader = argparse.ArgumentParser(prog="python -m tests.entries", description=__doc__)
    reader.add_argument("--list", action="store_true", help="name the entries that are neither played nor refused")
    asked = reader.parse_args()
    wrong = 0
    for catalogue in catalogues():
        held = account(catalogue)
        print("\n".join(summary(held)))
        for entry in held.rest() if asked.list else ():
            print(f"  left: {entry.id} {entry.name}".rstrip())
        found = list(faults(held))
        print("".join(f"{fault}\n" for fault in found), end="", file=sys.stderr)
        wrong += len(found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
