# Second powers: those that are used beside the first, and those that are chosen from.

face-dealt = { $seat ->
        [you] Your second power is { $power }
       *[other] { $seat } has the second power { $power }
    }
power-chosen = { part-who } showed { part-its } power: { $power }.
power-undecided = not chosen
your-choice = You may show one of your two powers, and have it for the match: { $powers }. HELP with a name tells what it does.
ask-unmask = Which of your two powers do you show, { $powers }? It is your power for the match.
silent-unmask = you choose later
called-unmask = choice of a power
rules-two-faced = Everybody has two powers, and uses both of them.
rules-shadow = Everybody has two powers, of which one is chosen for the match, at the beginning of any letter. Until then neither of them acts, and flares are wild ones.
