"""Modules that libraries load at once and a short command never uses: loaded when something in them is used.

SQLAlchemy begins with `import asyncio`, which brings servers, processes and TLS, and is needed only when somebody waits
for a database through it. Nobody does so here. So it gets a module that loads itself when one of its names is used.
Only for commands that begin without threads: a second thread could meet a module that the first has half loaded, so
whatever begins one has all of them loaded before (`load_all`).
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from types import ModuleType
from typing import Any, Final

SELDOM: Final = (
    # SQLAlchemy only asks it whether a function must be awaited.
    ("asyncio", ("asyncio.coroutines.iscoroutine",)),
    # Dialects of other installed databases: SQLAlchemy itself has all that we need.
    ("importlib.metadata", ()),
    # Packages' files could be in archives.
    ("tempfile", ()),
    ("zipfile", ()),
    # JSON values in databases: we store ours as text.
    ("json", ()),
    # The source of a host name for Message-IDs: our letters have their own.
    ("socket", ()),
    # Metadata of photographs.
    ("PIL.ExifTags", ()),
    ("PIL.TiffTags", ()),
    # Pictures that are not PNG: there are none here.
    ("PIL.BmpImagePlugin", ()),
    ("PIL.GifImagePlugin", ()),
    ("PIL.JpegImagePlugin", ()),
    ("PIL.PpmImagePlugin", ()),
)
"""Modules that a command that opens the games can do without, and the names in them that libraries use at once."""


class _Later(ModuleType):
    """A module that has not been executed yet; afterwards it is an ordinary one."""

    def __getattr__(self, name: str) -> Any:
        _execute(self)
        return getattr(self, name)


def _execute(module: ModuleType) -> None:
    object.__setattr__(module, "__class__", ModuleType)
    spec = module.__spec__
    assert spec is not None, "it was found"
    assert spec.loader is not None, "it is a file"
    spec.loader.exec_module(module)


def spare() -> None:
    """Load these modules only when they are used, for a command that opens the games."""
    for name, at_once in SELDOM:
        later(name, at_once)


def load_all() -> None:
    """Load what has not been used so far, before there is a second thread."""
    for module in [*sys.modules.values()]:
        if type(module) is _Later:
            _execute(module)


def later(name: str, at_once: Sequence[str] = ()) -> None:
    """Load a module when one of its names is used, except names needed `at_once`, which come from their submodules.

    Nothing is executed when it is imported. Raises ImportError and AttributeError for unknown modules or names.
    """
    if name in sys.modules:
        return
    spec = find_spec(name)
    if spec is None:
        raise ModuleNotFoundError(f"there is no module {name}", name=name)
    module = module_from_spec(spec)
    object.__setattr__(module, "__class__", _Later)
    sys.modules[name] = module
    package, _, last = name.rpartition(".")
    if package:
        setattr(sys.modules[package], last, module)
    for one in at_once:
        part, _, wanted = one.rpartition(".")
        setattr(module, wanted, getattr(import_module(part), wanted))
