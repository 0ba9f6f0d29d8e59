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
