# Flares: what is told of them, asked about them, and how they work.

flares-added = { $count ->
    [1] One flare
   *[other] { $count } flares
} came into the forge: those of the aliens in the match, and others.
flare-stopped = { part-whose-first } { $piece } was zapped, and its flare scrapped{ part-invasion }.
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
acts-natures = as the natures of the fleets are known
acts-combat = before might is counted
acts-arrived = as ships arrive
acts-upkeep = at upkeep
acts-driver-might = as might is counted
acts-compensation = as compensation is counted
acts-broken-off = as a negotiation is broken off
