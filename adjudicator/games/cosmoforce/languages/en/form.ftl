# The questions of an order form, and what happens if nothing is said: "If you say nothing: you do not evade."

ask-build = Which ship do you build, with which systems in its ten slots?
silent-build = a ship is built at random
ask-crew = Are there characters among your crew, and what are they good at?
silent-crew = your crew have no names
ask-action = Which two actions do you take? A line counts for both, unless it ends with: as action 1 (or 2).{ $late ->
        [yes] {" "}Time is up: you can only burn your engines and ram.
       *[no] {""}
    }{ $last ->
        [yes] {" "}This is the last round.
       *[no] {""}
    }
silent-action = you take no action
ask-damage = Which of your systems take damage first?
silent-damage = systems are drawn at random
ask-harm = Which of your crew are harmed first?
silent-harm = it is drawn at random
ask-lose = If a habitat is destroyed, which crew die for want of room?
silent-lose = it is drawn at random
ask-evade = If you are rammed, how much heat do you take to evade?
silent-evade = you do not evade
ask-crew-at-work = Which crew come back from repairs? There are some at { $systems }.
silent-crew-at-work = those come back whose work is done
# Within quotation marks in an order.
example-attempt = what you attempt; the game master rules on it
