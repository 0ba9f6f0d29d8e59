# Bausteine, aus denen viele Sätze bestehen, und kleine Wörter.
#
# $seat, $other und ähnliche sind die Farbe eines Aliens oder „you“ für den Leser. $number ist die Nummer einer
# Invasion, 0 für keine. Mehrere Aliens kommen in zwei Teilen: $others, die Farben, und $you: [not], wenn der Leser
# nicht dabei ist, [alone], wenn nur er es ist, [too], wenn er hinter den anderen steht, [nobody], wenn es niemand ist.
# Farben, Planeten, Kapseln und Kräfte heißen, wie man sie in Befehle schreibt.
#
# Die Wörter dieses Titels: pod Kapsel, cache Magazin, forge Schmiede, driver Leitkapsel, distress pod Notkapsel,
# exhaust Auswurf, to draft ziehen, to scrap verschrotten, to prime scharf machen, to discharge zünden, might Stärke,
# power Kraft, dominion Dominanz, authority Autorität, influence Einfluss, invader Angreifer, defender Verteidiger,
# sponsor Helfer, to commission anwerben, fleet Flotte, gate Tor, flagship Flaggschiff, fuel cell Brennzelle, charge Los,
# boon Bonus, lucre Mammon, bribe Bestechung,
# voucher Gutschein, impervious unverwundbar, compensation Entschädigung, resupply Nachschub, to revive zurückholen, to rebound zurückkehren,
# to vaporize auslöschen, demand Forderung, to negate streichen, to quash platzen lassen; brigade Brigade,
# envoy Gesandter, trojan Trojaner, morph Morph, stooge Strohmann.

part-du-hast =
    { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    }
part-du-bist =
    { $seat ->
        [you] Du bist
       *[other] { $seat } ist
    }
part-dich =
    { $seat ->
        [you] dich
       *[other] { $seat }
    }
part-seine =
    { $seat ->
        [you] deine
       *[other] seine
    }
part-alle-dich =
    { $you ->
        [nobody] niemanden
        [alone] dich
        [too] { $others } und dich
       *[not] { $others }
    }
part-alle-dir =
    { $you ->
        [nobody] niemandem
        [alone] dir
        [too] { $others } und dir
       *[not] { $others }
    }
part-gegen =
    { $you ->
        [nobody] {""}
       *[not] {" "}gegen { part-alle-dich }
    }
part-invasion =
    { $number ->
        [0] {""}
       *[other] {" "}(Invasion { $number })
    }
part-flotte-der =
    { $side ->
        [invader] der angreifenden Flotte
       *[defender] der verteidigenden Flotte
    }
part-flotte-die =
    { $side ->
        [invader] die angreifende Flotte
       *[defender] die verteidigende Flotte
    }
part-schiffe =
    { $ships ->
        [1] 1 Schiff
       *[other] { $ships } Schiffe
    }
part-schiffen =
    { $ships ->
        [1] 1 Schiff
       *[other] { $ships } Schiffen
    }
part-kapseln =
    { $count ->
        [1] 1 Kapsel
       *[other] { $count } Kapseln
    }
part-zellen =
    { $cells ->
        [1] 1 Brennzelle
       *[other] { $cells } Brennzellen
    }

batch-from =
    { $place ->
        [warp] { $ships } aus dem Warp
       *[planet] { $ships } von { $place }
    }
batch-to =
    { $place ->
        [warp] { $ships } in den Warp
       *[planet] { $ships } nach { $place }
    }

pods-several = { $count } x { $pod }
pods-hidden = { part-kapseln }
pods-unknown =
    { $count ->
        [1] 1 unbekannte Kapsel
       *[other] { $count } unbekannte Kapseln
    }
pods-none = keine Kapsel
