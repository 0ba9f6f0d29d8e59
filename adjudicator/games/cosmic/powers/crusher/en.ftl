why-nothing-to-stack = name a player who has more than one token in the Warp
