why-no-flare-of-others = nobody else has played a flare here
