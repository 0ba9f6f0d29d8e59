why-no-fodder = none of these cards lies between the two Attacks
