"""Modules that are loaded when something of them is wanted."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from adjudicator.late_imports import later, load_all


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package that notes when it is run, with a part and another package."""
    folder = tmp_path / "seldom"
    (folder / "inner").mkdir(parents=True)
    (folder / "__init__.py").write_text("from seldom.part import near\nfrom seldom.done import DONE\nDONE.append(1)\n")
    (folder / "part.py").write_text("def near():\n    return 'near'\n")
    (folder / "done.py").write_text("DONE = []\n")
    (folder / "inner" / "__init__.py").write_text("FAR = 'far'\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "seldom"]:
        del sys.modules[name]


@pytest.mark.usefixtures("package")
def test_a_module_is_run_when_something_of_it_is_wanted() -> None:
    later("seldom", ["seldom.part.near"])
    import seldom  # type: ignore[import-not-found]

    assert seldom.near() == "near"
    assert "seldom.done" not in sys.modules
    assert seldom.DONE == [1]
    assert seldom.near is sys.modules["seldom.part"].near
    with pytest.raises(AttributeError, match="seldom"):
        seldom.nothing  # noqa: B018 - that it is not there is what is tested
    later("seldom")
    assert sys.modules["seldom"] is seldom
    assert seldom.DONE == [1]


@pytest.mark.usefixtures("package")
def test_a_part_of_a_package_is_run_when_something_of_it_is_wanted() -> None:
    later("seldom.inner")
    from seldom import inner

    assert "FAR" not in vars(inner)
    assert inner.FAR == "far"


@pytest.mark.usefixtures("package")
def test_from_a_module_names_are_taken_as_from_any_other() -> None:
    later("seldom")
    from seldom import near

    assert near() == "near"


@pytest.mark.usefixtures("package")
def test_before_a_second_thread_begins_all_are_run() -> None:
    later("seldom")
    load_all()
    assert sys.modules["seldom.done"].DONE == [1]
    assert type(sys.modules["seldom"]) is ModuleType


@pytest.mark.usefixtures("package")
def test_what_is_missing_is_missing_at_once() -> None:
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        later("nowhere")
    with pytest.raises(AttributeError):
        later("seldom", ["seldom.part.further"])
