"""Defined classes: the events, order words or facts of a module, so that no list repeats them."""

import sys
from typing import TypeVar

K = TypeVar("K")


def defined(module: str, kind: type[K]) -> tuple[type[K], ...]:
    """The classes of this kind that a module defines, in its order; not those on which others of it build.

    A module that calls it at its end for its own `__name__` has a list of what stands above.
    """
    own = [
        value
        for value in vars(sys.modules[module]).values()
        if isinstance(value, type) and issubclass(value, kind) and value.__module__ == module
    ]
    return tuple([one for one in own if not any(other is not one and issubclass(other, one) for other in own)])
