"""OAuth 2 access tokens, which the large providers require instead of passwords (XOAUTH2).

Each provider has its own way to issue a token, and it changes. So a command does it; there are many such programs. It
prints the token, and is run again for each login, because tokens live for an hour.
"""

import shlex
import subprocess
from typing import Final

from msgspec import Struct

from adjudicator.mail.servers.server_settings import NoToken

SECONDS: Final = 30.0


class Command(Struct, frozen=True):
    """A command line that prints an access token; it is not passed to a shell."""

    line: str

    def __call__(self) -> str:
        """A token; raises NoToken."""
        try:
            done = subprocess.run(  # noqa: S603 - the operator's own command
                shlex.split(self.line),
                # Nobody is there to answer a prompt.
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            # That error contains the whole command, which may include a secret.
            raise NoToken(f"the command for an access token took longer than {SECONDS:g} seconds") from None
        except (OSError, ValueError) as fault:
            raise NoToken(f"the command for an access token cannot be run: {fault}") from fault
        token = done.stdout.strip()
        if done.returncode:
            said = " ".join(done.stderr.split())[:200]
            raise NoToken(f"the command for an access token failed with {done.returncode}: {said or 'it said nothing'}")
        if not token or len(token.split()) != 1:
            raise NoToken("the command for an access token printed no token, or more than that")
        return token
