"""Games at random on the servers that people use: see tests/machine."""

import pytest

from tests.machine.examples import machine_settings
from tests.machine.mailed import Mailed
from tests.machine.play import Play


class Mail(Play):
    """A game by mail through Exim and Dovecot, whose service is a process of its own, which SIGKILL ends."""

    worlds = Mailed


TestMail = pytest.mark.servers(Mail.TestCase)
TestMail.settings = machine_settings(4, 12)
