# What only powers bring about.

pod-claimed = { part-who } claimed { $pod }, which { $other ->
        [you] you
       *[other] { $other }
    } had discharged{ part-invasion }.

acts-drivers = as might is counted
acts-natures = when the drivers are open
acts-primed = when both drivers are primed
acts-approach = when the ships have arrived
acts-compensated-ships = as compensation is due
acts-destiny = when destiny has been drawn
acts-destined = when it is known who is invaded
