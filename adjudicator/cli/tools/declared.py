"""Options that several commands share: declared once, as the fields of a named tuple."""

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from typing import Any, NamedTuple, TypeVar, get_type_hints

_F = TypeVar("_F", bound=Callable[..., Any])


def taking(kind: type[NamedTuple]) -> Callable[[_F], _F]:
    """Give a command that ends in `**given` the fields of such a tuple as options of its own, before its others."""

    def given(command: _F) -> _F:
        hints, defaults = get_type_hints(kind, include_extras=True), getattr(kind, "_field_defaults", {})
        fields = [
            Parameter(name, Parameter.KEYWORD_ONLY, default=defaults.get(name, Parameter.empty), annotation=hint)
            for name, hint in hints.items()
        ]
        own = [one for one in signature(command).parameters.values() if one.kind is not Parameter.VAR_KEYWORD]
        every = [*fields, *(one.replace(kind=Parameter.KEYWORD_ONLY) for one in own)]
        vars(command)["__signature__"] = Signature(every)
        command.__annotations__ = {one.name: one.annotation for one in every}
        return command

    return given
