"""Nothing is lost, counted twice, leaked or ended too soon, whatever people, servers and power cuts do.

Here a few games of a few steps, the same each time. `make machine` plays many more and longer ones at random, and
prints the shortest list of steps that comes to something wrong.
"""

from tests.machine.examples import machine_settings
from tests.machine.play import Play, Serve

TestPlay = Play.TestCase
TestPlay.settings = machine_settings(5, 12)

TestServe = Serve.TestCase
TestServe.settings = machine_settings(2, 6)
