"""`python -m adjudicator.cli`: the same as the command `adjudicator`."""

from adjudicator.cli.main import run

run()
