"""`python -m adjudicator` is the command `adjudicator`."""

from adjudicator.cli.main import run

if __name__ == "__main__":
    run()
