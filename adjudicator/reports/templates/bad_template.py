"""What is wrong with a template, for whoever wrote it."""

from pathlib import Path


class BadTemplate(ValueError):
    """A template cannot be used; the message names it and says why. `line` is 0 if unknown."""

    def __init__(self, file: str, why: str, line: int = 0) -> None:
        self.file, self.line, self.why = file, line, why
        name = Path(file).name
        super().__init__(f"the template {name}{f', line {line}' if line else ''} cannot be used: {why}")
