"""The wheel holds everything the program needs when there is no checkout."""

import re
import subprocess
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from zipfile import ZipFile

import pytest

from adjudicator.data import folder

CHECKOUT = Path(__file__).parents[1]


def _below(top: Path) -> set[str]:
    return {
        path.relative_to(top).as_posix()
        for path in top.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A freshly built wheel, unpacked as an installer would."""
    built = tmp_path_factory.mktemp("built")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = built.glob("*.whl")
    site = tmp_path_factory.mktemp("site")
    with ZipFile(wheel) as packed:
        packed.extractall(site)
    return site


def test_the_wheel_holds_every_file_of_the_package(unpacked: Path) -> None:
    package = _below(CHECKOUT / "adjudicator")
    assert {"data.py", "py.typed", "reports/fonts/Roboto-Medium.ttf"} <= package
    assert package <= _below(unpacked / "adjudicator")


def test_what_an_index_shows_has_no_link_that_leads_nowhere(unpacked: Path) -> None:
    (told,) = unpacked.glob("*.dist-info/METADATA")
    head, _, text = told.read_text("utf-8").partition("\n\n")
    assert "Description-Content-Type: text/markdown" in head
    assert text.startswith("# adjudicator\n")
    assert [one for one in re.findall(r"\]\(([^)]+)\)", text) if "://" not in one and not one.startswith("#")] == []
    assert "*Three screens of a telephone with one letter:" in text


def test_with_a_home_an_index_shows_the_picture_and_follows_links() -> None:
    described = _description()
    readme = "![A\npicture.](docs/picture.svg) [a page](docs/gm.md#desk) [here](#here) [web](https://example.org/x)"
    assert described(readme, "https://files.example/") == (
        "![A\npicture.](https://files.example/docs/picture.svg) [a page](https://files.example/docs/gm.md#desk) "
        "[here](#here) [web](https://example.org/x)"
    )
    assert described(readme, "") == "*A\npicture.* a page [here](#here) [web](https://example.org/x)"


def _description() -> Callable[[str, str], str]:
    spec = spec_from_file_location("description", CHECKOUT / "packaging" / "description.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[[str, str], str] = module.description
    return found


@pytest.mark.parametrize("name", ["templates", "orders"])
def test_the_wheel_holds_the_top_folders(unpacked: Path, name: str) -> None:
    wanted = _below(CHECKOUT / name)
    assert wanted
    assert _below(unpacked / "adjudicator" / "_data" / name) == wanted


def test_an_installed_program_finds_its_own_folders(unpacked: Path, tmp_path: Path) -> None:
    ask = "from adjudicator.data import folder; print(folder('templates'), folder('orders'), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(unpacked)!r}); {ask}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    data = unpacked / "adjudicator" / "_data"
    assert done.stdout.splitlines() == [str(data / "templates"), str(data / "orders")]


def test_a_checkout_finds_its_top_folders() -> None:
    assert folder("templates") == CHECKOUT / "templates"
    assert folder("orders") == CHECKOUT / "orders"


def test_a_missing_folder_is_named(unpacked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adjudicator.data._PACKAGE", unpacked / "elsewhere" / "adjudicator")
    with pytest.raises(FileNotFoundError, match=r"'templates' is missing .* install adjudicator again"):
        folder("templates")


def test_the_wheel_names_its_command(unpacked: Path) -> None:
    (commands,) = unpacked.glob("adjudicator-*.dist-info/entry_points.txt")
    assert "adjudicator = adjudicator.cli.main:run" in commands.read_text(encoding="utf-8").splitlines()
