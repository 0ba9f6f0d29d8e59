why-no-planets-to-merge = name two planets of one system: a planet that is in no tower, and the tower or the planet fought for
