# Tafeln, wie es steht. Ein „*“ bezeichnet, was seit dem letzten Bericht anders ist.

heading-planets = Die Planeten
planets-untouched = Jedes System hat { $planets } Planeten, und auf jedem sind { $ships } Schiffe seines eigenen Aliens und keine anderen.
head-system = System
everybody-alike = alle
head-planet = Planet { $number }
footprints-line = Fußabdrücke von { $seat }: { $places }.
aside-empty = Der Warp ist leer.
heading-aside = Neben den Planeten
head-alien = Alien
head-warp = Warp
head-gone = Ausgelöscht
heading-aliens = Die Aliens
head-power = Kraft
head-cache = Magazin
head-dominion = Dominanz
head-authority = Autorität
head-fuel = Zellen
fuel-explained = Brennzellen sind die im Nexus, hinter einem „+“ die im Flaggschiff.
power-hidden = verborgen
power-is-off = aus
vacant = Für { $seat } wird ausgelost, bis Befehle von jemandem kommen.
strikes = { $seat } hat { $count ->
        [1] 1 Phase
       *[other] { $count } Phasen hintereinander
    } versäumt.
alien-gone = { $seat } ist aus der Partie.
piles = Schmiede: { $forge } Kapseln; verbraucht: { $exhausted }.
guest-line = Ein Schiff von { $seat } ist im Nexus von { $other }: Als Anführer müssen beide einander anwerben.
destiny-left = Lose, die noch im Topf des Schicksals sind: { $charges ->
        [no] keine
       *[other] { $charges }
    }.
charge-wild = freie Wahl
exhausts-line = Offen im Auswurf: { $exhausts }.
exhaust-one = { $seat } { $pods }
different = * Anders als im letzten Bericht.
heading-charges = Wen das Schicksal wen angreifen lässt
heading-invasions = Die Invasionen
head-number = Nr.
head-planet-aimed = Planet
head-invader = Angreifer
head-defender = Verteidiger
fleet-own = { $seat } { $ships }
with-sponsors = { $fleet }, mit { $sponsors }
heading-to-settle = Was noch zu regeln ist
left-negotiation = Invasion { $number }: { $seat } und { $other } verhandeln, mit { $mine } und { $theirs } Einfluss.
left-boons = Invasion { $number }: { $seat } { $boons ->
        [1] steht 1 Bonus
       *[other] stehen { $boons } Boni
    } zu.
heading-end = Der Endstand
gathered-line = Gesammelt: { $said }.
resupplies-alike = Freier Nachschub, den jeder noch hat: { $count }.
resupplies-line = Freier Nachschub, der übrig ist: { $said }.
