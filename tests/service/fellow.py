"""Another worker at a database: says that it is there, and stays until it is killed."""

import sys

from adjudicator.store.database.database import Store

if __name__ == "__main__":
    crew = Store(sys.argv[1]).crew()
    crew.look()
    print("here", flush=True)
    sys.stdin.read()
