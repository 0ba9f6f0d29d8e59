# Eine Kraft vor der Partie: wann sie wirkt, und wie sie zum Spiel per Post passt.

fit-as-printed = wie gedruckt
fit-adapted = für die Post angepasst

acts-paid = wenn die Begegnung vorbei ist
acts-might = beim Zählen der Stärke
acts-ship-might = beim Zählen der Stärke
acts-size = wenn Schiffe geschickt werden
acts-winner = wenn feststeht, wer gewinnt
acts-ships-landed = wenn Schiffe landen
acts-ships-destroyed = wenn Schiffe zerstört werden
acts-send-home = wenn Schiffe heimgeschickt würden
acts-driver = bevor Leitkapseln scharf gemacht werden
acts-settled = nach einem Kampf
acts-risen = nach einem Warpfall
acts-natures = vor dem Gefecht, wenn man weiß, was die Flotten sind
acts-sponsor-uncommissioned = wenn niemand um Hilfe gebeten hat
acts-any-warpfall = in jedem Warpfall
acts-warping = vor einem Warpfall
acts-come-up = wenn im Schicksal eine Farbe kommt
acts-be-compensated = wenn eine Entschädigung fällig ist
acts-blitz = wenn feststeht, wer gewinnt
acts-upset = wenn feststeht, wer gewinnt
acts-cache-renewed = wenn jemand Nachschub bekommen hat
acts-keep-cache = wenn Kapseln aus einem Magazin genommen würden
acts-power-lost = wenn die Kraft verloren geht
acts-ship-vaporized = wenn Schiffe ausgelöscht werden
acts-ships-moved = wenn Schiffe zwischen Basen umziehen
acts-ships-rebounded = wenn Schiffe zurückkehren
acts-ships-revived = wenn Schiffe den Warp verlassen
acts-sponsor = wenn Schiffe geschickt werden
acts-capturing = bevor die Schiffe einer geschlagenen Flotte zerstört werden
acts-captives-freed = wenn gefangene Schiffe frei werden
