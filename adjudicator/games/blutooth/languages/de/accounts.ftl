# Invasionen mit ihren Summen, was eingesetzt wurde, und der Verlauf der Welle.

heading-used = Eingesetzte Kräfte und Artefakte
head-invasion = Invasion
head-used = Eingesetzt
head-against = Gegen
head-result = Ergebnis
stopped = gestoppt
worked = gewirkt
heading-invasion = Invasion { $number }: { $invasion }
invasion-named = { $seat ->
        [you] du greifst
       *[other] { $seat } greift
    } { $place ->
        [no] { $other ->
            [no] jemanden
            [you] dich
           *[other] { $other }
        }
       *[planet] { $other ->
            [you] dich auf { $place }
           *[other] { $place }
        }
    } an
head-side = Flotte
head-driver = Leitkapsel
head-nature = Art
head-ships = Schiffe
head-sponsors = Helfer
head-might = Stärke
side-name = { $side ->
        [invader] angreifend
       *[defender] verteidigend
    }
scene-made = { $sum }, daraus wurden
scene-won = gewonnen
counts-as = als { $value }
pod-sort-distress = Notkapsel
pod-sort-artifact = Artefakt
driver-none = keine
nature-brigade = Brigade
nature-envoy = Gesandter
nature-trojan = Trojaner
nature-morph = Morph
nature-stooge = Strohmann
sum-made = { $sum }, daraus wurden { $total }
happened = Invasion { $number }: { $said }
went = Invasion { $number }, { $role ->
        [invader] dein Angriff auf { $place }
        [defender] deine Verteidigung von { $place } gegen { $other }
       *[sponsor] als Helfer von { $other } auf { $place }
    }: { $result ->
        [won] { $role ->
            [sponsor] diese Flotte hat gewonnen
           *[other] du hast gewonnen
        }
        [lost] { $role ->
            [sponsor] diese Flotte hat verloren
           *[other] du hast verloren
        }
        [both] beide Flotten haben gewonnen
        [neither] beide Flotten haben verloren
        [draw] unentschieden
        [deal] eine Einigung
        [quash] es gibt keine Einigung
       *[open] es wird verhandelt
    }{ $sums }.
went-sums = , { $mine } zu { $theirs }
use-stopped = { $some ->
        [yes] { $by } stoppte deinen Einsatz von { $piece }
       *[no] dein Einsatz von { $piece } wurde gestoppt
    }{ part-invasion }
stopped-by = { $pod } von { $seat }

what-else-first = Was vor der ersten Welle sonst geschah
what-else = Was sonst geschah
heading-earlier = Vorher in Zyklus { $cycle }, Welle { $wave }
earlier-letter = { $letter ->
        [1] Start
        [2] Sammlung
       *[3] Begegnungen
    }: { $said }.
earlier-target = { part-du-hast } { $place ->
        [no] auf keinen Planeten
       *[planet] auf { $place }
    } gezielt (Invasion { $number })
earlier-sponsors = { part-flotte-die } bekam Hilfe von { part-alle-dir } (Invasion { $number })
earlier-nobody = niemand hat geholfen
earlier-won = { $which ->
        [invader] die angreifende Flotte hat gewonnen
        [defender] die verteidigende Flotte hat gewonnen
        [both] beide Flotten haben gewonnen
       *[neither] beide Flotten haben verloren
    } (Invasion { $number })
earlier-talks = eine Verhandlung (Invasion { $number })
earlier-draw = unentschieden (Invasion { $number })
folded-drafted = Gezogene Kapseln: { $said }.
folded-destroyed = An den Warp verlorene Schiffe: { $said }.
folded-landed = Gelandete Schiffe: { $said }.
folded-revived = Schiffe aus dem Warp: { $said }.
folded-rebounded = Zurückgekehrte Schiffe: { $said }.
folded-bought = { $seats } haben für je { $price } Mammon { $ware ->
        [boon] einen Bonus
        [dark-boon] einen Bonus aus der dunklen Schmiede
        [boons] drei Boni
        [shown] eine Kapsel aus dem Schaukasten
        [voucher] einen Gutschein
       *[resupply] Nachschub
    } gekauft.
