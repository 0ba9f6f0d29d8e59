"""A whole game by real mail in a few seconds: servers on loopback, a service of its own, and players who write letters.

The clock is simulated; everything else is the real program. `adjudicator demo` shows it, and tests play it.
"""
