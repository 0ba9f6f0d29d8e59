why-no-edict-of-his = no edict of that player is there
why-that-card-not-there = that card is not there
