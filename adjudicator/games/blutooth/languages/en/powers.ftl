# What only powers bring about.

pod-claimed = { part-who } claimed { $pod }, which { $other ->
        [you] you
       *[other] { $other }
    } had discharged{ part-invasion }.
pod-given = { part-who } gave { $pod ->
        [no] a pod
       *[other] { $pod }
    } to { $other }{ part-invasion }.
caches-swapped = { part-who } swapped caches with { $other }{ part-invasion }.
caches-swapped-mine = You swapped caches with { $other }{ part-invasion }: you have now { $gained }, and { $other } has { $given }.
drivers-swapped = The drivers changed places before contact{ part-invasion }.

ask-sponsor-any = { $invasion }: do you sponsor either fleet, though nobody has asked you?
silent-sponsor-any = you sponsor nobody

acts-drivers = as might is counted
acts-primed = when both drivers are primed
acts-approach = when the ships have arrived
acts-compensated-ships = as compensation is due
acts-destiny = when destiny has been drawn
acts-destined = when it is known who is invaded

why-upset = an upset is declared: you must prime an attack, and you have one
why-gives-to-a-leader = only the other leader can be given a pod, or as a sponsor either of the two
why-no-pod-named = name a pod of your cache, and a leader who gets it
