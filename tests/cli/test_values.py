"""Values of options: what Typer's own check makes of them, or says against them, though it is seldom asked."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer import BadParameter, Context

from adjudicator.cli.tools.command_list import COMMANDS, loaded
from adjudicator.cli.tools.option_values import Checked

WORDS = ("andromeda", "", "7", "0", "-1", "no", "Red=letter.txt", "two\nlines", "\udcff", "here.toml", "folder", "none")


def params(command: Any) -> Iterator[Any]:
    """All that a command can be given, or each command of a group."""
    for one in getattr(command, "commands", {}).values():
        yield from params(one)
    yield from command.get_params(Context(command))


def made(check: Any, value: Any, param: Any) -> Any:
    """What comes of a value, with its type, or what is wrong with it."""
    try:
        found = check.coerce(value, param=param, ctx=None)
    except BadParameter as fault:
        return str(fault.message)
    return type(found), found


@pytest.mark.parametrize("name", COMMANDS)
def test_values_are_what_typer_makes_of_them(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here.toml").write_text("", "utf-8")
    (tmp_path / "folder").mkdir()
    for param in params(loaded(name)):
        check = param.get_runtime_param()
        assert isinstance(check, Checked)
        several = param.multiple or param.nargs == -1
        for value in (None, param.default, *((one,) if several else one for one in WORDS)):
            if not callable(value):
                assert made(check, value, param) == made(check.own(), value, param), (param.name, value)
