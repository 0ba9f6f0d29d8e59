# Tafeln, wie es steht. Ein „*“ bezeichnet, was seit dem letzten Bericht anders ist.

heading-planets = Die Planeten
planets-untouched = Jedes System hat { $planets } Planeten, und auf jedem liegen { $tokens } Steine seines eigenen Spielers und keine anderen.
head-system = System
everybody-alike = alle
head-planet = Planet { $number }
planets-were = * Anders als im letzten Bericht: { $places }.
planets-had = { $tokens ->
        [no] { $place } war leer
       *[other] { $place } hatte { $tokens }
    }
under-attack = Angegriffen: { $places }. Kein Stein verlässt oder erreicht sie, bis das vorbei ist (Regel 14).
aside-empty = Warp und Limbo sind leer.
heading-aside = Warp und Limbo
head-player = Spieler
head-warp = Warp
head-limbo = Limbo
tower-line = Ein Turm aus { $height } Ebenen: { $place }, mit { $levels }.
pair-line = Ein Paar für { $seat }: { $one } und { $second }.
head-captive = Gefangen
head-gone = Weg
heading-attacks = Wer wen angreifen muss
head-must-attack = Muss angreifen
target-in = { $other } im System von { $system }
heading-players = Die Spieler
head-power = Kraft
head-cards = Karten
head-foreign = Fremde Basen
head-home = Heimatbasen
vacant = Für { $seat } wird ausgelost, bis Befehle von jemandem kommen.
strikes = { $seat } hat { $count ->
        [1] 1 Phase
       *[other] { $count } Phasen hintereinander
    } versäumt.
seat-gone = { $seat } ist aus der Partie genommen.
piles = Karten im Stapel: { $deck }; abgelegt: { $discard }.
power-is-lost = verloren
power-gathered = { $count } gesammelt
different = * Anders als im letzten Bericht.
heading-challenges = Steine in den Kämpfen
head-number = Nr.
head-place = Planet
head-offence = Angriff
head-defence = Verteidigung
head-side = Seite
head-tokens = Steine
head-allies = Verbündete
to-be-divided = (noch zu teilen)
with-allies = { $main }, mit { $allies }
side-name = { $side ->
        [offence] Angriff
       *[defence] Verteidigung
    }
heading-end = Der Endstand
