"""OAuth 2 access tokens, which the large providers want instead of passwords (XOAUTH2).

How a token is got from a provider is his affair and changes: a command does it, of which there are many. It prints the
token, and is asked anew for each login, because tokens live an hour.
"""

import shlex
import subprocess
from typing import Final

from msgspec import Struct

from adjudicator.mail.servers.server_settings import NoToken

SECONDS: Final = 30.0


class Command(Struct, frozen=True):
    """A command line that prints an access token; no shell reads it."""

    line: str

    def __call__(self) -> str:
        """A token; raises NoToken."""
        try:
            done = subprocess.run(  # noqa: S603 - the operator's own command
                shlex.split(self.line),
                # Nobody is there to be asked anything.
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            # What that error says is the whole command, and a secret may stand in it.
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
