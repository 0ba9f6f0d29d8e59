"""The front door: what strangers are told of what can be played here, and how they come to a game. Needs letters."""
