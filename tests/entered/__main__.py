"""Counts the modules that are entered by one perfect order line, and by one mail until its acknowledgement is filed.

`python -m tests.entered` prints both counts, with how many modules of each room there are; `--list` names them.
Only functions that run are counted, not modules that are merely imported.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, Final

from adjudicator.orders.lines.letter_reading import Line
from adjudicator.service.game import orders_on_file
from tests.hygiene.sources import CHECKOUT
from tests.service.house import House
from tests.service.orders import attack

_PACKAGE: Final = str(CHECKOUT / "adjudicator")


@contextmanager
def entered(modules: set[str]) -> Iterator[None]:
    """Notes which modules of the program run, as paths below the package."""

    def note(frame: FrameType, event: str, _: Any) -> None:
        where = frame.f_code.co_filename
        if event == "call" and where.startswith(_PACKAGE) and frame.f_code.co_name != "<module>":
            modules.add(str(Path(where).relative_to(_PACKAGE)))

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)


def line(folder: Path) -> set[str]:
    """The modules that a perfect order line enters."""
    house = House(folder)
    with closing(house.store):
        house.begun()
        laid = house.table()
        order, view = attack(house), laid.view(0)

        def read(tokens: int) -> None:
            # Spaced as nobody writes it: what was read before in this process is remembered.
            reading = orders_on_file.read(laid.title, view, 0, [Line(1, order.replace("with 4", f"with   {tokens}"))])
            assert not reading.problems, reading.problems

        return _of(read)


def mail(folder: Path) -> set[str]:
    """The modules that one mail with a perfect order enters until its acknowledgement is filed."""
    house = House(folder)
    with closing(house.store):
        house.begun()
        order = attack(house)

        def write(tokens: int) -> None:
            assert house.reply(0, order.replace("with 4", f"with {tokens}")).body is not None

        return _of(write)


def _of(done: Callable[[int], None]) -> set[str]:
    """What is entered the second time, with an order that nobody has read before."""
    done(4)
    modules: set[str] = set()
    with entered(modules):
        done(3)
    return modules


def main() -> None:
    """Prints what was counted."""
    reader = argparse.ArgumentParser(prog="python -m tests.entered", description=__doc__)
    reader.add_argument("--list", action="store_true", help="name the modules")
    asked = reader.parse_args()
    for what, count in (("a perfect order line", line), ("one mail to its acknowledgement", mail)):
        with TemporaryDirectory() as folder:
            found = count(Path(folder))
        rooms = Counter("/".join(name.split("/")[:2]) for name in found)
        orders = sum(name.startswith("orders/") for name in found)
        print(f"{what}: {len(found)} modules, {orders} of them of orders")
        print("   ", ", ".join(f"{room} {count}" for room, count in sorted(rooms.items())))
        if asked.list:
            print("\n".join(f"    {name}" for name in sorted(found)))


if __name__ == "__main__":
    main()
