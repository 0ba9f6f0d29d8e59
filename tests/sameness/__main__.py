"""Whether a change of the house changes anything that goes out: digests before it, and what differs after it.

`python -m tests.sameness keep FILE` writes the digests of this checkout; `python -m tests.sameness compare FILE` lists
what comes out otherwise now, and ends with 1 if anything does. `--seeds 20` plays fewer games of each title.
"""

import argparse
import json
import sys
from pathlib import Path

from tests.sameness.digests import digests


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.sameness", description=__doc__)
    reader.add_argument("what", choices=("keep", "compare"))
    reader.add_argument("file", type=Path)
    reader.add_argument("--seeds", type=int, default=200, help="games of each title and number of players")
    asked = reader.parse_args()
    now = dict(digests(asked.seeds))
    if asked.what == "keep":
        asked.file.write_text(json.dumps(now, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        print(f"{len(now)} digests kept in {asked.file}")
        return 0
    before = json.loads(asked.file.read_text("utf-8"))
    different = [name for name in sorted(before.keys() | now.keys()) if before.get(name) != now.get(name)]
    for name in different:
        print(f"{name}: {'gone' if name not in now else 'new' if name not in before else 'comes out otherwise'}")
    print(f"{len(now)} compared, {len(different)} different")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
