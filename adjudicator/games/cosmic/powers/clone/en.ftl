why-played-no-edict = you have played no edict
