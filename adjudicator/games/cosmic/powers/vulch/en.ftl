why-no-flare-discarded = nobody has discarded a flare
