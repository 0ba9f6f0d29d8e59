"""Whatever core, engine and orders offer says what it is; an override may leave that to its base."""

import inspect
import sys
from importlib import import_module
from types import ModuleType

import pytest

from tests.hygiene.sources import modules


def undocumented(module: ModuleType) -> list[str]:
    """The public functions, classes and methods of a module that say nothing, not even in a base class."""
    silent = []
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isfunction(thing) and not inspect.getdoc(thing):
            silent.append(f"{module.__name__}.{name}")
        elif inspect.isclass(thing):
            if not thing.__doc__:
                silent.append(f"{module.__name__}.{name}")
            silent += [
                f"{module.__name__}.{name}.{method}"
                for method, value in vars(thing).items()
                if not method.startswith("_")
                if isinstance(value, (property, staticmethod, classmethod)) or inspect.isfunction(value)
                if not inspect.getdoc(getattr(thing, method))
            ]
    return silent


def _name(where: str) -> str:
    return where.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def test_everything_public_says_what_it_is() -> None:
    sources = modules("adjudicator/core", "adjudicator/engine", "adjudicator/orders", "adjudicator/galaxy")
    assert [said for source in sources for said in undocumented(import_module(_name(source.where)))] == []


def test_silence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("sample")
    monkeypatch.setitem(sys.modules, "sample", module)
    text = '''
class Base:
    """Says."""
    def told(self): "Says."

class Below(Base):
    def told(self): return 1
    @property
    def untold(self): return 2
    def _own(self): return 3

def untold(): return 4
def told(): "Says."
'''
    exec(compile(text, "sample.py", "exec"), vars(module))
    assert undocumented(module) == ["sample.Below", "sample.Below.untold", "sample.untold"]
