"""How a phase is played in any game: scripts, questions, pieces and their verbs, and the contract of a title."""
