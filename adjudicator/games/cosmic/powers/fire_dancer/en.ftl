why-no-fire-offered = Fire Dancer offered no fire for your system there
why-fuel-is-an-attack = a fire burns with an Attack of your hand
why-gate-not-there = no attack of that player can go to that planet: the same system, and a base of the defence
