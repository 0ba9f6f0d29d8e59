"""What systems of a match do, for stages and pieces: techs, moons, stations, rifts, flares, hazards, legacies."""
