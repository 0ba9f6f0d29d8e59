# A power before the match: when it acts, and how it fits play by mail.

fit-as-printed = as printed
fit-adapted = adapted to mail

acts-paid = when the encounter is over
acts-might = as might is counted
acts-ship-might = as might is counted
acts-size = as ships are sent
acts-winner = as it is settled who wins
acts-ships-landed = as ships land
acts-ships-destroyed = as ships are destroyed
acts-send-home = as ships would be sent home
acts-driver = before the drivers are primed
acts-settled = after combat
acts-risen = after a warpfall
acts-natures = before combat, when the natures are known
acts-sponsor-uncommissioned = when nobody has asked it to sponsor
acts-any-warpfall = in any warpfall
acts-warping = before a warpfall
acts-come-up = when a colour comes up in destiny
acts-be-compensated = as compensation is due
acts-blitz = as it is settled who wins
acts-upset = as it is settled who wins
acts-cache-renewed = when an alien has had a resupply
acts-keep-cache = as pods would be taken from a cache
acts-power-lost = as the power is lost
acts-ship-vaporized = as ships are vaporized
acts-ships-moved = as ships move between bases
acts-ships-rebounded = as ships come back
acts-ships-revived = as ships leave the warp
acts-sponsor = as ships are sent
acts-capturing = before the ships of a beaten fleet are destroyed
acts-captives-freed = as captured ships come free
