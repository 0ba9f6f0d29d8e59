why-no-low-attack = you hold none of these, or they are too high
why-no-reinforcement-of-others = nobody else has played a reinforcement here
