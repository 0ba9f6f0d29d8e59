# The questions of an order form, and what happens if nothing is said: "If you say nothing: cards are drawn at random."
# Order words stay as they are.

ask-give = Which two of your eight cards go to the Recruitment market? The other six are your hand.
silent-give = two cards are drawn at random
ask-turn = What do you do in your turns? In each turn the first line that can be done is carried out. Lines below LAP 2 (on a line of its own) are for your second turn of the round alone.
silent-turn = { $which ->
        [round] you retire
        [others] the phase ends when it is your turn
       *[first] you retire, or, after your first turn of the phase, the phase ends there
    }
ask-station = Where do your battle stations go, for each superiority but the stargate?
silent-station = points are drawn at random
ask-take = Which cards do you take from the market when you retire?
silent-take = cards are drawn at random
ask-start = If you have the stargate superiority: who starts the next round?
silent-start = { $drawn ->
        [yes] a player is drawn at random
       *[no] the last to retire starts
    }
ask-switch = If you have the stargate superiority: do you switch two planets from { $first } to { $last }?
silent-switch = nothing is switched
