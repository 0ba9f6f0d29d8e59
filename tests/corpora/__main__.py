"""Throws the letters of three public collections into a running game: `python -m tests.corpora FOLDER`.

FOLDER holds checkouts of github/email_reply_parser, mailgun/talon and mikel/mail under their own names. What is not
there is a failure, not a test passed over.
"""

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.corpora.specimens import gathered
from tests.corpora.trial import Trial


def main() -> int:
    """Print what became of every letter; 1 unless each was answered or rightly met with silence."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpora", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="letters whose name has this in it")
    asked = parser.parse_args()
    try:
        specimens = gathered(asked.folder)
    except FileNotFoundError as missing:
        print(missing, file=sys.stderr)
        return 1
    good: Counter[str] = Counter()
    all_: Counter[str] = Counter()
    verdicts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(Path(folder))
        for specimen in specimens:
            if asked.only not in specimen.name:
                continue
            outcome = trial.of(specimen)
            collection = specimen.name.partition("/")[0]
            all_[collection] += 1
            good[collection] += not outcome.wrong
            verdicts.update(outcome.verdicts)
            if outcome.wrong or outcome.unread > 0 or asked.only:
                print(f"{outcome.name}: {', '.join(outcome.verdicts)}; {outcome.unread} lines of others asked about")
                for wrong in outcome.wrong:
                    print(f"  WRONG {wrong}")
        trial.close()
    for collection, count in all_.items():
        print(f"{collection}: {good[collection]} of {count} letters")
    print(", ".join(f"{count} {verdict}" for verdict, count in verdicts.most_common()))
    return 0 if all_ and good == all_ else 1


if __name__ == "__main__":
    sys.exit(main())
