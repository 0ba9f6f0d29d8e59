# Flares: what is told of them, asked about them, and how they work.

flares-added = { $count ->
    [1] One flare
   *[other] { $count } flares
} came into the forge: those of the aliens in the match, and others.
flare-stopped = { part-whose-first } { $piece } was zapped{ $scrapped ->
    [yes] , and its flare scrapped
   *[no] {""}
}{ part-invasion }.
driver-exchanged = { part-who } put { $pod } in the place of the driver of the { part-fleet }, and took that{ part-invasion }.
forge-shown = { part-who } looked through the forge{ $pods ->
    [no] .
   *[other] : { $pods }.
}
word-called = { part-who } called for { $piece }: { $word ->
    [0] the invader
    [1] the defender
   *[other] { $word }
}{ part-invasion }.
powers-traded = { part-who } and { $other ->
    [you] you
   *[other] { $other }
} traded powers{ part-invasion }.
powers-lent = They trade back at upkeep.
powers-known = { part-who } and { $other ->
    [you] you
   *[other] { $other }
} traded powers: { $seat ->
    [you] you have
   *[other] { $seat } has
} { $mine } now, { $other ->
    [you] and you have
   *[other] and { $other } has
} { $theirs }{ part-invasion }.
ships-settled = { part-who } moved { part-ships } from { $source } to { part-place }.
pod-bared = { part-who } showed { $pod }.
why-only-puts-in = it only puts ships in
why-puts-in-at-most = { $most } ships are the most that it puts in
distress-returned = There was no combat: the distress pods that lay primed went back{ part-invasion }.
why-oracle-hurries = an Oracle had your fleet prime its distress pods before the drivers were open
why-no-attack-held = { $pod } is no attack in your cache
why-names-nothing-there = there is nothing there that it names
flare-scrapped = { part-who } scrapped { $pod }.
flare-burnt = { $pod } was burnt out: { $other ->
    [no] no alien has that power, so it was scrapped.
    [you] it is yours now.
   *[other] it is { $other }'s now.
}
driver-turned = The driver of the { part-fleet } counts as an attack of { $might }{ part-invasion }.
ships-surfaced = { part-whose-first } fleet was joined by { part-ships } out of the warp{ part-invasion }.
why-not-discharged = { $pod } is no artifact that you have discharged in this wave
ask-flare = Do you play { $piece }?
ask-flare-ready = Do you hold { $piece } ready?
silent-flare = you keep its charge
called-flare = flare
heading-flare = { $pod }
flare-parts = { $name }: { $rules }
rules-flares = Flares are pods of one alien each: that alien plays the super part, everybody else the wild one. Each has a charge for every invasion, and everybody plays one flare at most in an invasion; at upkeep it comes back.
acts-rally = as ships are sent
acts-charged = when destiny has been drawn for the next wave
acts-contact = as the drivers are opened
acts-agreed = when a deal has been made
acts-launched = when gates have been aimed
acts-flare = as a flare is played
acts-sponsor-last = as ships are sent
acts-distress = as distress pods are primed
acts-combat = before might is counted
acts-arrived = as ships arrive
acts-upkeep = at upkeep
acts-driver-might = as might is counted
acts-compensation = as compensation is counted
acts-broken-off = as a negotiation is broken off
