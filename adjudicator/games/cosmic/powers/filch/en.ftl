why-no-edict-of-theirs = no edict of that player is there
why-that-card-not-there = that card is not there
