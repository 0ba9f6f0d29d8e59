"""How a phase is played, whatever the game: scripts, questions, pieces and their verbs, and what a title must say."""
